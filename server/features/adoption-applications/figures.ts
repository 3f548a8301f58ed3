import { setImmediate as nextTurn } from 'node:timers/promises';
import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import {
  addMonths,
  figureLimits,
  isMonth,
  monthStart,
  monthsBetween,
  type Spans,
} from '#domain/adoption/figures.ts';
import type { RecordedReason } from '#domain/adoption/warnings.ts';
import { dateIn } from '#domain/clock.ts';
import { csvPieces } from '#domain/csv.ts';
import { invalid } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import { createPlaces, whenRead } from '../rate-limits/at-once.ts';
import type { ApplicationParts } from './application-parts.ts';
import { scopeOf } from './applications.policy.ts';
import { figureHead, figureRow } from './figure-words.ts';
import {
  type Counted,
  type CountedGroup,
  countedAfter,
  countGroups,
  countReasons,
} from './figures.repository.ts';

export interface GroupFigures {
  received: number;
  adopted: number;
  returned: number;
  answer: Spans;
  adoption: Spans;
}

export interface Figures {
  all: GroupFigures;
  /** Every month that was asked for, the earliest first. */
  months: (GroupFigures & { month: string })[];
  reasons: { reason: RecordedReason; total: number }[];
  /** For staff alone; the name is null where nobody looks after the pets any more. */
  rescuers: (GroupFigures & { name: string | null })[];
}

interface Period {
  /** YYYY-MM, both included. */
  first: string;
  last: string;
}

/**
 * Of applications that arrived in these months: for one’s own pets, or with the right for all.
 * @throws AppError unauthenticated, invalid
 */
export async function findFigures(
  parts: ApplicationParts,
  viewer: Viewer,
  period: Period,
): Promise<Figures> {
  requireAccount(viewer);
  const { database, accounts } = parts;
  const counted = countedIn(parts, viewer, period);
  const [all] = await countGroups(database, counted, 'all');
  const byMonth = new Map(
    (await countGroups(database, counted, 'month')).map((one) => [one.key, one]),
  );
  const isStaff = counted.ownerId === undefined;
  const rescuers = isStaff ? await countGroups(database, counted, 'rescuer') : [];
  const names = await accounts.contactsOf(rescuers.flatMap(({ key }) => key ?? []));
  return {
    all: figuresFrom(all),
    months: counted.months.map(({ month }) => ({ month, ...figuresFrom(byMonth.get(month)) })),
    reasons: await countReasons(database, counted),
    rescuers: rescuers.map(({ key, ...group }) => ({
      name: (key !== null && names.get(key)?.name) || null,
      ...figuresFrom(group),
    })),
  };
}

const figuresFrom = (group: Omit<CountedGroup, 'key'> | undefined): GroupFigures => ({
  received: group?.received ?? 0,
  adopted: group?.adopted ?? 0,
  returned: group?.returned ?? 0,
  answer: { median: group?.answerMedian ?? null, p90: group?.answerP90 ?? null },
  adoption: { median: group?.adoptionMedian ?? null, p90: group?.adoptionP90 ?? null },
});

const takePlace = createPlaces(2);
const portion = 500;

/**
 * The same applications one by one as CSV in pieces, without anything about the families.
 * @throws AppError unauthenticated, invalid, tooManyRequests; before the first piece
 */
export async function exportFigures(
  parts: ApplicationParts,
  viewer: Viewer,
  period: Period,
  language: Language,
): Promise<{ day: string; pieces: AsyncIterable<string> }> {
  const { clock, limits, timezone } = parts;
  const accountId = requireAccount(viewer);
  const counted = countedIn(parts, viewer, period);
  await limits.consume('export', accountId);
  const givePlaceBack = takePlace(accountId);
  const named = counted.ownerId === undefined;
  const pieces = csvPieces(figureHead(language, named), rows(parts, counted, language));
  return { day: dateIn(timezone, clock.now()), pieces: whenRead(pieces, givePlaceBack) };
}

async function* rows(
  { database, accounts, timezone }: ApplicationParts,
  counted: Counted,
  language: Language,
) {
  for (let last = 0; ; ) {
    // SQLite answers at once: nobody else would have a turn.
    await nextTurn();
    const found = await countedAfter(database, counted, last, portion);
    const named = counted.ownerId === undefined;
    const ids = named ? found.flatMap(({ rescuerId }) => rescuerId ?? []) : [];
    const names = await accounts.contactsOf([...new Set(ids)]);
    yield found.map((one) => {
      const rescuer = named ? (names.get(one.rescuerId ?? '')?.name ?? '') : undefined;
      return figureRow(one, { language, timezone, rescuer });
    });
    last = found.at(-1)?.folio ?? last;
    if (found.length < portion) return;
  }
}

function countedIn(
  { timezone }: Pick<ApplicationParts, 'timezone'>,
  viewer: Viewer,
  { first, last }: Period,
): Counted {
  if (!isMonth(first)) throw invalid({ first: ['valueInvalid'] });
  if (!isMonth(last)) throw invalid({ last: ['valueInvalid'] });
  if (last < first) throw invalid({ last: ['rangeInverted'] });
  const months = monthsBetween(first, last);
  if (months.length > figureLimits.months) throw invalid({ last: ['tooManyMonths'] });
  const starts = [...months, addMonths(last, 1)].map((month) => monthStart(month, timezone));
  return {
    months: months.map((month, index) => ({
      month,
      from: starts[index] ?? '',
      to: starts[index + 1] ?? '',
    })),
    ownerId: scopeOf(viewer),
  };
}
