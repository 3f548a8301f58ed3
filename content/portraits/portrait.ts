import type { Size, Species } from '#domain/pets/vocabularies.ts';
import {
  cone,
  headBandage,
  type Neckwear,
  neckPiece,
  neckwear,
  pawBandage,
} from './accessories.ts';
import { bust, sitting, sleeping, sleepingHead } from './bodies.ts';
import { type CatEyes, type CatHead, catEyes, catHead, catHeads } from './cat-head.ts';
import { type CatCoat, type Coat, catCoats, type DogCoat, dogCoats } from './coats.ts';
import { type DogEar, type DogHead, dogHead, dogHeads, headOutline } from './dog-head.ts';
import type { Mood } from './face.ts';
import { type SeededRandom, seededRandom } from './random.ts';
import { type Scene, scene, scenes } from './scenes.ts';
import { colors, ellipse, group, ink, line, n, path } from './svg.ts';

export const poses = ['bust', 'sitting', 'sleeping'] as const;
export type Pose = (typeof poses)[number];
export type Dressing = 'cone' | 'bandage';

export type Portrait = {
  size: Size;
  mood: Mood;
  pose: Pose;
  ageMonths: number;
  /** The same seed is the same animal: its build, its neckwear and its place. */
  seed: number;
  /** What the vet put on an animal in rehabilitation. */
  dressing?: Dressing;
} & ({ species: 'dog'; coat: DogCoat } | { species: 'cat'; coat: CatCoat });

const width = 400;
const height = 340;

const scaleOf: Record<Size, number> = {
  mini: 1.2,
  small: 1.32,
  medium: 1.48,
  large: 1.62,
  giant: 1.74,
};
const girthOf: Record<Size, number> = {
  mini: 0.86,
  small: 0.93,
  medium: 1,
  large: 1.1,
  giant: 1.18,
};

interface Animal {
  /** From the middle of the head to the tips of the ears. */
  reach: number;
  species: Species;
  coat: Coat;
  measures: { top: number; width: number; chin: number };
  outline: string;
  head(mood: Mood): string;
}

