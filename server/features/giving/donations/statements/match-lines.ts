import { z } from 'zod';
import { dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import { conceptDays, conceptsIn, earlyDays } from '#domain/donations/bank-statement.ts';
import { AppError } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import { defineJob, type Job } from '#server/jobs/define-job.ts';
import { namesOfKey } from '../own-account/account-movements.repository.ts';
import {
  type BankLine,
  changeLine,
  findLines,
  findUntried,
  leftOf,
  lockLine,
  markTried,
} from './bank-lines.repository.ts';
import { attach, bookPart } from './book-part.ts';
import {
  findNotedByKey,
  findNotedKeys,
  findTold,
  type ToldGift,
} from './gift-references.repository.ts';
import type { StatementDependencies } from './statement-dependencies.ts';

interface Patience {
  signal?: AbortSignal;
  /** Whether the rest is left to the job. */
  until?: () => boolean;
}

export interface MatchLines {
  /** Looks for the donations of a statement's lines, or of all that nobody has looked for, each in a transaction of its own. */
  matchAll(statementId?: string, patience?: Patience): Promise<void>;
  /** The same for whatever a process left when it died. */
  matchJob: Job<object, 'donations.matchLines'>;
}

const linesAtOnce = 100;

export function createMatchLines(dependencies: StatementDependencies): MatchLines {
  const { database } = dependencies;

  const tryLine = (id: string, act: typeof match) =>
    database.transaction(async (tx) => {
      const line = await lockLine(tx, id);
      if (line && !line.isTried) await act(dependencies, tx, line);
    });

  /** Lines that name nothing that is known need no transaction each. */
  async function leaveUnnamed(ids: readonly string[]): Promise<string[]> {
    const lines = await findLines(database.query, ids);
    const told = await findTold(database.query, lines.flatMap(conceptsOf));
    const known = new Set(told.map(({ reference }) => reference));
    const keys = await findNotedKeys(database.query, lines.flatMap(namesOfLine));
    const isNamed = (line: BankLine) =>
      conceptsOf(line).some((concept) => known.has(concept)) ||
      namesOfLine(line).some((name) => keys.has(name));
    const unnamed = lines.filter((line) => !isNamed(line)).map(({ id }) => id);
    await markTried(database, unnamed);
    return ids.filter((id) => !unnamed.includes(id));
  }

  async function matchAll(
    statementId?: string,
    { signal, until = () => false }: Patience = {},
  ): Promise<void> {
    for (let after = ''; ; ) {
      const ids = await findUntried(database.query, { of: statementId, after, limit: linesAtOnce });
      for (const id of await leaveUnnamed(ids)) {
        signal?.throwIfAborted();
        if (until()) return;
        await tryLine(id, match).catch((error) => {
          if (!(error instanceof AppError)) throw error;
          // Its key is another line's, say: a person looks at it.
          return tryLine(id, leave);
        });
      }
      after = ids.at(-1) ?? '';
      if (ids.length < linesAtOnce) return;
    }
  }

  return {
    matchAll,
    matchJob: defineJob({
      kind: 'donations.matchLines',
      queue: 'files',
      timeLimit: 10 * 60_000,
      input: z.object({}),
      run: (_, { signal }) => matchAll(undefined, { signal }),
    }),
  };
}

const leave = ({ clock }: StatementDependencies, tx: Tx, { id }: BankLine): Promise<void> =>
  changeLine(tx, id, { isTried: true }, clock.now().toISOString());

/** What another file may have told of already, a person looks at. */
async function match(dependencies: StatementDependencies, tx: Tx, line: BankLine): Promise<void> {
  if (line.state !== 'open' || line.bookedCents > 0) return leave(dependencies, tx, line);
  const noted = line.trackedAs === null ? [] : await findNotedByKey(tx.query, line.trackedAs);
  const standing = noted.find(({ standingCents }) => standingCents > 0);
  if (standing) return attach(dependencies, tx, line, standing);
  if (line.repeats !== null) return leave(dependencies, tx, line);
  const gift = await giftOf(dependencies, tx.query, line);
  if (!gift) return leave(dependencies, tx, line);
  await bookPart(dependencies, tx, line, {
    donationId: gift.donationId,
    amountCents: leftOf(line),
    basis: gift.askedCents === line.amountCents ? 'concept' : 'otherAmount',
    actorId: line.changedBy,
  });
}

const namesOfLine = ({ trackedAs }: BankLine) => (trackedAs === null ? [] : namesOfKey(trackedAs));

const conceptsOf = ({ reference, description }: BankLine) =>
  conceptsIn(`${reference} ${description}`);

/** The one gift that a line names by its concept; undefined where there are none, or several that are alike. */
async function giftOf(
  dependencies: Pick<StatementDependencies, 'timezone'>,
  query: Tx['query'],
  line: BankLine,
): Promise<ToldGift | undefined> {
  const named = await giftsNamedBy(dependencies, query, line);
  const exact = named.filter(({ askedCents }) => askedCents === line.amountCents);
  const found = exact.length > 0 ? exact : named;
  return found.length === 1 ? found[0] : undefined;
}

/** Those whose concept a line holds, and that were open on its day. */
export async function giftsNamedBy(
  { timezone }: Pick<StatementDependencies, 'timezone'>,
  query: Tx['query'],
  line: BankLine,
): Promise<ToldGift[]> {
  const { postedOn } = line;
  const told = await findTold(query, conceptsOf(line));
  const day = (instant: string) => dateIn(timezone, new Date(instant));
  return told.filter(
    ({ createdAt, expiresAt }) =>
      addDays(day(createdAt), -earlyDays) <= postedOn &&
      postedOn <= addDays(day(expiresAt), conceptDays),
  );
}
