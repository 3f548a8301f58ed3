import { describe, expect, test } from 'vitest';
import {
  emptyStatusChange as empty,
  type StatusChangeForm,
  statusChangeInput,
} from './status-change.ts';

const family = {
  name: 'Irma Dzul',
  phone: '984-555-0101',
  email: 'irma@example.org',
  street: 'Calle Jabín 12 int. 3',
  neighborhood: 'La Veleta',
  postalCode: '77760',
  state: 'Quintana Roo',
  city: 'Tulum',
  country: 'México',
};
const adopted = { ...empty, ...family, status: 'adopted', throughUs: 'yes', contract: 'c.pdf' };
const inAdoption = { status: 'adoption', needs: [] } as const;

function complaints(
  form: StatusChangeForm,
  current: Parameters<typeof statusChangeInput>[0] = inAdoption,
) {
  const { error } = statusChangeInput(current).safeParse(form);
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
  );
}

const changeOf = (form: StatusChangeForm) => statusChangeInput(inAdoption).parse(form);

describe('the new status', () => {
  test('is required and another one', () => {
    expect(complaints(empty)).toEqual({ status: 'chooseOption' });
    expect(complaints({ ...empty, status: null })).toEqual({ status: 'chooseOption' });
    expect(complaints({ ...empty, status: 'lost' })).toEqual({ status: 'chooseOption' });
    expect(complaints({ ...empty, status: 'adoption' })).toEqual({ status: 'statusUnchanged' });
  });

  test('is one of those that are offered', () => {
    for (const status of ['returned', 'paused', 'deceased']) {
      expect(complaints({ ...empty, status })).toEqual({ status: 'chooseOption' });
    }
  });
});

describe('an adoption', () => {
  test('asks for its channel', () => {
    expect(complaints({ ...adopted, throughUs: null })).toEqual({ throughUs: 'chooseOption' });
  });

  test('elsewhere needs no papers, and keeps none of what was typed', () => {
    expect(changeOf({ ...empty, ...family, status: 'adopted', throughUs: 'no' })).toEqual({
      status: 'adopted',
      adoption: { throughUs: 'no', adopter: undefined },
    });
  });

  test('through the portal asks for the whole family and the contract', () => {
    expect(complaints({ ...empty, status: 'adopted', throughUs: 'yes' })).toEqual({
      name: 'nameRequired',
      phone: 'phoneRequired',
      email: 'emailRequired',
      street: 'streetInvalid',
      neighborhood: 'required',
      postalCode: 'postalCodeInvalid',
      state: 'required',
      city: 'required',
      country: 'required',
      contract: 'contractRequired',
    });
    expect(changeOf(adopted)).toEqual({
      status: 'adopted',
      adoption: { throughUs: 'yes', adopter: { ...family, phone: '9845550101' } },
    });
  });

  test.each([
    ['phone', '984 555', 'phoneInvalid'],
    ['email', 'irma@', 'emailInvalid'],
    ['street', 'Calle Jabín', 'streetInvalid'],
    ['postalCode', '7776', 'postalCodeInvalid'],
  ])('says what is wrong with %s %j', (field, value, message) => {
    expect(complaints({ ...adopted, [field]: value })).toEqual({ [field]: message });
  });
});

describe('a change to rehabilitation', () => {
  test('asks what the pet needs, where nobody has told yet', () => {
    const form = { ...empty, status: 'rehabilitation' };
    expect(complaints(form)).toEqual({ needs: 'chooseAtLeastOne' });
    expect(complaints({ ...form, needs: 'x'.repeat(121) })).toEqual({ needs: 'tooLong' });
    expect(changeOf({ ...form, needs: 'Croquetas renales\n\n  Una rampa \nsurgery' })).toEqual({
      status: 'rehabilitation',
      needs: ['Croquetas renales', 'Una rampa', 'Cirugía'],
    });
    expect(complaints(form, { ...inAdoption, needs: ['Una rampa'] })).toEqual({});
  });
});
