import { describe, expect, it } from 'vitest';
import { differences, emptyValues, mergeValues, petFormOf } from './values.ts';

const user = {
  id: 'u',
  name: 'Ana',
  email: 'ana@example.org',
  roles: [],
  city: 'Tulum',
  federalState: 'Quintana Roo',
  postalCode: '',
  subscriptionId: null,
  avatarUrl: '',
  hasSecondFactor: false,
  secondFactorDue: false,
};
const base = emptyValues(user);

describe('the values of a form', () => {
  it('begin where the rescuer lives', () => {
    expect(base).toMatchObject({ city: 'Tulum', federalState: 'Quintana Roo', name: '' });
    expect(emptyValues({ ...user, city: '', federalState: 'Texas' })).toMatchObject({
      city: '',
      federalState: '',
    });
  });

  it('keep what belongs to another answer, and do not send it', () => {
    const values = { ...base, dewormed: false, lastDewormedOn: '2026-01-01' } as const;
    expect(petFormOf(values).description.lastDewormedOn).toBe('');
    expect(petFormOf({ ...values, dewormed: true }).description.lastDewormedOn).toBe('2026-01-01');
    const vet = { ...base, sterilized: false, vetName: 'Dra. Paz', vetPhone: '984-123-4567' };
    expect(petFormOf(vet).vet).toEqual({ name: '', phone: '' });
    expect(petFormOf({ ...vet, sterilized: true }).vet).toEqual({
      name: 'Dra. Paz',
      phone: '984-123-4567',
    });
  });

  it('tell where they differ, lists by their content', () => {
    const other = { ...base, name: 'Luna', needs: ['Medicinas'] };
    expect(differences(base, other)).toEqual(['name', 'needs']);
    expect(differences(other, { ...other, needs: ['Medicinas'] })).toEqual([]);
  });

  it('of two editors: mine where I wrote, theirs everywhere else', () => {
    const mine = { ...base, name: 'Luna', color: 'Miel' };
    const theirs = { ...base, name: 'Lunita', story: 'La encontramos.' };
    expect(mergeValues(base, mine, theirs)).toEqual({
      ...base,
      name: 'Luna',
      color: 'Miel',
      story: 'La encontramos.',
    });
  });
});

describe('the birth in a form', () => {
  const known = { ...base, birthEstimated: false, bornOn: '2026-08-20' };
  const about = { ...base, birthEstimated: true, ageValue: '3', ageUnit: 'months' } as const;
  const said = (...forms: Parameters<typeof petFormOf>) => {
    const { ageValue, ageUnit, bornOn, birthEstimated } = petFormOf(...forms).description;
    return { ageValue, ageUnit, bornOn, birthEstimated };
  };

  it('is said as it was asked for', () => {
    expect(said(about)).toEqual({ ageValue: '3', ageUnit: 'months' });
    expect(said({ ...known, ageValue: '9' })).toEqual({
      bornOn: '2026-08-20',
      birthEstimated: false,
    });
  });

  it('is not said again where nobody touched it, for an age has grown meanwhile', () => {
    expect(said({ ...about, color: 'Miel' }, about)).toEqual({});
    expect(said({ ...known, color: 'Miel' }, known)).toEqual({});
    expect(said({ ...about, ageValue: '4' }, about)).toEqual({ ageValue: '4', ageUnit: 'months' });
    expect(said({ ...known, ...about }, known)).toEqual({
      ageValue: '3',
      ageUnit: 'months',
      bornOn: null,
    });
  });
});
