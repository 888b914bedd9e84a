import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  // The standard asks each link for it (HTML, 4.2.4), which the preset does not know.
  elements: ['html5', { link: { attributes: { rel: { required: true } } } }],
  rules: { 'missing-doctype': 'error', 'no-missing-references': 'error' },
});

/** What a document holds that the HTML standard does not allow, and where. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .map(
      ({ ruleId, message, selector, line, column }) =>
        `${ruleId}: ${message} (${selector}, ${line}:${column})`,
    );
}
