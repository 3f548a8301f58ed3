import { foldText } from '#domain/text.ts';
import type { Tx } from '#server/db/database.ts';
import { findDonorsWithoutAccount } from '../donors-without-account.ts';
import type { BankLine } from './bank-lines.repository.ts';
import { findLatestGifts } from './gift-references.repository.ts';
import { partsFound } from './name-in-text.ts';
import type { StatementDependencies } from './statement-dependencies.ts';

/** Somebody who has given before. */
export interface KnownDonor {
  name: string;
  /** Of their account; null where they have none. */
  email: string | null;
  /** YYYY-MM-DD of their latest gift. */
  lastGaveOn: string;
}

/** So many gifts back donors are known. */
const mostGifts = 1_000;
const mostProposed = 3;
/** One first name is many people's. */
const fewestParts = 2;

/** By line, those who gave lately and whose name the bank has written: never is anything booked by that alone. */
export async function knownDonorsFor(
  { accounts }: Pick<StatementDependencies, 'accounts'>,
  query: Tx['query'],
  lines: readonly BankLine[],
): Promise<ReadonlyMap<string, KnownDonor[]>> {
  if (lines.length === 0) return new Map();
  const gifts = await findLatestGifts(query, mostGifts);
  const people = await accounts.contactsOf([
    ...new Set(gifts.flatMap(({ userId }) => userId ?? [])),
  ]);
  const named = await findDonorsWithoutAccount(
    query,
    gifts.filter(({ userId }) => userId === null).map(({ donationId }) => donationId),
  );
  const donors = new Map<string, KnownDonor>();
  for (const { donationId, userId, date: lastGaveOn } of gifts) {
    const account = people.get(userId ?? '');
    const name = account?.name ?? named.get(donationId) ?? '';
    const key = account ? account.email : foldText(name);
    if (name === '' || donors.has(key)) continue;
    donors.set(key, { name, email: account?.email ?? null, lastGaveOn });
  }
  return new Map(
    lines.map(({ id, sender, description }) => {
      const text = `${sender} ${description}`;
      const found = [...donors.values()].filter(
        ({ name }) => partsFound(text, name) >= fewestParts,
      );
      return [id, found.slice(0, mostProposed)];
    }),
  );
}
