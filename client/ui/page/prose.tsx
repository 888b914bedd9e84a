import { inlineLinkStyle } from '../../theme/link-styles.ts';
import { styled } from '../../theme/styled.ts';
import { colors, layout } from '../../theme/tokens.ts';
import { markKept } from '../texts/translate-of.ts';
import { dashListStyle } from './dash-list.tsx';

const Text = styled('div')({
  maxWidth: layout.measure,
  '& > * + *': { marginTop: '.8em' },
  '& ul': dashListStyle,
  '& ol': { paddingLeft: '1.25em', listStyle: 'decimal' },
  '& a': inlineLinkStyle,
});

/** Apart, since few texts have any: styles are part of each page. */
const TextWithRarities = styled(Text)({
  // Underlined, it would look like a link.
  '& ins': { textDecoration: 'none' },
  '& [data-wide]': { overflowX: 'auto' },
  '& table': { minWidth: '100%', borderCollapse: 'collapse' },
  '& caption': { paddingBottom: '.5em', textAlign: 'start' },
  '& th, & td': {
    padding: '.5em 1.25em .5em 0',
    borderBottom: `1px solid ${colors.line}`,
    textAlign: 'start',
    verticalAlign: 'baseline',
    overflowWrap: 'normal',
  },
});

interface ProseProperties {
  /** HTML that the server cleaned; nothing else may come here. */
  html: string;
  /** Language of the text where it is not the page's. */
  lang?: string | undefined;
}

/** Text of the store, or of the maker's own pages, with its markup. */
export function Prose({ html, lang }: ProseProperties) {
  // What is wider than a phone is scrolled on its own, by keys as well.
  const scrolling = markKept(html)
    .replaceAll('<table>', '<div data-wide tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
  const Words = /<(?:table|ins)>/.test(html) ? TextWithRarities : Text;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans every text of the store, and of the maker's pages, to a short list of tags.
  return <Words lang={lang} dangerouslySetInnerHTML={{ __html: scrolling }} />;
}
