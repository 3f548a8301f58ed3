import { randomBytes } from 'node:crypto';
import type { Clock } from '#domain/clock.ts';
import { newsletterPaths } from '#domain/contact/newsletter-paths.ts';
import { type Language, languages } from '#domain/language.ts';
import { fewestCountedReaders, mostCountedLinks } from '#domain/newsletter/issue-clicks.ts';
import { pathFor } from '#domain/site-map.ts';
import type { Database } from '#server/db/database.ts';
import { countsClicks, knownLinks, putLinks } from './click-links.repository.ts';
import { countReaders } from './deliveries.repository.ts';
import type { Letter } from './issue-letter.ts';
import { linksIn, withAddresses } from './letter-links.ts';

const longestLabel = 200;

interface Dependencies {
  database: Database;
  clock: Clock;
  siteUrl: string;
}

/**
 * As it is mailed to the readers of an issue: where clicks are counted, its links have addresses of the portal, the same
 * ones in the mails of all readers of the language and at every try.
 */
export async function countedLetter(
  dependencies: Dependencies,
  issueId: string,
  language: Language,
  letter: Letter,
): Promise<Letter> {
  const { database, siteUrl } = dependencies;
  if (!(await countsClicks(database))) return letter;
  const readers = (await countReaders(database, issueId))[language].mailed;
  if (readers < fewestCountedReaders) return letter;
  const ids = await linkIds(dependencies, issueId, language, letter);
  const follow = siteUrl + newsletterPaths[language].follow;
  return withAddresses(letter, ({ address }) => {
    const id = ids.get(address);
    return id === undefined ? address : `${follow}/${id}`;
  });
}

/** Of the links that are counted, by where they lead; whatever is new is stored. */
export async function linkIds(
  { database, clock, siteUrl }: Dependencies,
  issueId: string,
  language: Language,
  letter: Letter,
): Promise<ReadonlyMap<string, string>> {
  const known = await knownLinks(database, issueId, language);
  const created = linksIn(letter)
    .filter(({ address }) => mayBeCounted(siteUrl, address))
    .slice(0, mostCountedLinks)
    .filter(({ address }) => !known.has(address))
    .map(({ address, label }) => ({
      id: newLinkId(),
      address,
      label: label.slice(0, longestLabel),
    }));
  if (created.length === 0) return known;
  await putLinks(database, issueId, language, created, clock.now().toISOString());
  return knownLinks(database, issueId, language);
}

/** Letters and digits alone: mail programs that find links in plain text leave a hyphen at the end out of them. */
const newLinkId = () => randomBytes(12).toString('hex');
const linkId = /^[0-9a-f]{24}$/;
export const isLinkId = (text: string): boolean => linkId.test(text);

/** Not those by which somebody leaves the list or reads the issue here, and no mailboxes. */
function mayBeCounted(siteUrl: string, address: string): boolean {
  const { protocol, origin, pathname } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:') return false;
  return origin !== new URL(siteUrl).origin || !isOfNewsletter(pathname);
}

const ofNewsletter = languages.flatMap((language) => [
  pathFor('newsletter', language),
  ...Object.values(newsletterPaths[language]),
]);
const isOfNewsletter = (path: string) =>
  ofNewsletter.some((one) => path === one || path.startsWith(`${one}/`));
