import type { Sex, Species } from '../pets/vocabularies.ts';
import type { CapacitySex } from './drive-words.ts';

interface DriveSlot {
  /** HH:MM by the clocks of the place. */
  time: string;
  places: number;
}

/** For whom a drive has so many places. */
export interface CapacityRow {
  species: Species;
  sex: CapacitySex;
  /** Grams, this weight included; null: any. */
  upTo: number | null;
  places: number;
}

export interface DriveRoom {
  slots: readonly DriveSlot[];
  capacity: readonly CapacityRow[];
}

/** What takes a place, and of which row. */
export interface Taken {
  slot: string | null;
  row: string | null;
}

export interface FittedAnimal {
  species: Species;
  sex: Sex;
  grams: number;
}

/** The same for the same animals, whatever their number. */
export const keyOfRow = ({ species, sex, upTo }: Omit<CapacityRow, 'places'>): string =>
  `${species}-${sex}-${upTo ?? 'any'}`;

/** Those that an animal may take a place of, the narrowest first: who fits few rows finds the wide ones free. */
export function rowsFor({ capacity }: DriveRoom, animal: FittedAnimal): CapacityRow[] {
  const width = ({ sex, upTo }: CapacityRow) => (upTo ?? 1e9) + (sex === 'any' ? 0.5 : 0);
  return capacity
    .filter(({ species }) => species === animal.species)
    .filter(({ sex }) => sex === 'any' || sex === animal.sex)
    .filter(({ upTo }) => upTo === null || animal.grams <= upTo)
    .toSorted((a, b) => width(a) - width(b));
}

const countOf = (taken: readonly Taken[], key: keyof Taken, value: string) =>
  taken.filter((one) => one[key] === value).length;

/** Slots and rows with what is free of each. */
export function freeOf(room: DriveRoom, taken: readonly Taken[]) {
  return {
    slots: room.slots.map((slot) => ({
      ...slot,
      free: Math.max(0, slot.places - countOf(taken, 'slot', slot.time)),
    })),
    rows: room.capacity.map((row) => ({
      ...row,
      free: Math.max(0, row.places - countOf(taken, 'row', keyOfRow(row))),
    })),
  };
}

/** Where an animal finds a place; `slotFull`: at another hour it would; undefined: nowhere. */
export function placeFor(
  room: DriveRoom,
  taken: readonly Taken[],
  animal: FittedAnimal,
  wanted: string,
): { slot: string; row: string } | 'slotFull' | undefined {
  const free = freeOf(room, taken);
  const row = rowsFor(room, animal).find((one) =>
    free.rows.some((each) => keyOfRow(each) === keyOfRow(one) && each.free > 0),
  );
  const slots = free.slots.filter((one) => one.free > 0);
  if (!row || slots.length === 0) return undefined;
  const slot = slots.find(({ time }) => time === wanted);
  return slot ? { slot: slot.time, row: keyOfRow(row) } : 'slotFull';
}

/** The same of whoever waited: the hour they wanted, or else the first with room. */
export function placeForWaiting(
  room: DriveRoom,
  taken: readonly Taken[],
  animal: FittedAnimal,
  wanted: string,
): { slot: string; row: string } | undefined {
  for (const time of [wanted, ...room.slots.map((slot) => slot.time)]) {
    const place = placeFor(room, taken, animal, time);
    if (place !== 'slotFull') return place;
  }
  return undefined;
}

/** How many more fit in all: neither more than the hours nor than the rows take. */
export function freePlaces(room: DriveRoom, taken: readonly Taken[]): number {
  const { slots, rows } = freeOf(room, taken);
  const sum = (all: readonly { free: number }[]) =>
    all.reduce((total, { free }) => total + free, 0);
  return Math.min(sum(slots), sum(rows));
}