/** A drawn pet, 1280 by 1088 pixels, as SVG text without fonts, scripts or references. */
export function portraitSvg(portrait: Portrait): string {
  const random = seededRandom(portrait.seed);
  const animal = animalOf(portrait, random);
  const wear = portrait.dressing === 'cone' ? 'none' : neckwearOf(portrait, random);
  const backdrop = scene(sceneOf(portrait, random), 'pale' in animal.coat, random);
  const drawing = drawings[portrait.pose](portrait, animal, wear, random);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="1088" viewBox="0 0 ${width} ${height}">${backdrop}${drawing}</svg>`;
}

function sceneOf({ pose }: Portrait, random: SeededRandom): Scene {
  const first = random.pick(scenes);
  const second = random.pick(scenes);
  const third = random.pick(scenes);
  return { bust: first, sitting: second, sleeping: third }[pose];
}

function neckwearOf({ ageMonths }: Portrait, random: SeededRandom): Neckwear {
  const kind = random.pick(neckwear);
  return ageMonths < 3 ? 'none' : kind;
}

function animalOf(portrait: Portrait, random: SeededRandom): Animal {
  const young = portrait.ageMonths < 10;
  if (portrait.species === 'cat') {
    const coat: Coat = catCoats[portrait.coat];
    const head: CatHead = young
      ? 'kitten'
      : coat.pattern === 'points'
        ? 'slim'
        : random.pick(['round', 'slim', 'fluffy']);
    const eyes: CatEyes = coat.pattern === 'points' ? '#7cc3e8' : random.pick(catEyes);
    return {
      species: 'cat',
      coat,
      reach: head === 'slim' ? 96 : 90,
      measures: catHeads[head],
      outline: headOutline(catHeads[head]),
      head: (mood) => catHead({ head, coat, eyes, mood, random, id: 'a' }),
    };
  }
  const coat: Coat = dogCoats[portrait.coat];
  const { head, ear } = young ? puppyBuild(random) : dogBuild(portrait, random);
  return {
    species: 'dog',
    coat,
    reach: dogReach[ear],
    measures: dogHeads[head],
    outline: headOutline(dogHeads[head]),
    head: (mood) => dogHead({ head, ear, coat, mood, random, id: 'a' }),
  };
}

const dogReach: Record<DogEar, number> = {
  floppy: 62,
  hound: 62,
  rose: 66,
  folded: 86,
  pointed: 104,
  bat: 108,
};

interface DogBuild {
  head: DogHead;
  ear: DogEar;
}

function puppyBuild(random: SeededRandom): DogBuild {
  return { head: 'puppy', ear: random.pick(['floppy', 'folded', 'floppy', 'pointed']) };
}

function dogBuild({ size, coat }: Portrait, random: SeededRandom): DogBuild {
  const bald = coat === 'black' || coat === 'gray' || coat === 'chocolate';
  const builds: Record<Size, readonly [DogBuild, ...DogBuild[]]> = {
    mini: [
      { head: 'apple', ear: 'bat' },
      { head: 'apple', ear: 'pointed' },
      { head: 'shaggy', ear: 'folded' },
    ],
    small: [
      { head: 'shaggy', ear: 'floppy' },
      { head: 'apple', ear: 'bat' },
      { head: 'round', ear: 'folded' },
      { head: 'round', ear: 'floppy' },
    ],
    medium: [
      { head: 'round', ear: 'floppy' },
      { head: 'long', ear: 'pointed' },
      { head: 'round', ear: 'folded' },
      { head: bald ? 'slim' : 'shaggy', ear: bald ? 'bat' : 'floppy' },
      { head: 'long', ear: 'hound' },
    ],
    large: [
      { head: 'long', ear: 'pointed' },
      { head: 'broad', ear: 'rose' },
      { head: 'round', ear: 'hound' },
      { head: 'broad', ear: 'floppy' },
      { head: bald ? 'slim' : 'long', ear: bald ? 'bat' : 'folded' },
    ],
    giant: [
      { head: 'broad', ear: 'floppy' },
      { head: 'broad', ear: 'hound' },
      { head: 'long', ear: 'pointed' },
    ],
  };
  return random.pick(builds[size]);
}

type Draw = (portrait: Portrait, animal: Animal, wear: Neckwear, random: SeededRandom) => string;

function dressed({ dressing, mood }: Portrait, { head, measures, outline }: Animal): string {
  const bare = head(mood);
  if (dressing === 'cone') return cone() + group('scale(.92)', bare);
  return dressing === 'bandage'
    ? bare + headBandage(measures.width, measures.top, outline, 'a')
    : bare;
}

function tilt(mood: Mood, random: SeededRandom): number {
  return n(mood === 'curious' ? 9 : mood === 'shy' ? -4 : random.between(-3, 3));
}

const drawings: Record<Pose, Draw> = {
  bust(portrait, animal, wear, random) {
    const reach = portrait.dressing === 'cone' ? 112 : animal.reach;
    // Ears stay in the picture, however large the animal.
    const scale = Math.min(scaleOf[portrait.size], (height - 14) / (106 + reach));
    const middle = height - 106 * scale;
    const { species, coat, measures } = animal;
    return group(
      `translate(200 ${n(middle)}) scale(${n(scale)})`,
      bust({ species, coat, girth: girthOf[portrait.size], random, id: 'a' }),
      group(`translate(0 ${measures.chin + 3})`, neckPiece(wear, random, 'a')),
      group(`rotate(${tilt(portrait.mood, random)} 0 40)`, dressed(portrait, animal)),
    );
  },

  sitting(portrait, animal, wear, random) {
    const wanted = 0.84 + (scaleOf[portrait.size] - 1.2) * 0.56;
    const reach = portrait.dressing === 'cone' ? 104 : animal.reach;
    const scale = Math.min(wanted, 300 / (206 + reach));
    const { species, coat, measures } = animal;
    const young = portrait.ageMonths < 10 ? 1.12 : 1;
    return group(
      `translate(200 ${n(318 - 190 * scale)}) scale(${n(scale)})`,
      sitting({ species, coat, girth: girthOf[portrait.size], random, id: 'a' }),
      portrait.dressing === 'bandage' ? pawBandage() : '',
      group(
        `translate(0 ${measures.chin - 14})`,
        group('scale(.86)', neckPiece(wear, random, 'a')),
      ),
      group(
        `translate(0 -14) rotate(${tilt(portrait.mood, random)} 0 40) scale(${young})`,
        dressed(
          { ...portrait, ...(portrait.dressing === 'bandage' ? { dressing: undefined } : {}) },
          animal,
        ),
      ),
    );
  },

  sleeping(portrait, animal, _wear, random) {
    const scale = 1.06 + (scaleOf[portrait.size] - 1.2) * 0.3;
    const { species, coat } = animal;
    return (
      bed(random) +
      group(
        `translate(206 ${n(312 - 78 * scale)}) scale(${n(scale)})`,
        sleeping({ species, coat, girth: girthOf[portrait.size], random, id: 'a' }),
        group(
          `translate(${sleepingHead.x} ${sleepingHead.y}) rotate(-7) scale(.86)`,
          dressed({ ...portrait, mood: 'sleepy' }, animal),
        ),
      )
    );
  },
};

/** A petate with a striped blanket. */
function bed(random: SeededRandom): string {
  const stripes = [colors.rosa, colors.sol, colors.jade, colors.violet, colors.terracotta];
  const first = Math.floor(random.next() * stripes.length);
  return (
    ellipse(200, 314, 188, 26, ink, { opacity: 0.14 }) +
    path(
      'M18 300c0-16 80-26 182-26s182 10 182 26c0 18-80 30-182 30S18 318 18 300z',
      stripes[first] ?? colors.rosa,
    ) +
    [1, 2, 3]
      .map((i) =>
        line(
          `M${24 + i * 5} ${297 + i * 6}C90 ${314 + i * 6} 310 ${314 + i * 6} ${376 - i * 5} ${297 + i * 6}`,
          stripes[(first + i) % 5] ?? colors.sol,
          4,
        ),
      )
      .join('')
  );
}
