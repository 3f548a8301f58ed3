import { describe, expect, it } from 'vitest';
import { type FilledForm, petFormProblems } from './pet-form.ts';

const today = '2026-03-10';
const adoption = { status: 'adoption', today } as const;
const rehabilitation = { status: 'rehabilitation', today } as const;

/** As a form holds it: numbers are texts. */
const description = {
  name: 'Luna',
  species: 'dog',
  breed: 'mixed',
  sex: 'female',
  size: 'medium',
  color: 'Miel',
  ageValue: '3',
  ageUnit: 'years',
  weightKg: '',
  goodWithOwnKind: 'yes',
  goodWithOtherAnimals: 'unknown',
  goodWithChildren: 'yes',
  trained: false,
  houseTrained: true,
  dewormed: true,
  lastDewormedOn: '2026-03-01',
  vaccines: 'Rabia y múltiple al corriente',
  sterilized: true,
  personality: 'Tranquila',
  story: 'La encontramos bajo un puente.',
  city: 'Tulum',
  federalState: 'Quintana Roo',
  needs: [],
};
const whole: FilledForm = {
  description,
  vet: { name: '', phone: '984-123-4567' },
  hasCertificate: true,
  media: { count: 1, anyRefused: false },
};

const problemsWith = (changes: object, rest: Partial<FilledForm> = {}) =>
  petFormProblems({ ...whole, ...rest, description: { ...description, ...changes } }, adoption);

describe('the form of a pet', () => {
  it('has nothing against a whole one', () => {
    expect(petFormProblems(whole, adoption)).toEqual({});
  });

  it('tells everything that an empty one lacks', () => {
    const empty: FilledForm = {
      description: { sterilized: true, dewormed: true },
      vet: { name: '', phone: '' },
      hasCertificate: false,
      media: { count: 0, anyRefused: false },
    };
    const { weightKg: _, needs: __, sterilized: ___, dewormed: ____, ...asked } = description;
    expect(Object.keys(petFormProblems(empty, rehabilitation)).sort()).toEqual(
      [...Object.keys(asked), 'certificate', 'media', 'needs', 'vetPhone'].sort(),
    );
  });

  it('asks for a need in rehabilitation only', () => {
    expect(petFormProblems(whole, rehabilitation)).toEqual({ needs: 'chooseAtLeastOne' });
  });

  it('asks a dewormed pet for the day, which has been', () => {
    expect(problemsWith({ lastDewormedOn: '' })).toEqual({ lastDewormedOn: 'required' });
    expect(problemsWith({ lastDewormedOn: today })).toEqual({});
    expect(problemsWith({ lastDewormedOn: '2026-03-11' })).toEqual({
      lastDewormedOn: 'invalidDate',
    });
    expect(problemsWith({ lastDewormedOn: '2026-02-30' })).toEqual({
      lastDewormedOn: 'invalidDate',
    });
  });

  it('asks a sterilised pet for certificate and telephone of the vet', () => {
    const nothing = { vet: { name: '', phone: '' }, hasCertificate: false };
    expect(problemsWith({}, nothing)).toEqual({
      vetPhone: 'phoneRequired',
      certificate: 'certificateRequired',
    });
    expect(problemsWith({ sterilized: false }, nothing)).toEqual({});
    expect(problemsWith({}, { vet: { name: '', phone: '984-123-45' } })).toEqual({
      vetPhone: 'phoneInvalid',
    });
  });

  it('asks for a picture, and lets none through that is not admitted', () => {
    expect(problemsWith({}, { media: { count: 0, anyRefused: false } })).toEqual({
      media: 'pictureRequired',
    });
    expect(problemsWith({}, { media: { count: 2, anyRefused: true } })).toEqual({
      media: 'fileNotPermitted',
    });
  });
});
