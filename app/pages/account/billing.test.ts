import { describe, expect, it } from 'vitest';
import { billingProblems, fittingUse, regimesFor, type SatLists, usesFor } from './billing.ts';

const since = { validFrom: '2022-01-01', validTo: null };
const regime = (code: string, forPeople: boolean, forCompanies: boolean) => ({
  ...since,
  ...{ code, name: code, forPeople, forCompanies },
});
const use = (code: string, forCompanies: boolean, regimes: string[]) => ({
  ...since,
  ...{ code, name: code, forPeople: true, forCompanies, regimes },
});
const lists: SatLists = {
  today: '2026-11-23',
  taxRegimes: [
    regime('601', false, true),
    regime('605', true, false),
    regime('616', true, false),
    regime('626', true, true),
  ],
  cfdiUses: [
    use('D01', false, ['605']),
    use('D04', false, ['605']),
    use('G03', true, ['601', '626']),
    use('S01', true, ['601', '605', '616', '626']),
  ],
};
const person = 'ROLJ850101AB1';
const company = 'CAS990101AB1';

const codes = (rows: readonly { code: string }[]) => rows.map(({ code }) => code);

describe('the billing data of a profile', () => {
  it('offer the regimes that go with the RFC, and all of them before there is one', () => {
    expect(codes(regimesFor(person, lists))).toEqual(['605', '616', '626']);
    expect(codes(regimesFor(company, lists))).toEqual(['601', '626']);
    expect(codes(regimesFor('', lists))).toEqual(['601', '605', '616', '626']);
  });

  it('offer no use before RFC and regime are known', () => {
    expect(usesFor({ rfc: 'ROLJ', taxRegime: '605' }, lists)).toEqual([]);
    expect(usesFor({ rfc: person, taxRegime: '' }, lists)).toEqual([]);
  });

  it.each([
    ['of a person with wages', person, '605', 'D04'],
    ['of a person whose regime does not deduct donations', person, '626', 'G03'],
    ['of a person without tax obligations', person, '616', 'S01'],
    ['of a company', company, '601', 'G03'],
    ['of the general public', 'XAXX010101000', '', 'S01'],
  ])('propose the use %s', (_, rfc, taxRegime, proposed) => {
    const receiver = { rfc, taxRegime };
    expect(fittingUse('', receiver, lists)).toBe(proposed);
    expect(fittingUse('D01', receiver, lists)).toBe(proposed);
    expect(fittingUse('S01', receiver, lists)).toBe('S01');
  });

  it('keep a use while nobody knows what goes with it', () => {
    expect(fittingUse('D01', { rfc: '', taxRegime: '' }, lists)).toBe('D01');
  });

  it('let go of a use that another kind of RFC cannot have, also before its regime is known', () => {
    expect(fittingUse('D04', { rfc: company, taxRegime: '' }, lists)).toBe('');
    expect(fittingUse('D04', { rfc: person, taxRegime: '' }, lists)).toBe('D04');
  });

  it('tell what an invoice would still need', () => {
    const nothing = { rfc: '', legalName: '', taxRegime: '', taxPostalCode: '' };
    expect(billingProblems(nothing, lists)).toEqual({
      missing: ['legalName', 'rfc', 'taxPostalCode', 'taxRegime'],
      regimeDoesNotFit: false,
    });
    const whole = { rfc: 'rolj-850101-ab1', legalName: 'Julián Robles', taxPostalCode: '77500' };
    const none = { missing: [], regimeDoesNotFit: false };
    expect(billingProblems({ ...whole, taxRegime: '605' }, lists)).toEqual(none);
    expect(billingProblems({ ...whole, taxRegime: '601' }, lists)).toEqual({
      missing: [],
      regimeDoesNotFit: true,
    });
    const generic = { ...nothing, rfc: 'XAXX010101000', legalName: 'Julián Robles' };
    expect(billingProblems(generic, lists)).toEqual(none);
  });
});
