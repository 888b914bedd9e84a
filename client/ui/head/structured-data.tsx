/** Facts for search engines (schema.org, JSON-LD). `<` is escaped so that no text can end the element. */
export function StructuredData(props: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...props.data }).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON-LD is a data block; its text is escaped above.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
