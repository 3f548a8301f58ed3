import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { size, species } from '#domain/pets/vocabularies.ts';
import { catCoats, dogCoats } from './coats.ts';
import { type Portrait, portraitSvg, poses } from './portrait.ts';
import { portraitFor } from './portrait-for.ts';

const canela: Portrait = {
  species: 'dog',
  coat: 'honey',
  size: 'medium',
  mood: 'happy',
  pose: 'bust',
  ageMonths: 30,
  seed: 7,
};

const wish = {
  species: 'dog',
  color: 'miel',
  size: 'medium',
  ageMonths: 30,
  seed: 'a pet',
  inRehabilitation: false,
} as const;

describe('a portrait', () => {
  it('is the same for the same seed and another for another', () => {
    expect(portraitSvg(canela)).toBe(portraitSvg({ ...canela }));
    expect(portraitSvg({ ...canela, seed: 8 })).not.toBe(portraitSvg(canela));
  });

  it('is drawn at 1280 by 1088, without fonts, scripts or references', async () => {
    const svg = portraitSvg(canela);
    expect(svg).not.toMatch(/<text|<script|<image|href|font/);
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect([width, height]).toEqual([1280, 1088]);
  });

  it('holds no broken number, whatever the coat, pose and dressing', () => {
    const looks = [
      ...(Object.keys(dogCoats) as (keyof typeof dogCoats)[]).map((coat) => ({
        species: 'dog' as const,
        coat,
      })),
      ...(Object.keys(catCoats) as (keyof typeof catCoats)[]).map((coat) => ({
        species: 'cat' as const,
        coat,
      })),
    ];
    for (const [at, look] of looks.entries()) {
      for (const pose of poses) {
        for (const dressing of [undefined, 'cone', 'bandage'] as const) {
          const svg = portraitSvg({ ...canela, ...look, pose, dressing, seed: at });
          expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        }
      }
    }
  });

  it('tells poses, dressings and sizes apart', () => {
    const variants = [
      canela,
      { ...canela, pose: 'sitting' as const },
      { ...canela, pose: 'sleeping' as const },
      { ...canela, dressing: 'cone' as const },
      { ...canela, size: 'mini' as const },
      { ...canela, ageMonths: 4 },
    ];
    expect(new Set(variants.map(portraitSvg)).size).toBe(variants.length);
  });
});

describe('the portrait for a pet', () => {
  it.each([
    ['dog', 'Black', 'black'],
    ['dog', 'Black / Tan', 'blackAndTan'],
    ['dog', 'negro con blanco', 'blackAndWhite'],
    ['dog', 'White Black', 'blackPatch'],
    ['dog', 'Blanco con café', 'whiteWithPatch'],
    ['dog', 'Blue Merle', 'merle'],
    ['dog', 'Café', 'cinnamon'],
    ['dog', 'Brown Brindle', 'brindle'],
    ['dog', 'Tri Color', 'tricolor'],
    ['cat', 'Orange Tabby', 'orangeTabby'],
    ['cat', 'BLUE TABBY', 'grayTabby'],
    ['cat', 'Brown Tabby / White', 'brownTabby'],
    ['cat', 'Seal Point', 'siamese'],
    ['cat', 'LYNX PT', 'siamese'],
    ['cat', 'Flame Point', 'flamePoint'],
    ['cat', 'Torbie', 'tortoiseshell'],
    ['cat', 'Carey', 'tortoiseshell'],
    ['cat', 'negra con blanco', 'tuxedo'],
    ['cat', 'gris', 'gray'],
  ] as const)('reads a %s that is "%s" as %s', (kind, color, coat) => {
    expect(portraitFor({ ...wish, species: kind, color }).coat).toBe(coat);
  });

  it('finds some likely coat for words that it does not know', () => {
    expect(Object.keys(dogCoats)).toContain(portraitFor({ ...wish, color: 'Verde' }).coat);
    expect(Object.keys(catCoats)).toContain(
      portraitFor({ ...wish, species: 'cat', color: '' }).coat,
    );
  });

  it('shows who is at the vet', () => {
    expect(portraitFor({ ...wish, inRehabilitation: true }).dressing).toBeDefined();
    expect(portraitFor(wish).dressing).toBeUndefined();
  });

  it('makes 193 different pictures at most', () => {
    const colors = [
      'black,white,black white,white black,white brown,black tan,tricolor,merle,brindle,chocolate',
      'canela,red,gray,fawn,honey,tan,calico,tortie,flame,point,cream,orange,gray tabby,tabby',
      'gray white',
    ].flatMap((list) => list.split(','));
    const pictures = new Set<string>();
    for (const kind of species.values) {
      for (const color of colors) {
        for (let i = 0; i < 60; i += 1) {
          const drawn = portraitFor({
            species: kind,
            color,
            size: size.values[i % 5] ?? 'medium',
            ageMonths: i % 3 ? 40 : 2,
            seed: `pet ${i}`,
            inRehabilitation: i % 7 === 0,
          });
          pictures.add(JSON.stringify(drawn));
        }
      }
    }
    expect(pictures.size).toBeLessThanOrEqual(193);
    expect(pictures.size).toBeGreaterThan(150);
  });
});
