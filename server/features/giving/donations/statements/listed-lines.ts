import { addDays } from '#domain/dates.ts';
import type { LineState } from '#domain/donations/bank-statement.ts';
import { folioOf } from '#domain/donations/donation-words.ts';
import type { PageRequest } from '#domain/paging.ts';
import { findDonationsById } from '../bookkeeping/found-donations.repository.ts';
import { findConfirmedOf } from '../cash/cash-counts.repository.ts';
import { findDonorsWithoutAccount } from '../donors-without-account.ts';
import {
  type BankLine,
  findLines,
  findParts,
  leftOf,
  pageOfLines,
} from './bank-lines.repository.ts';
import { type KnownDonor, knownDonorsFor } from './known-donors.ts';
import { type ProposalReason, proposalsFor } from './line-proposals.ts';
import type { StatementDependencies } from './statement-dependencies.ts';

/** A donation as it is named beside a line. */
interface NamedDonation {
  donationId: string;
  /** null until it is paid. */
  number: string | null;
  /** null where nobody is named. */
  donor: string | null;
  amountCents: number;
  /** YYYY-MM-DD */
  date: string;
}

export interface ListedLine extends Omit<BankLine, 'repeats' | 'changedBy' | 'parts'> {
  leftCents: number;
  repeats: Pick<BankLine, 'description' | 'layout' | 'state'> | null;
  /** Cash of the same sum that two people counted before, and that somebody may have brought to the bank. */
  counted: { givenOn: string; place: string } | null;
  proposals: (NamedDonation & { because: ProposalReason })[];
  /** Who may have sent it, beside the donors of `proposals`. */
  donors: KnownDonor[];
  /** What of it is of which donation. */
  parts: NamedDonation[];
  changedBy: string | null;
}

type Dependencies = Pick<StatementDependencies, 'database' | 'accounts' | 'timezone'>;

/** By its id, how each donation is named. */
async function naming({ database, accounts }: Dependencies, ids: readonly string[]) {
  const donations = await findDonationsById(database, [...new Set(ids)]);
  const people = await accounts.contactsOf(donations.flatMap(({ userId }) => userId ?? []));
  const others = await findDonorsWithoutAccount(
    database.query,
    donations.map(({ id }) => id),
  );
  return new Map(
    donations.map((one): [string, NamedDonation] => [
      one.id,
      {
        donationId: one.id,
        number: folioOf(one) || null,
        donor: people.get(one.userId ?? '')?.name ?? others.get(one.id) ?? null,
        amountCents: one.amountCents,
        date: one.date,
      },
    ]),
  );
}

/** Days within which counted cash is brought to the bank. */
const broughtWithin = 30;

/** Of each line of this sum and time the counted cash that it may be. */
async function countedCash({ database }: Dependencies, lines: readonly BankLine[]) {
  const days = lines.map(({ postedOn }) => postedOn).toSorted();
  const counts = await findConfirmedOf(
    database.query,
    [...new Set(lines.map(({ amountCents }) => amountCents))],
    { from: addDays(days[0] ?? '', -broughtWithin), to: days.at(-1) ?? '' },
  );
  return ({ amountCents, postedOn }: BankLine) => {
    const since = addDays(postedOn, -broughtWithin);
    const found = counts.find(
      (one) => one.amountCents === amountCents && since <= one.givenOn && one.givenOn <= postedOn,
    );
    return found ? { givenOn: found.givenOn, place: found.place } : null;
  };
}

/** A page of lines with what they may be, or are. */
export async function listLines(
  dependencies: Dependencies,
  state: LineState,
  page: PageRequest,
): Promise<{ items: ListedLine[]; total: number }> {
  const { database, accounts } = dependencies;
  const { query } = database;
  const { items: lines, total } = await pageOfLines(database, { ...page, state });
  const proposals =
    state === 'open' ? await proposalsFor(dependencies, query, lines) : new Map<string, never[]>();
  const made = await findParts(
    query,
    lines.map(({ id }) => id),
  );
  const repeated = await findLines(
    query,
    lines.flatMap(({ repeats }) => repeats ?? []),
  );
  const people = await accounts.contactsOf(lines.flatMap(({ changedBy }) => changedBy ?? []));
  const names = await naming(dependencies, [
    ...[...proposals.values()].flat().map(({ donationId }) => donationId),
    ...made.map(({ donationId }) => donationId),
  ]);
  const donors =
    state === 'open'
      ? await knownDonorsFor(dependencies, query, lines)
      : new Map<string, KnownDonor[]>();
  const countedOf =
    state === 'open' && lines.length > 0 ? await countedCash(dependencies, lines) : () => null;
  const items = lines.map((line): ListedLine => {
    const other = repeated.find(({ id }) => id === line.repeats);
    const proposed = (proposals.get(line.id) ?? []).flatMap(({ donationId, because }) => {
      const named = names.get(donationId);
      return named ? [{ ...named, because }] : [];
    });
    return {
      ...line,
      leftCents: leftOf(line),
      repeats: other ?? null,
      counted: countedOf(line),
      proposals: proposed,
      donors: (donors.get(line.id) ?? []).filter(
        ({ name }) => !proposed.some(({ donor }) => donor === name),
      ),
      parts: made.flatMap(({ lineId, donationId, cents }) => {
        const named = lineId === line.id ? names.get(donationId) : undefined;
        return named ? [{ ...named, amountCents: cents }] : [];
      }),
      changedBy: people.get(line.changedBy ?? '')?.name ?? null,
    };
  });
  return { items, total };
}
