import type { ScreenTexts } from '@kitchen/shared/texts/screen-texts.ts';
import Link from '@mui/material/Link';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Head } from '../head/head.tsx';
import { useSiteSettings } from '../site-settings.tsx';
import { TextWithElements } from '../texts/text-with-elements.tsx';
import { mailAddress, phoneAddress } from './contact-addresses.ts';
import { TextPage, TextSection } from './text-page.tsx';

type Screen = 'accessibility' | 'privacy-policy';
type PartId = { [name in Screen]: keyof ScreenTexts[name]['parts'] }[Screen];

interface PartedTextProperties {
  /** Whose texts they are. */
  screen: Screen;
  path: string;
  parts: readonly PartId[];
  /** What its texts name. Some words depend on `context`. */
  values?: Record<string, string | number>;
  /** What its texts are written with, besides what all are. */
  elements?: Record<string, ReactElement>;
}

/** A page of a long text in parts, with a list of them. */
export function PartedText({ screen, path, parts, values, elements }: PartedTextProperties) {
  const { t } = useTranslation(screen);
  const { brand, year } = useSiteSettings();
  const title = t('title');
  const titled = parts.map((id) => ({ id, title: t(`parts.${id}.title`) }));
  return (
    <>
      <Head title={title} description={t('description', { brand: brand.name })} canonicalPath={path} />
      <TextPage
        crumbs={[{ label: title, path }]}
        title={title}
        lead={t('lead', { year })}
        contents={{ label: t('contents'), parts: titled }}
      >
        {titled.map((part) => (
          <TextSection key={part.id} {...part}>
            <TextWithElements
              text={t(`parts.${part.id}.text`, { email: brand.email, phone: brand.phone, ...values })}
              elements={{
                p: <p />,
                list: <ul />,
                item: <li />,
                strong: <strong />,
                mail: <Link href={mailAddress(brand)} />,
                phone: <Link href={phoneAddress(brand)} />,
                ...elements,
              }}
            />
          </TextSection>
        ))}
      </TextPage>
    </>
  );
}
