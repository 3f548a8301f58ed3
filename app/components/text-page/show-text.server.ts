import type { Link, Section } from '#content/model.ts';
import { organisation } from '#content/organisation.ts';
import { documentAddress } from '#content/resources/document-address.ts';
import { resources } from '#content/resources/resources.ts';
import { givingPath } from '#domain/donations/giving-address.ts';
import type { Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import type { ShownLink, ShownSection } from './shown.ts';

/** For loaders: what content/ names (a page, a file, a mailbox) becomes an address. */
export function showLink(link: Link, language: Language): ShownLink {
  const { label } = link;
  if ('page' in link) return { kind: 'page', label, href: pathFor(link.page, language) };
  if ('give' in link)
    return { kind: 'page', label, href: givingPath(language, { kind: link.give }) };
  if ('mailbox' in link) {
    const address = organisation.mailboxes[link.mailbox];
    return { kind: 'mail', label, href: `mailto:${address}`, note: address };
  }
  if ('url' in link) return { kind: 'web', label, href: link.url };
  const resource = resources.find(({ id }) => id === link.resource);
  if (!resource) throw new Error(`content/ links to a file that is not offered: ${link.resource}`);
  return { kind: 'file', label, href: documentAddress(resource, language), note: 'PDF' };
}

export function showSections(sections: readonly Section[], language: Language): ShownSection[] {
  return sections.map(({ link, ...section }) => ({
    ...section,
    ...(link && { link: showLink(link, language) }),
  }));
}
