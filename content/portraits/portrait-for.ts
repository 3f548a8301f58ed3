import type { Size, Species } from '#domain/pets/vocabularies.ts';
import { foldText } from '#domain/text.ts';
import type { CatCoat, DogCoat } from './coats.ts';
import type { Mood } from './face.ts';
import type { Portrait } from './portrait.ts';
import { type SeededRandom, seededRandom } from './random.ts';

export interface PortraitWish {
  species: Species;
  /** As people write it, in either language: 'Orange Tabby', 'negro con blanco', 'Black / Tan'. */
  color: string;
  size: Size;
  ageMonths: number;
  /** What tells this pet from others, such as its id. */
  seed: string;
  inRehabilitation: boolean;
}

/**
 * The portrait for a pet that has no photo. Pets that look alike share one, so that a large import makes
 * 193 different pictures at most: 7 of each dog's coat, 4 of each cat's, and one of each at the vet's.
 */
export function portraitFor(wish: PortraitWish): Portrait {
  const random = seededRandom(hash(wish.seed));
  const look =
    wish.species === 'dog'
      ? { species: wish.species, coat: dogCoatOf(wish.color, random) }
      : { species: wish.species, coat: catCoatOf(wish.color, random) };
  const build = buildOf(wish, random);
  const seed = hash(
    `${look.species} ${look.coat} ${build.size} ${build.ageMonths} ${build.variant}`,
  );
  const mood = moodOf(wish, seededRandom(seed));
  const { size, ageMonths } = build;
  const dressing = wish.inRehabilitation ? (seed % 2 ? 'cone' : 'bandage') : undefined;
  return { ...look, size, ageMonths, seed, mood, pose: 'bust', dressing };
}

const grown = 36;
const young = 4;

function buildOf(
  { species, size, ageMonths, inRehabilitation }: PortraitWish,
  random: SeededRandom,
) {
  const sizes: Record<Size, Size> = {
    mini: 'small',
    small: 'small',
    medium: 'medium',
    large: 'large',
    giant: 'large',
  };
  if (inRehabilitation) return { size: 'medium' as const, ageMonths: grown, variant: 'vet' };
  if (ageMonths < 10) return { size: 'small' as const, ageMonths: young, variant: 'young' };
  return species === 'dog'
    ? { size: sizes[size], ageMonths: grown, variant: random.pick(['a', 'b']) }
    : { size: 'medium' as const, ageMonths: grown, variant: random.pick(['a', 'b', 'c']) };
}

function moodOf({ inRehabilitation }: PortraitWish, random: SeededRandom): Mood {
  if (inRehabilitation) return random.pick(['calm', 'shy']);
  return random.pick(['happy', 'happy', 'calm', 'curious', 'shy', 'sleepy']);
}

type Rules<Coat> = readonly (readonly [RegExp, Coat])[];

const black = /black|negr/;
const white = /white|blanc/;
const and = (...parts: RegExp[]) =>
  new RegExp(parts.map((part) => `(?=.*(?:${part.source}))`).join(''));

/** The first rule that fits counts, so mixtures stand before single colours. */
const dogRules: Rules<DogCoat> = [
  [/merle|roan|ticked|moteado/, 'merle'],
  [/brindle|atigrad|barcin/, 'brindle'],
  [/tri ?color/, 'tricolor'],
  [/^(?:white|blanc).*(?:black|negr)/, 'blackPatch'],
  [and(black, white), 'blackAndWhite'],
  [and(black, /tan|brown|cafe|fuego|canela|red|rojo|cream|crema/), 'blackAndTan'],
  [and(white, /brown|tan|red|cafe|miel|canela|cream|crema|orange|yellow|buff/), 'whiteWithPatch'],
  [black, 'black'],
  [white, 'white'],
  [/chocolat|brown|cafe oscuro/, 'chocolate'],
  [/cinnamon|canela|cafe|marron/, 'cinnamon'],
  [/red|rust|rojo|colorad|chestnut|liver/, 'red'],
  [/blue|gr[ae]y|gris|silver|azul|plat/, 'gray'],
  [/fawn|sable|leonad|mask/, 'fawn'],
  [/gold|honey|miel|apricot|dorad|orange|naranja/, 'honey'],
  [/tan|sand|arena|wheat|cream|crema|yellow|amarill|blond|beige|buff|champagne/, 'sand'],
];

const catRules: Rules<CatCoat> = [
  [/calico|tri ?color/, 'calico'],
  [/tort|torbie|carey/, 'tortoiseshell'],
  [/flame/, 'flamePoint'],
  [/point|\bpt\b|siam|seal|lynx/, 'siamese'],
  [/cream|crema|buff|fawn|beige|tan|champagne/, 'creamTabby'],
  [/orange|ginger|naranja|red|rojo|amarill|yellow/, 'orangeTabby'],
  [
    and(/tabby|tiger|atigrad|rayad|barcin|ticked/, /gr[ae]y|gris|blue|azul|silver|plat/),
    'grayTabby',
  ],
  [/tabby|tiger|atigrad|rayad|barcin|ticked|brown|cafe|chocolat|pard/, 'brownTabby'],
  [and(black, white), 'tuxedo'],
  [and(/gr[ae]y|gris|blue|azul/, white), 'grayAndWhite'],
  [white, 'white'],
  [/black|negr|smoke|humo/, 'black'],
  [/gr[ae]y|gris|blue|azul|silver|lil/, 'gray'],
];

function dogCoatOf(color: string, random: SeededRandom): DogCoat {
  const usual = random.pick(['honey', 'cinnamon', 'sand'] as const);
  return firstFit(dogRules, color) ?? usual;
}

function catCoatOf(color: string, random: SeededRandom): CatCoat {
  const usual = random.pick(['brownTabby', 'grayTabby', 'gray'] as const);
  return firstFit(catRules, color) ?? usual;
}

function firstFit<Coat>(rules: Rules<Coat>, color: string): Coat | undefined {
  const text = foldText(color);
  return rules.find(([words]) => words.test(text))?.[1];
}

/** FNV-1a */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  }
  return value >>> 0;
}
