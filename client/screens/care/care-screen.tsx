import { careTopics } from '@kitchen/shared/care.ts';
import { paths, plainPath } from '@kitchen/shared/paths.ts';
import { useLocation } from 'react-router-dom';
import { CareIndex } from './care-index.tsx';
import { CareTopicPage } from './care-topic-page.tsx';

/** How to look after an appliance: all topics, or one. */
export function Component() {
  const { pathname } = useLocation();
  const topic = careTopics.find((one) => paths.careOf(one) === plainPath(pathname));
  return topic ? <CareTopicPage key={topic} topic={topic} /> : <CareIndex />;
}
