// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { accountDraft, visitorDraft } from '#app/forms/drafts.ts';
import { forgetDrafts } from '#app/forms/forget-drafts.ts';
import type { AdoptionProfile } from '#domain/adoption/adoption-profile.ts';
import { checkProfile } from './check-profile.ts';
import { profileDraft, startProfile, takeOver } from './profile-start.ts';
import {
  emptyProfile,
  newAnimal,
  newReference,
  type ProfileValues,
  valuesOf,
} from './profile-values.ts';

const filled: ProfileValues = {
  ...emptyProfile,
  place: { postalCode: '77760', federalState: 'Quintana Roo', city: 'Tulum' },
  home: {
    kind: 'house',
    owned: true,
    landlordAgrees: null,
    outsideSpace: true,
    protections: false,
    stairs: 'unknown',
  },
  household: [{ age: '34', allergic: false }],
  hasAnimals: false,
  hoursAlone: '6',
};

describe('an adoption profile', () => {
  it('asks for what is missing by its field', () => {
    expect(checkProfile(emptyProfile)).toEqual({
      profile: undefined,
      problems: {
        hasAnimals: 'chooseOption',
        'home.kind': 'chooseOption',
        'home.owned': 'chooseOption',
        'home.outsideSpace': 'chooseOption',
        'home.protections': 'chooseOption',
        'household.0.age': 'required',
        hoursAlone: 'required',
        'place.postalCode': 'required',
        'place.federalState': 'required',
        'place.city': 'required',
      },
    });
  });

  it('takes no number that is none', () => {
    const { problems } = checkProfile({ ...filled, hoursAlone: '25' });
    expect(problems).toEqual({ hoursAlone: 'hoursOfDay' });
  });

  it('asks where a home is whose profile was stored before that was a question', () => {
    const { place: _, ...stored } = checkProfile(filled).profile as AdoptionProfile;
    expect(Object.keys(checkProfile(valuesOf(stored)).problems)).toEqual([
      'place.postalCode',
      'place.federalState',
      'place.city',
    ]);
    const known = { postalCode: '97000', federalState: 'yucatan', city: 'Mérida' };
    expect(checkProfile(valuesOf(stored, known)).profile?.place).toEqual({
      ...known,
      federalState: 'Yucatán',
    });
  });

  it('asks a rented home’s owner', () => {
    const { problems } = checkProfile({ ...filled, home: { ...filled.home, owned: false } });
    expect(problems).toEqual({ 'home.landlordAgrees': 'chooseOption' });
  });

  it('leaves out references that are empty, and names the others by their place', () => {
    const luz = { ...newReference, name: 'Luz', email: 'luz' };
    const references = [newReference, luz];
    const { problems } = checkProfile({ ...filled, references });
    expect(problems).toEqual({ 'references.1.email': 'emailInvalid' });
    const { profile } = checkProfile({ ...filled, references: [newReference] });
    expect(profile?.references).toEqual([]);
  });

  it('asks of each reference how it is reached', () => {
    const luz = { ...newReference, name: 'Luz' };
    const problemsOf = (reference: typeof luz) =>
      checkProfile({ ...filled, references: [reference] }).problems;
    expect(problemsOf(luz)).toEqual({ 'references.0.phone': 'referenceUnreachable' });
    expect(problemsOf({ ...luz, phone: '984-111-2233' })).toEqual({});
    expect(problemsOf({ ...luz, email: 'luz@example.org' })).toEqual({});
  });

  it('leaves out animals that do not live there after all', () => {
    const { profile } = checkProfile({ ...filled, animals: [newAnimal] });
    expect(profile?.animals).toEqual([]);
  });

  it('comes back as it was', () => {
    const { profile } = checkProfile(filled);
    expect(checkProfile(valuesOf(profile as AdoptionProfile)).profile).toEqual(profile);
  });
});

describe('the draft of a visitor', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const draft = { values: filled, leftSteps: ['casa'], attempted: false };

  it('goes along into their account', () => {
    const visitor = visitorDraft(profileDraft);
    const account = accountDraft('ana', profileDraft, () => 'ana');
    visitor.write(draft);
    takeOver(visitor, account);
    expect(visitor.read()).toBeUndefined();
    expect(startProfile(account, null)).toMatchObject({ ...draft, restored: true });
  });

  it('of before it was asked where they live comes back, with what the account says of it', () => {
    const place = visitorDraft(profileDraft);
    const { place: _, ...values } = filled;
    place.write({ ...draft, values });
    const known = { postalCode: '', federalState: 'Yucatán', city: 'Mérida' };
    expect(startProfile(place, null, known)).toMatchObject({
      values: { ...values, place: known },
      restored: true,
    });
  });

  it('goes with whoever signs out', () => {
    visitorDraft(profileDraft).write(draft);
    forgetDrafts();
    expect(visitorDraft(profileDraft).read()).toBeUndefined();
  });

  it('is not read where another version has kept it', () => {
    const place = visitorDraft(profileDraft);
    place.write({ values: { home: {} }, leftSteps: [] });
    expect(startProfile(place, null)).toMatchObject({ values: emptyProfile, restored: false });
  });
});
