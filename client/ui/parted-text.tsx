import type { ReactNode } from 'react';
import { mailAddress, phoneAddress } from './contact-addresses.ts';
import { Head } from './head.tsx';
import { useSiteSettings } from './site-settings.tsx';
import { TextPage, TextSection } from './text-page.tsx';

interface PartedTextProperties {
  path: string;
  title: string;
  lead: string;
  /** For search engines. */
  description: string;
  /** Heading of the list of parts. */
  contents: string;
  parts: readonly { id: string; title: string; text: ReactNode }[];
}

/** A page of a long text in parts, with a list of them. */
export function PartedText({ path, title, lead, description, contents, parts }: PartedTextProperties) {
  return (
    <>
      <Head title={title} description={description} canonicalPath={path} />
      <TextPage
        crumbs={[{ label: title, path }]}
        title={title}
        lead={lead}
        contents={{ label: contents, parts }}
      >
        {parts.map((part) => (
          <TextSection key={part.id} id={part.id} title={part.title}>
            {part.text}
          </TextSection>
        ))}
      </TextPage>
    </>
  );
}

/** The elements that the texts of such pages are written with. */
export function useTextElements() {
  const { brand } = useSiteSettings();
  return {
    p: <p />,
    list: <ul />,
    item: <li />,
    strong: <strong />,
    mail: <a href={mailAddress(brand)}>{brand.email}</a>,
    phone: <a href={phoneAddress(brand)}>{brand.phone}</a>,
  };
}
