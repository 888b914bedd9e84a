import { readSearchQuery } from '@kitchen/shared/page-query.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { recallsApiPath } from '@kitchen/shared/recalls.ts';
import { applianceSchema } from '@kitchen/shared/support.ts';
import { applianceApiPath, supportApiPath } from '@kitchen/shared/support-paths.ts';
import { useParams } from 'react-router-dom';
import type { ScreenModule } from '../../screen-modules.ts';
import { AppliancePage } from './appliance-page.tsx';
import { SupportPage } from './support-page.tsx';

export const answerPaths: ScreenModule['answerPaths'] = ({ params: { sku }, query, language }) => {
  if (sku) return [applianceApiPath(language, sku), recallsApiPath(language)];
  const text = readSearchQuery(query);
  return [supportApiPath(language, text), ...(text === '' ? [] : [recallsApiPath(language)])];
};

export const canonicalPath: ScreenModule['canonicalPath'] = ({ params: { sku }, language }, answers) => {
  const appliance = sku && applianceSchema.safeParse(answers[applianceApiPath(language, sku)]).data;
  return appliance ? paths.supportOf(appliance.sku) : undefined;
};

/** The help for owners, and the page of one appliance. */
export function Component() {
  const { sku } = useParams();
  return sku === undefined ? <SupportPage /> : <AppliancePage sku={sku} />;
}
