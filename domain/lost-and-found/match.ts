import { daysBetween } from '../dates.ts';
import type { Size } from '../pets/vocabularies.ts';
import { differentBits, mostDifferentBits } from '../photo-matches/photo-match.ts';
import { foldText } from '../text.ts';
import type { Square } from './notice-input.ts';
import type { MatchReason, NoticeColor, NoticeSex, NoticeSize } from './notice-words.ts';

/** What two animals of one species are compared by. */
export interface Compared {
  sex: NoticeSex;
  size: NoticeSize;
  colors: readonly NoticeColor[];
  marks: string;
  /** YYYY-MM-DD: when it was lost, or found. */
  happenedOn: string;
  around: Square | null;
  /** '' without one. */
  microchip: string;
  /** Perceptual hashes of its photos. */
  prints: readonly string[];
}

export interface Match {
  reasons: MatchReason[];
  /** Compares matches, and means nothing else. */
  score: number;
  /** Whole ones, as the crow flies; null where a place is unknown. */
  kilometers: number | null;
  /** From the loss on. */
  days: number;
}

const least = 6;
const farthest = 150;
/** One who looks may be mistaken by a day. */
const mistaken = 1;

const sizes: readonly NoticeSize[] = ['small', 'medium', 'large'];

/**
 * How a found animal may be a lost one; undefined where too little speaks for it, or something against it. A chip that agrees is
 * certain, and nothing else ever is.
 */
export function matchOf(lost: Compared, found: Compared): Match | undefined {
  const days = daysBetween(lost.happenedOn, found.happenedOn);
  const kilometers = distanceOf(lost.around, found.around);
  if (lost.microchip !== '' && found.microchip !== '') {
    if (lost.microchip !== found.microchip) return undefined;
    return { reasons: ['chip'], score: 100, kilometers, days };
  }
  if (days < -mistaken) return undefined;
  const points: Partial<Record<MatchReason, number>> = {
    photo: hasSamePhoto(lost, found) ? 5 : 0,
    color: lost.colors.some((color) => found.colors.includes(color)) ? 2 : -2,
    size: sizePoints(lost, found),
    sex: sexPoints(lost, found),
    marks: sharedMarks(lost, found) ? 2 : 0,
    distance: distancePoints(kilometers),
    days: days <= 14 ? 2 : days <= 60 ? 1 : 0,
  };
  const score = Object.values(points).reduce((sum, each) => sum + each, 0);
  const isFar = kilometers !== null && kilometers > farthest && points.photo === 0;
  if (score < least || isFar) return undefined;
  const reasons = (Object.keys(points) as MatchReason[]).filter((one) => (points[one] ?? 0) > 0);
  return { reasons, score, kilometers, days };
}

const hasSamePhoto = (one: Compared, other: Compared) =>
  one.prints.some((print) =>
    other.prints.some((another) => differentBits(print, another) <= mostDifferentBits),
  );

const sizePoints = (one: Compared, other: Compared) =>
  [1, 0, -3][Math.abs(sizes.indexOf(one.size) - sizes.indexOf(other.size))] ?? 0;

function sexPoints(one: Compared, other: Compared): number {
  if (one.sex === 'unknown' || other.sex === 'unknown') return 0;
  return one.sex === other.sex ? 1 : -3;
}

function distancePoints(kilometers: number | null): number {
  if (kilometers === null) return 0;
  return kilometers <= 3 ? 3 : kilometers <= 10 ? 2 : kilometers <= 30 ? 1 : 0;
}

/** Words that say nothing of one animal alone. */
const common = new Set(
  'perro perra gato gata perdido perdida encontrado encontrada tiene lleva trae color pelo cola patas pata muy como para desde cuando salio casa with from that have dog cat lost found'.split(
    ' ',
  ),
);
const markWords = (marks: string) =>
  new Set((foldText(marks).match(/[a-zñ]{4,}/g) ?? []).filter((word) => !common.has(word)));

function sharedMarks(one: Compared, other: Compared): boolean {
  const words = markWords(one.marks);
  return [...markWords(other.marks)].some((word) => words.has(word));
}

/** Between the middles of two squares. */
function distanceOf(one: Square | null, other: Square | null): number | null {
  if (!one || !other) return null;
  const north = (one.south - other.south) / 100;
  const middle = ((one.south + other.south) / 200) * (Math.PI / 180);
  const east = ((one.west - other.west) / 100) * Math.cos(middle);
  return Math.round(Math.hypot(north, east) * 111.2);
}

/** Sizes of pets, as people who look for one tell them. */
const sizesOfPets: Record<Size, NoticeSize> = {
  mini: 'small',
  small: 'small',
  medium: 'medium',
  large: 'large',
  giant: 'large',
};
export const noticeSizeOf = (size: Size): NoticeSize => sizesOfPets[size];

/** How colors are called in the words that people write of pets. */
const colorWords: Record<NoticeColor, RegExp> = {
  black: /\bnegr|black/,
  white: /\bblanc|white/,
  brown: /\bcafe|chocolate|marron|brown/,
  tan: /\bmiel|crema|beige|dorad|canel|\btan\b|cream/,
  grey: /\bgris|plomo|gr[ae]y/,
  orange: /\bnaranja|amarill|rojiz|orange/,
  striped: /atigrad|rayad|tabby|brindle|carey/,
  spotted: /manch|pint|moteado|tricolor|calico|spot/,
};

export const colorsIn = (words: string): NoticeColor[] => {
  const folded = foldText(words);
  return (Object.keys(colorWords) as NoticeColor[]).filter((color) =>
    colorWords[color].test(folded),
  );
};
