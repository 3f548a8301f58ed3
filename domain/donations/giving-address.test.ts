import { describe, expect, it } from 'vitest';
import { type Gift, givingPath, readGift } from './giving-address.ts';

const giftIn = (path: string) => readGift(new URL(path, 'http://portal').searchParams);

describe('the address of a gift', () => {
  it('is the page itself while nothing is chosen', () => {
    expect(givingPath('es')).toBe('/donaciones');
    expect(givingPath('en', {})).toBe('/donations');
  });

  it.each<[Gift, string]>([
    [{ kind: 'sterilization' }, '/donaciones?tipo=esterilizacion'],
    [{ petId: 'a-1' }, '/donaciones?mascota=a-1'],
    [{ amountCents: 250_00 }, '/donaciones?cantidad=250'],
  ])('says what is chosen: %o', (gift, path) => {
    expect(givingPath('es', gift)).toBe(path);
  });

  it('brings everything back that a form has said', () => {
    const gift: Gift = {
      kind: 'other',
      amountCents: 1_234_50,
      productId: 'p-1',
      petId: 'a-1',
      anonymous: true,
      wantsInvoice: true,
    };
    expect(giftIn(givingPath('en', gift))).toEqual(gift);
  });

  it.each(['', '?tipo=nada&cantidad=mucho', '?cantidad=&tipo=', '?cantidad=1e12', '?otra=1'])(
    'leaves out what it does not know: "%s"',
    (query) => {
      expect(giftIn(`/donaciones${query}`)).toEqual({});
    },
  );

  it('takes a typed amount before one of those offered', () => {
    expect(giftIn('/donaciones?cantidad=250&cantidad=300.50')).toEqual({ amountCents: 300_50 });
    expect(giftIn('/donaciones?cantidad=250&cantidad=')).toEqual({ amountCents: 250_00 });
  });
});
