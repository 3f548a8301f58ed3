import { describe, expect, it } from 'vitest';
import { readAmountForm } from './amount.ts';

const largestCents = 100_000_00;

function formOf(fields: Record<string, string | string[]>): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields)) {
    for (const value of [values].flat()) form.append(name, value);
  }
  return form;
}

describe('the first step of a donation', () => {
  it('settles what was chosen', () => {
    const form = formOf({ tipo: 'alimento', cantidad: ['250', ''], anonima: 'on' });
    expect(readAmountForm(form, largestCents)).toEqual({
      gift: { kind: 'food', amountCents: 250_00, anonymous: true },
    });
  });

  it.each(['100', '$100.00', '100.00 MXN', '$1,234.56', '100000'])('takes %s', (amount) => {
    expect(
      readAmountForm(formOf({ tipo: 'alimento', cantidad: amount }), largestCents).problems,
    ).toBeUndefined();
  });

  it.each([
    ['99.99', 'donationTooSmall'],
    ['0', 'donationTooSmall'],
    ['100000.01', 'donationTooLarge'],
    ['-1', 'amountInvalid'],
    ['100.001', 'amountInvalid'],
    ['1e12', 'amountInvalid'],
    ['NaN', 'amountInvalid'],
    ['', 'required'],
  ])('says of %j what is wrong: %s', (amount, problem) => {
    const form = formOf({ tipo: 'tratamiento', cantidad: amount });
    expect(readAmountForm(form, largestCents).problems).toEqual({ amount: problem });
  });

  it('asks what another donation is for', () => {
    expect(
      readAmountForm(formOf({ tipo: 'otros', cantidad: '100', producto: '' }), largestCents),
    ).toEqual({
      problems: { product: 'chooseOption' },
    });
    const chosen = formOf({ tipo: 'otros', cantidad: '100', producto: 'p-1' });
    expect(readAmountForm(chosen, largestCents).gift).toMatchObject({ productId: 'p-1' });
  });
});
