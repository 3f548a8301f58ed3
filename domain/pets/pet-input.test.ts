import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holds } from '#tests/setup/property.ts';
import { messages } from '../messages.ts';
import { readMicrochip } from './microchip.ts';
import { petInput } from './pet-input.ts';
import { description } from './testing/luna.ts';
import type { PetStatus } from './vocabularies.ts';

const luna = {
  ...description,
  weightKg: 3.5,
  lastDewormedOn: '2026-02-28',
  sterilized: true,
  needs: [],
};
const today = '2026-11-20';
/** With what follows from the age. */
const whole = { ...luna, bornOn: '2023-11-20', birthEstimated: true };

const accept = (input: object, status: PetStatus = 'adoption') =>
  petInput(status, today).parse(input);

/** What is wrong, as 'field: message key', in the order of the fields' names. */
function complaints(input: unknown, status: PetStatus = 'adoption'): string[] {
  const result = petInput(status, today).safeParse(input);
  return (result.error?.issues ?? [])
    .map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    .sort();
}

test('a complete description passes as it is', () => {
  expect(accept(luna)).toEqual(whole);
});

test.each([
  'Luna https://malo.example',
  'entra a malo.example',
  'escribe a eva@malo.example',
  '<b>Luna</b>',
])('a name is a name: %s is none', (name) => {
  expect(complaints({ ...luna, name })).toEqual(['name: petNameNotPlain']);
});

describe('forms and spreadsheets send texts', () => {
  test('numbers may be digits, and no weight may be an empty cell', () => {
    expect(accept({ ...luna, ageValue: ' 3 ', weightKg: '3.5' })).toEqual(whole);
    expect(accept({ ...luna, weightKg: '' }).weightKg).toBeNull();
    expect(accept({ ...luna, weightKg: undefined }).weightKg).toBeNull();
  });

  test('texts lose blank ends and control characters', () => {
    const { name, story } = accept({ ...luna, name: ' Lu\u0000na\t', story: 'Uno\r\ndos' });
    expect([name, story]).toEqual(['Luna', 'Uno\ndos']);
  });

  test('a microchip may be missing, and is kept without what stands between its signs', () => {
    const read = (microchip: unknown) => accept({ ...luna, microchip }).microchip;
    expect(read(' 484-0000 0000 0017 ')).toBe('484000000000017');
    expect([read(''), read('  '), read(null), read(undefined)]).toEqual([null, null, null, null]);
    holds(
      fc.property(fc.string(), (text) => {
        const { success } = petInput('adoption', today).safeParse({ ...luna, microchip: text });
        expect(success).toBe(text.trim() === '' || readMicrochip(text) !== undefined);
      }),
    );
  });

  test('unknown columns are left out', () => {
    expect(accept({ ...luna, ownerEmail: 'x@example.org' })).not.toHaveProperty('ownerEmail');
  });
});

describe('what is wrong is said per field, all at once', () => {
  test('an empty description misses everything', () => {
    expect(complaints({}, 'rehabilitation')).toEqual([
      'ageUnit: chooseOption',
      'ageValue: ageInvalid',
      'breed: chooseOption',
      'city: required',
      'color: required',
      'dewormed: chooseOption',
      'federalState: chooseOption',
      'goodWithChildren: chooseOption',
      'goodWithOtherAnimals: chooseOption',
      'goodWithOwnKind: chooseOption',
      'houseTrained: chooseOption',
      'name: nameRequired',
      'needs: chooseAtLeastOne',
      'personality: required',
      'sex: chooseOption',
      'size: chooseOption',
      'species: chooseOption',
      'sterilized: chooseOption',
      'story: required',
      'trained: chooseOption',
      'vaccines: required',
    ]);
  });

  test.each([
    ['ageValue', '03', 'ageInvalid'],
    ['ageValue', 0, 'ageInvalid'],
    ['ageValue', 1.5, 'ageInvalid'],
    ['ageValue', '1e2', 'ageInvalid'],
    ['ageValue', Number.NaN, 'ageInvalid'],
    ['weightKg', 0, 'weightInvalid'],
    ['weightKg', '-2', 'weightInvalid'],
    ['weightKg', '3 kg', 'weightInvalid'],
    ['weightKg', Number.POSITIVE_INFINITY, 'weightInvalid'],
    ['vaccines', 'Rabia         .', undefined],
    ['vaccines', 'Rabia', 'vaccinesTooShort'],
    ['vaccines', `${' '.repeat(20)}Rabia`, 'vaccinesTooShort'],
    ['lastDewormedOn', '', 'required'],
    ['lastDewormedOn', '2026-02-29', 'invalidDate'],
    ['lastDewormedOn', 20260228, 'invalidDate'],
    ['species', 'gato', 'chooseOption'],
    ['federalState', 'Texas', 'chooseOption'],
    ['trained', 'SI', 'chooseOption'],
    ['energy', 'alta', 'chooseOption'],
    ['energy', '', undefined],
    ['stairs', null, undefined],
    ['needsExperience', 'unknown', 'chooseOption'],
    ['name', '\u0000 ', 'nameRequired'],
    ['name', 'x'.repeat(81), 'tooLong'],
    ['story', 'x'.repeat(1_000_000), 'tooLong'],
  ])('%s %j: %s', (field, value, message) => {
    const expected = message ? [`${field}: ${message}`] : [];
    expect(complaints({ ...luna, [field]: value })).toEqual(expected);
  });

  test('a pet that is not dewormed needs no date', () => {
    expect(complaints({ ...luna, dewormed: false, lastDewormedOn: null })).toEqual([]);
  });

  test('rules between fields speak up beside the others', () => {
    expect(complaints({ ...luna, name: '', lastDewormedOn: null })).toEqual([
      'lastDewormedOn: required',
      'name: nameRequired',
    ]);
  });
});

describe('needs', () => {
  test('are asked of a pet in rehabilitation', () => {
    expect(complaints(luna, 'rehabilitation')).toEqual(['needs: chooseAtLeastOne']);
    expect(accept({ ...luna, needs: [' Croquetas '] }, 'rehabilitation').needs).toEqual([
      'Croquetas',
    ]);
  });

  test('are not kept for any other', () => {
    expect(accept({ ...luna, needs: ['Croquetas'] }, 'adoption').needs).toEqual([]);
  });
});

test('whatever is sent, every complaint about a field has words in both languages', () => {
  holds(
    fc.property(fc.constantFrom(...Object.keys(luna)), fc.anything(), (field, value) => {
      for (const complaint of complaints({ ...luna, [field]: value }, 'rehabilitation')) {
        expect(Object.keys(messages)).toContain(complaint.split(': ')[1]);
      }
    }),
  );
});
