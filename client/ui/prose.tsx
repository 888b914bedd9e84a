import { inlineLinkStyle } from '../theme/link-styles.ts';
import { styled } from '../theme/styled.ts';
import { layout } from '../theme/tokens.ts';
import { dashListStyle } from './dash-list.tsx';

const Text = styled('div')({
  maxWidth: layout.measure,
  '& > * + *': { marginTop: '.8em' },
  '& ul': dashListStyle,
  '& ol': { paddingLeft: '1.25em', listStyle: 'decimal' },
  '& a': inlineLinkStyle,
});

interface ProseProperties {
  /** HTML that the server cleaned; nothing else may come here. */
  html: string;
  /** Language of the text where it is not the page's. */
  lang?: string | undefined;
}

/** Text of the store with its markup. */
export function Prose({ html, lang }: ProseProperties) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans every text of the store to a short list of tags.
  return <Text lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
