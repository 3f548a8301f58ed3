import { setImmediate as nextTurn } from 'node:timers/promises';
import { normalizeEmail } from '#domain/email.ts';
import type { IssueContent } from '#domain/newsletter/issue-content.ts';
import { foldText } from '#domain/text.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { adopterReferences } from '#server/features/adoption/applications/adopter-references.ts';
import { donationReferences } from '#server/features/giving/donations/donation-references.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { NewsletterService } from '../newsletter/newsletter.service.ts';

type ListedReader = Awaited<ReturnType<NewsletterService['readersAfter']>>[number];

const readersAtOnce = 1_000;

interface AudienceDependencies {
  accounts: Pick<AccountsService, 'placesOf'>;
  newsletter: NewsletterService;
}

/** How many readers an issue would go to now. */
export async function countRecipients(
  dependencies: AudienceDependencies & { database: Database },
  content: IssueContent,
): Promise<number> {
  const { database, newsletter } = dependencies;
  const { languages } = content;
  let total = 0;
  for (let after = 0; ; ) {
    const portion = { languages, after, most: readersAtOnce };
    const readers = await newsletter.readersAfter(database, portion);
    total += (await inAudience(dependencies, database, content, readers)).length;
    if (readers.length < readersAtOnce) return total;
    after = readers.at(-1)?.folio ?? after;
    // SQLite answers at once: nobody else would have a turn.
    await nextTurn();
  }
}

/** Of these readers those whom an issue is for. */
export async function inAudience(
  dependencies: Pick<AudienceDependencies, 'accounts'>,
  tx: Pick<Tx, 'query'>,
  { audience, city }: Pick<IssueContent, 'audience' | 'city'>,
  readers: readonly ListedReader[],
): Promise<readonly ListedReader[]> {
  let left = readers;
  const keep = (emails: ReadonlySet<string>) => {
    left = left.filter(({ email }) => emails.has(normalizeEmail(email)));
  };
  const emails = () => left.map(({ email }) => normalizeEmail(email));
  if (audience === 'donors') keep(await donationReferences.donorsAmong(tx.query, emails()));
  if (audience === 'adopters') keep(await adopterReferences.among(tx, emails()));
  if (city === '') return left;
  const wanted = foldText(city);
  const people = await dependencies.accounts.placesOf(tx.query, emails());
  const living = people.filter((person) => foldText(person.city) === wanted);
  keep(new Set(living.map(({ email }) => email)));
  return left;
}
