import { setImmediate as nextTurn } from 'node:timers/promises';
import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import {
  addMonths,
  figureLimits,
  isMonth,
  monthStart,
  monthsBetween,
} from '#domain/adoption/figures.ts';
import type { RecordedReason } from '#domain/adoption/warnings.ts';
import { dateIn } from '#domain/clock.ts';
import { csvPieces } from '#domain/csv.ts';
import { invalid } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import { createPlaces, whenRead } from '#server/features/kits/rate-limits/at-once.ts';
import type { ApplicationDependencies } from './application-dependencies.ts';
import { scopeOf } from './applications.policy.ts';
import { createGroup, type GroupFigures } from './figure-groups.ts';
import { figureHead, figureRow } from './figure-words.ts';
import { type Counted, countedAfter } from './figures.repository.ts';

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
  dependencies: ApplicationDependencies,
  viewer: Viewer,
  period: Period,
): Promise<Figures> {
  requireAccount(viewer);
  const counted = countedIn(dependencies, viewer, period);
  const isStaff = counted.ownerId === undefined;
  const all = createGroup();
  const months = counted.months.map((span) => ({ ...span, group: createGroup() }));
  const rescuers: Groups = new Map();
  const reasons = new Map<RecordedReason, number>();
  // In the order of their folios most are of the same month as the one before.
  let month = months[0];
  for await (const portion of portionsOf(dependencies, counted, mostCounted)) {
    for (const one of portion) {
      all.add(one);
      if (!month || one.createdAt < month.from || one.createdAt >= month.to) {
        month = months.findLast(({ from }) => one.createdAt >= from);
      }
      month?.group.add(one);
      if (isStaff) groupOf(rescuers, one.rescuerId).add(one);
      if (one.status !== 'declined') continue;
      const reason = one.reason ?? 'ownWords';
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
    }
  }
  const most = [...rescuers].sort(byReceived).slice(0, figureLimits.rescuers);
  const names = await dependencies.accounts.contactsOf(most.flatMap(([id]) => id ?? []));
  return {
    all: all.figures(),
    months: months.map(({ month, group }) => ({ month, ...group.figures() })),
    reasons: [...reasons]
      .map(([reason, total]) => ({ reason, total }))
      .sort((a, b) => b.total - a.total || (a.reason < b.reason ? -1 : 1)),
    rescuers: most.map(([id, group]) => ({
      name: (id !== null && names.get(id)?.name) || null,
      ...group.figures(),
    })),
  };
}

type Groups = Map<string | null, ReturnType<typeof createGroup>>;

function groupOf(groups: Groups, key: string | null) {
  const found = groups.get(key) ?? createGroup();
  groups.set(key, found);
  return found;
}

const byReceived = (...[[a, one], [b, other]]: [Entry, Entry]) =>
  other.received - one.received || ((a ?? '') < (b ?? '') ? -1 : 1);
type Entry = [string | null, ReturnType<typeof createGroup>];

/** Counted in a turn. */
const mostCounted = 5_000;
/** Written in a turn. */
const mostWritten = 1_000;

async function* portionsOf(
  { database }: Pick<ApplicationDependencies, 'database'>,
  counted: Counted,
  portion: number,
) {
  for (let last = 0; ; ) {
    // SQLite answers at once: nobody else would have a turn.
    await nextTurn();
    const found = await countedAfter(database, counted, last, portion);
    yield found;
    last = found.at(-1)?.folio ?? last;
    if (found.length < portion) return;
  }
}

const takePlace = createPlaces(2);

/**
 * The same applications one by one as CSV in pieces, without anything about the families.
 * @throws AppError unauthenticated, invalid, tooManyRequests; before the first piece
 */
export async function exportFigures(
  dependencies: ApplicationDependencies,
  viewer: Viewer,
  period: Period,
  language: Language,
): Promise<{ day: string; pieces: AsyncIterable<string> }> {
  const { clock, limits, timezone } = dependencies;
  const accountId = requireAccount(viewer);
  const counted = countedIn(dependencies, viewer, period);
  await limits.consume('export', accountId);
  const givePlaceBack = takePlace(accountId);
  const named = counted.ownerId === undefined;
  const pieces = csvPieces(figureHead(language, named), rows(dependencies, counted, language));
  return { day: dateIn(timezone, clock.now()), pieces: whenRead(pieces, givePlaceBack) };
}

async function* rows(dependencies: ApplicationDependencies, counted: Counted, language: Language) {
  const { accounts, timezone } = dependencies;
  const named = counted.ownerId === undefined;
  for await (const found of portionsOf(dependencies, counted, mostWritten)) {
    const ids = named ? found.flatMap(({ rescuerId }) => rescuerId ?? []) : [];
    const names = await accounts.contactsOf([...new Set(ids)]);
    yield found.map((one) => {
      const rescuer = named ? (names.get(one.rescuerId ?? '')?.name ?? '') : undefined;
      return figureRow(one, { language, timezone, rescuer });
    });
  }
}

function countedIn(
  { timezone }: Pick<ApplicationDependencies, 'timezone'>,
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
