import type { ManagedMedia } from '#app/components/managed-media.ts';
import { isHeic, isPicture, mediaProblem, mostMedia } from '#domain/pets/chosen-files.ts';
import { type FocalPoint, usualFocalPoint } from '#domain/pets/focal-point.ts';

/** A picture or video in the form. */
export type MediaItem = StoredItem | ChosenItem;

/** One that the portal has. */
export interface StoredItem {
  id: string;
  stored: ManagedMedia;
}

/** One that was chosen here and is not sent yet. */
export interface ChosenItem {
  id: string;
  file: File;
  kind: 'image' | 'video';
  /** An address for this page only. */
  preview: string;
  /** Why it cannot be sent: a message's key, or what the portal said of it. */
  problem: string | undefined;
}

export type Chosen = Pick<ChosenItem, 'id' | 'file'>;

export const isStored = (item: MediaItem): item is StoredItem => 'stored' in item;

export const isChosen = (item: MediaItem): item is ChosenItem => 'file' in item;

/** One that cannot be sent; it takes nobody's room, and has to go. */
export type RejectedItem = ChosenItem & { problem: string };

export const isRejected = (item: MediaItem): item is RejectedItem =>
  isChosen(item) && item.problem !== undefined;

export const kindOf = (item: MediaItem) => (isChosen(item) ? item.kind : item.stored.kind);

/** Where the whole of it is. */
export const addressOf = (item: MediaItem) => (isChosen(item) ? item.preview : item.stored.url);

/** They take no place among those that are shown. */
const rejectedLast = (items: readonly MediaItem[]): MediaItem[] => [
  ...items.filter((item) => !isRejected(item)),
  ...items.filter(isRejected),
];

export const storedItem = (stored: ManagedMedia): StoredItem => ({ id: stored.url, stored });

/** @param id as `contentId`: of what was chosen, whatever becomes of the file */
export function chosenItem({ id, file }: Chosen): ChosenItem {
  return {
    id,
    file,
    kind: isPicture(file) || isHeic(file) ? 'image' : 'video',
    preview: URL.createObjectURL(file),
    problem: problemOf(file),
  };
}

/** Whether HEIC can be opened here is known once it was tried. */
const problemOf = (file: File) => (isHeic(file) && file.size > 0 ? undefined : mediaProblem(file));

/** By the ids of items: the focal points that this form has put there, over what the portal has. */
export type FocalPoints = Readonly<Record<string, FocalPoint>>;

export const focusOf = (item: MediaItem, focalPoints: FocalPoints): FocalPoint =>
  focalPoints[item.id] ?? (isChosen(item) ? usualFocalPoint : item.stored.focus);

/** Of these items those focal points that the portal does not have, by their addresses there. */
export function movedFocalPoints(
  items: readonly StoredItem[],
  focalPoints: FocalPoints,
): FocalPoints {
  const moved = items.flatMap(({ id, stored: { focus } }) => {
    const point = focalPoints[id];
    return point && (point.x !== focus.x || point.y !== focus.y) ? [[id, point]] : [];
  });
  return Object.fromEntries(moved);
}

/** What became of files that were chosen or dropped. */
export interface Added {
  items: MediaItem[];
  /** Names of files that are there already, by their content as well. */
  duplicates: string[];
  /** How many found no room any more. */
  tooMany: number;
}

export function addFiles(items: readonly MediaItem[], files: readonly Chosen[]): Added {
  const added: Added = { items: [...items], duplicates: [], tooMany: 0 };
  for (const chosen of files) {
    const refused = problemOf(chosen.file) !== undefined;
    const alike = added.items.filter((item) => isRejected(item) === refused);
    if (added.items.some(({ id }) => id === chosen.id)) {
      added.duplicates.push(chosen.file.name);
    } else if (alike.length >= mostMedia) {
      added.tooMany += 1;
    } else {
      added.items.push(chosenItem(chosen));
    }
  }
  added.items = rejectedLast(added.items);
  return added;
}

/** The portal did not take one of them. */
export const rejectItem = (items: readonly MediaItem[], id: string, problem: string): MediaItem[] =>
  rejectedLast(
    items.map((item) => (isChosen(item) && item.id === id ? { ...item, problem } : item)),
  );

/** With a smaller copy of a file in its place, wherever that very file still is. */
export const replaceFile = (items: readonly MediaItem[], file: File, smaller: File): MediaItem[] =>
  items.map((item) => (isChosen(item) && item.file === file ? { ...item, file: smaller } : item));

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = [...items];
  rest.splice(to, 0, ...rest.splice(from, 1));
  return rest;
}

/**
 * `theirs`, with what was changed from `base` to `mine` over it: their order where only they arranged anything.
 * `base` and `theirs` are what the portal had and has.
 */
export function mergeMedia(
  base: readonly ManagedMedia[],
  mine: readonly MediaItem[],
  theirs: readonly ManagedMedia[],
): MediaItem[] {
  const now = theirs.map(storedItem);
  if (mine.map(({ id }) => id).join() === addressesOf(base)) return now;
  const isKnown = (id: string) => base.some(({ url }) => url === id);
  const remaining = mine.flatMap((item) => {
    const same = now.find(({ id }) => id === item.id);
    return same ?? (isKnown(item.id) ? [] : item);
  });
  return [...remaining, ...now.filter(({ id }) => !isKnown(id))];
}

/** To compare two arrangements. */
export const addressesOf = (media: readonly ManagedMedia[]): string =>
  media.map(({ url }) => url).join();
