import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Bilingual } from '#domain/language.ts';
import type { TimelineKind, TimelineWhat } from '#domain/timeline/timeline.ts';
import type { Tx } from '#server/db/database.ts';
import { extensionPoint } from '#server/features/extension-point.ts';
import type { Position } from '#server/features/kits/querying/before.ts';
import type { PetReference } from '../pets/core/pet-references.ts';

export interface TimelineEntry {
  /** Unique within its source. */
  id: string;
  /** Instant, UTC ISO 8601; of what has a day alone, its noon. */
  at: string;
  kind: TimelineKind;
  what: TimelineWhat;
  /** In the thing's own words: a vaccine's name, an event's title; '' where `what` says it all. */
  title: string | Bilingual;
  /** What its page is known by: an event's id, an application's folio; null without one. */
  subject: string | null;
}

/** For whom it is asked, who has made sure that they may open the pet's timeline. */
export interface TimelineReader {
  viewer: Viewer;
  pet: PetReference;
  /** Whoever looks after the pet, and staff in their place; else it is the family that adopted it. */
  isKeeper: boolean;
}

export interface TimelineRequest {
  kinds: readonly TimelineKind[];
  /** Entries behind this one alone (`isBefore`). */
  before: Position | undefined;
  most: number;
}

/**
 * What a feature knows of a pet's life, from the things themselves. Each decides by its own policy what the reader sees
 * of them.
 */
export interface TimelineSource {
  /** Entries of the same instant are ordered by it. Small letters alone. */
  name: string;
  kinds: readonly TimelineKind[];
  /** The latest first. */
  find(
    query: Tx['query'],
    reader: TimelineReader,
    request: TimelineRequest,
  ): Promise<TimelineEntry[]>;
}

export const timelineSources = extensionPoint<TimelineSource>();

/** The later one first; of one instant, the larger id. */
export const byTime = (a: Position, b: Position): number =>
  compare(b.at, a.at) || compare(b.id, a.id);

const compare = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** Of entries that are at hand, those that are asked for. */
export function pageOfEntries(
  entries: readonly TimelineEntry[],
  { kinds, before, most }: TimelineRequest,
): TimelineEntry[] {
  return entries
    .filter((one) => kinds.includes(one.kind) && (!before || byTime(before, one) < 0))
    .toSorted(byTime)
    .slice(0, most);
}
