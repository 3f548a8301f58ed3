import { dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import { earlyDays } from '#domain/donations/bank-statement.ts';
import type { Tx } from '#server/db/database.ts';
import { findDonorsWithoutAccount } from '../donors-without-account.ts';
import type { BankLine } from './bank-lines.repository.ts';
import { type AwaitedGift, findAwaited } from './gift-references.repository.ts';
import { giftsNamedBy } from './match-lines.ts';
import { partsFound, partsOfName } from './name-in-text.ts';
import type { StatementDependencies } from './statement-dependencies.ts';

/** Why a donation may be what a line is; it is never booked by that alone. */
export type ProposalReason = 'concept' | 'name' | 'amount';

export interface Proposal {
  donationId: string;
  because: ProposalReason;
}

/** Days after which a gift that was never paid is not proposed any more. */
const awaitedDays = 60;
const mostAwaited = 500;
const mostProposed = 5;
/** Whether two parts of somebody's name, or all there are, stand in a text. */
function holdsName(text: string, name: string): boolean {
  const { length } = partsOfName(name);
  return length > 0 && partsFound(text, name) >= Math.min(2, length);
}

/** Gifts that were not paid yet and that lines may be: by concept, then by name, then by day and amount. */
export async function proposalsFor(
  dependencies: Pick<StatementDependencies, 'timezone' | 'accounts'>,
  query: Tx['query'],
  lines: readonly BankLine[],
): Promise<ReadonlyMap<string, Proposal[]>> {
  const { timezone, accounts } = dependencies;
  const days = lines.map(({ postedOn }) => postedOn).toSorted();
  const [first] = days;
  if (first === undefined) return new Map();
  const since = `${addDays(first, -awaitedDays)}T00:00:00.000Z`;
  const awaited = await findAwaited(query, { since, limit: mostAwaited });
  const names = await accounts.contactsOf(
    awaited.flatMap(({ userId }) => userId ?? []),
    query,
  );
  const guests = await findDonorsWithoutAccount(
    query,
    awaited.map(({ donationId }) => donationId),
  );
  const nameOf = ({ userId, donationId }: AwaitedGift) =>
    names.get(userId ?? '')?.name ?? guests.get(donationId) ?? '';
  const wasOpen = ({ createdAt }: AwaitedGift, { postedOn }: BankLine) => {
    const day = dateIn(timezone, new Date(createdAt));
    return addDays(day, -earlyDays) <= postedOn && postedOn <= addDays(day, awaitedDays);
  };
  const proposals = new Map<string, Proposal[]>();
  for (const line of lines) {
    const text = `${line.sender} ${line.description}`;
    const named = await giftsNamedBy(dependencies, query, line);
    const open = awaited.filter((gift) => wasOpen(gift, line));
    const byName = open.filter((gift) => holdsName(text, nameOf(gift)));
    const byAmount = open.filter(({ amountCents }) => amountCents === line.amountCents);
    const all = [
      ...named.map(({ donationId }) => ({ donationId, because: 'concept' as const })),
      ...byName.map(({ donationId }) => ({ donationId, because: 'name' as const })),
      ...byAmount.map(({ donationId }) => ({ donationId, because: 'amount' as const })),
    ];
    const once = new Map(all.toReversed().map((one) => [one.donationId, one]));
    const order = [...new Set(all.map(({ donationId }) => donationId))];
    proposals.set(line.id, order.flatMap((id) => once.get(id) ?? []).slice(0, mostProposed));
  }
  return proposals;
}
