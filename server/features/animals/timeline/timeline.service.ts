import { isOwnerOrCan, requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { invalid, notFound } from '#domain/errors.ts';
import {
  familyKinds,
  noonOf,
  type TimelineKind,
  timelineKind,
  timelinePage,
} from '#domain/timeline/timeline.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { applicationReferences } from '#server/features/adoption/applications/application-references.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { Position } from '#server/features/kits/querying/before.ts';
import { type PetReference, petReferences } from '../pets/core/pet-references.ts';
import {
  byTime,
  type TimelineEntry,
  type TimelineReader,
  type TimelineSource,
} from './timeline-source.ts';

export type TimelineService = ReturnType<typeof createTimelineService>;

interface Dependencies {
  database: Database;
  /** Filled while the features are built. */
  sources: readonly TimelineSource[];
}

export const createTimelineService = (dependencies: Dependencies) =>
  bindUseCases(dependencies, { readTimeline });

interface Timeline {
  pet: Pick<PetReference, 'id' | 'name'>;
  isKeeper: boolean;
  entries: TimelineEntry[];
  /** Where the next page begins; null at the end. */
  next: string | null;
  /** Those that there may be entries of. */
  kinds: TimelineKind[];
}

/** What every id of a source is less than; they are made of digits, small letters, dots and hyphens. */
const aboveAll = '~';

/**
 * A page of what happened to a pet, the latest first: for its owner, for who manages any pet, and from the adoption on
 * for the family that has it. To others it does not exist.
 * @param asked.from as `next` of the page before
 * @throws AppError unauthenticated, notFound, invalid
 */
async function readTimeline(
  { database, sources }: Dependencies,
  viewer: Viewer,
  petId: string,
  requested: { kinds?: readonly TimelineKind[]; from?: string },
): Promise<Timeline> {
  const { query } = database;
  const { since, ...reader } = await requireReader(query, viewer, petId);
  const from = requested.from === undefined ? undefined : placeIn(requested.from);
  const kinds = kindsFor(reader, sources);
  const wanted = requested.kinds?.length
    ? requested.kinds.filter((one) => kinds.includes(one))
    : kinds;
  const found: Found[] = [];
  for (const source of sources) {
    const ofSource = source.kinds.filter((kind) => wanted.includes(kind));
    if (ofSource.length === 0) continue;
    const before = from && { at: from.at, id: idBefore(source.name, from) };
    const request = { kinds: ofSource, before, most: timelinePage + 1 };
    for (const entry of await source.find(query, reader, request)) {
      if (entry.at >= since) found.push({ source: source.name, entry });
    }
  }
  const ordered = found.toSorted((a, b) => byTime(positionOf(a), positionOf(b)));
  const page = ordered.slice(0, timelinePage);
  const last = page.at(-1);
  const hasMore = ordered.length > timelinePage && last !== undefined;
  return {
    pet: { id: reader.pet.id, name: reader.pet.name },
    isKeeper: reader.isKeeper,
    entries: page.map(({ entry }) => entry),
    next: hasMore ? [last.entry.at, last.source, last.entry.id].join(' ') : null,
    kinds,
  };
}

interface Found {
  source: string;
  entry: TimelineEntry;
}

/** Of entries of all sources. */
const positionOf = ({ source, entry }: Found): Position => ({
  at: entry.at,
  id: `${source} ${entry.id}`,
});

/** Those that there may be entries of. */
function kindsFor(
  { isKeeper }: TimelineReader,
  sources: readonly TimelineSource[],
): TimelineKind[] {
  const known = new Set(sources.flatMap(({ kinds }) => kinds));
  const shown = isKeeper ? timelineKind.values : familyKinds;
  return shown.filter((kind) => known.has(kind));
}

interface Place extends Position {
  source: string;
}

/** Of entries at the instant of the last one that was read, those of sources before its own have all been read. */
function idBefore(name: string, { source, id }: Place): string {
  if (name === source) return id;
  return name < source ? aboveAll : '';
}

/** @throws AppError invalid */
function placeIn(text: string): Place {
  const [, at, source, id] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z) ([a-z]+) ([0-9a-z.-]{1,100})$/.exec(text) ?? [];
  if (!at || !source || !id) throw invalid({ from: ['valueInvalid'] });
  return { at, source, id };
}

/** @throws AppError unauthenticated, notFound */
async function requireReader(
  query: Tx['query'],
  viewer: Viewer,
  petId: string,
): Promise<TimelineReader & { since: string }> {
  const accountId = requireAccount(viewer);
  const [pet] = await petReferences.find(query, [petId]);
  if (!pet) throw notFound('pet');
  if (isOwnerOrCan(viewer, pet.ownerId, 'pets.manageAny')) {
    return { viewer, pet, isKeeper: true, since: '' };
  }
  const adopted = await applicationReferences.petsWith(query, accountId);
  const adoption = pet.history.findLast(({ status }) => status === 'adopted');
  const isTheirs = adopted.includes(petId) && !pet.deleted;
  if (!isTheirs || !adoption) throw notFound('pet');
  return { viewer, pet, isKeeper: false, since: noonOf(adoption.date) };
}
