import { describe, expect, test } from 'vitest';
import type { AdoptionProfile } from './adoption-profile.ts';
import { type FittedPet, fitOf } from './fit.ts';

const dog: FittedPet = {
  species: 'dog',
  size: 'medium',
  ageValue: 3,
  ageUnit: 'years',
  goodWithOwnKind: 'yes',
  goodWithOtherAnimals: 'no',
  goodWithChildren: 'unknown',
  federalState: 'Quintana Roo',
  energy: null,
  stairs: null,
  needsExperience: null,
};
const family: AdoptionProfile = {
  home: {
    kind: 'house',
    owned: true,
    landlordAgrees: null,
    outsideSpace: true,
    protections: false,
  },
  household: [{ age: 40, allergic: false }],
  animals: [],
  hoursAlone: 4,
  experience: '',
  vet: '',
  movingPlans: '',
  fallback: '',
  references: [
    { name: 'Luz', phone: '', email: '', relation: '' },
    { name: 'Teo', phone: '', email: '', relation: '' },
  ],
};
const tulum = { postalCode: '77760', federalState: 'Quintana Roo', city: 'Tulum' };
const companion = { species: 'dog', sterilized: true, vaccinated: true, getsAlong: true } as const;
const outcomes = (pet: Partial<FittedPet>, said: Partial<AdoptionProfile>) =>
  Object.fromEntries(
    fitOf({ ...dog, ...pet }, { ...family, ...said }).map(({ rule, outcome }) => [rule, outcome]),
  );

describe('how a family fits a pet', () => {
  test('speaks only of what matters for them', () => {
    expect(outcomes({}, {})).toEqual({ hoursAlone: 'matches' });
  });

  test.each([
    [
      'children',
      { goodWithChildren: 'no' },
      { household: [{ age: 11, allergic: false }] },
      'against',
    ],
    ['children', {}, { household: [{ age: 11, allergic: false }] }, 'talk'],
    ['ownKind', {}, { animals: [companion] }, 'matches'],
    ['otherAnimals', {}, { animals: [{ ...companion, species: 'cat' }] }, 'against'],
    ['ownAnimals', {}, { animals: [companion] }, 'matches'],
    ['ownAnimals', {}, { animals: [companion, { ...companion, getsAlong: false }] }, 'talk'],
    ['ownAnimals', {}, { animals: [{ ...companion, getsAlong: null }] }, 'talk'],
    ['ownAnimals', {}, { animals: [{ ...companion, vaccinated: false }] }, 'talk'],
    ['ownAnimals', {}, { animals: [{ ...companion, sterilized: null }] }, 'talk'],
    ['hoursAlone', {}, { hoursAlone: 8 }, 'matches'],
    ['hoursAlone', {}, { hoursAlone: 9 }, 'talk'],
    ['hoursAlone', { ageValue: 5, ageUnit: 'months' }, { hoursAlone: 5 }, 'talk'],
    [
      'space',
      { size: 'giant' },
      { home: { ...family.home, kind: 'apartment', outsideSpace: false } },
      'talk',
    ],
    ['space', { size: 'large' }, {}, 'matches'],
    ['energy', { energy: 'high' }, {}, 'matches'],
    ['energy', { energy: 'high' }, { hoursAlone: 5 }, 'talk'],
    ['energy', { energy: 'high' }, { home: { ...family.home, outsideSpace: false } }, 'talk'],
    ['energy', { energy: 'medium' }, { hoursAlone: 5 }, undefined],
    ['energy', {}, { hoursAlone: 5 }, undefined],
    ['stairs', { stairs: 'yes' }, { home: { ...family.home, stairs: true } }, 'matches'],
    ['stairs', { stairs: 'no' }, { home: { ...family.home, stairs: false } }, 'matches'],
    ['stairs', { stairs: 'yes' }, {}, undefined],
    ['stairs', {}, { home: { ...family.home, stairs: true } }, undefined],
    ['experience', { needsExperience: 'yes' }, {}, 'talk'],
    ['experience', { needsExperience: 'no' }, {}, undefined],
    ['landlord', {}, { home: { ...family.home, owned: false, landlordAgrees: false } }, 'talk'],
    ['protections', { species: 'cat' }, {}, 'talk'],
    ['allergies', {}, { household: [{ age: 40, allergic: true }] }, 'talk'],
    ['references', {}, { references: [] }, 'talk'],
    ['distance', {}, { place: { ...tulum, city: 'Cancún' } }, 'matches'],
    ['distance', { federalState: 'Jalisco' }, { place: tulum }, 'talk'],
  ] as const)('%s: %j with %j is %s', (rule, pet, said, outcome) => {
    expect(outcomes(pet, said as Partial<AdoptionProfile>)[rule]).toBe(outcome);
  });

  test.each([
    ['no', true, 'No puede con escaleras, y en su casa las hay: hay que platicarlo.'],
    ['no', null, 'No puede con escaleras: hay que platicar si las hay en casa.'],
    ['no', undefined, 'No puede con escaleras: hay que platicar si las hay en casa.'],
  ] as const)('talks about stairs: pet %s, home %s', (ofPet, ofHome, text) => {
    const home = { ...family.home, stairs: ofHome };
    const fit = fitOf({ ...dog, stairs: ofPet }, { ...family, home });
    expect(fit.find(({ rule }) => rule === 'stairs')).toMatchObject({
      outcome: 'talk',
      text: { es: text },
    });
  });

  test('says all that has to be talked about of the animals at home', () => {
    const animals = [{ ...companion, getsAlong: null, vaccinated: false, sterilized: null }];
    const [text] = fitOf(dog, { ...family, animals }).flatMap((fit) =>
      fit.rule === 'ownAnimals' ? fit.text : [],
    );
    expect(text?.es).toBe(
      'Hay que platicarlo: no se sabe si todos se llevan bien con otros, no todos tienen sus vacunas al día, no todos están esterilizados.',
    );
  });

  test('says of a pair that they have each other, and of one pet that it lacks company', () => {
    const hoursOf = (isPair: boolean) =>
      fitOf(dog, family, { isPair }).find(({ rule }) => rule === 'hoursAlone')?.text.es;
    expect(hoursOf(false)).toBe('Pasaría 4 horas al día sin compañía.');
    expect(hoursOf(true)).toBe('Se acompañarían, y pasarían 4 horas al día sin personas en casa.');
  });

  test('says at twelve that somebody is no longer a child', () => {
    expect(outcomes({}, { household: [{ age: 12, allergic: false }] })).not.toHaveProperty(
      'children',
    );
  });
});
