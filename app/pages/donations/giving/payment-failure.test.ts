import { describe, expect, it } from 'vitest';
import { ApiError } from '#app/api/transport/api-error.ts';
import { es as account } from '#app/i18n/account/es.ts';
import { es as giving } from '#app/i18n/donations/giving/es.ts';
import { explainPaymentFailure } from './payment-failure.ts';

const explain = (
  status: number,
  message: string,
  rest: Partial<ConstructorParameters<typeof ApiError>[0]> = {},
) =>
  explainPaymentFailure(new ApiError({ status, message, errors: {}, ...rest }), {
    failures: account.failures,
    giving,
  });

describe('what a donor hears of a call that failed', () => {
  it('says why a card was declined, and that nothing was charged', () => {
    const message = 'Tu tarjeta fue rechazada.';
    expect(explain(402, message)).toEqual({
      kind: 'declined',
      title: message,
      lines: [giving.notCharged],
    });
  });

  it('speaks of no card where PayPal declined', () => {
    const message = 'PayPal no aceptó el pago.';
    expect(explain(402, message, { code: 'walletDeclined' })).toEqual({
      kind: 'declined',
      title: message,
      lines: [giving.nothingCharged],
    });
  });

  it.each([0, 500, 502, 503, 504])('asks the same again after %i, for nobody knows', (status) => {
    expect(explain(status, 'Network Error').kind).toBe('silent');
  });

  it('says that nothing was charged where the call could not', () => {
    const error = new ApiError({ status: 502, message: 'x', errors: {} });
    const texts = { failures: account.failures, giving };
    expect(explainPaymentFailure(error, texts, { charges: false })).toEqual({
      kind: 'silent',
      title: giving.silent.title,
      lines: [giving.silent.notCharged],
    });
  });

  it('says that it can be tried later where a call that charges nothing found no provider', () => {
    const error = new ApiError({ status: 503, message: 'x', errors: {} });
    const texts = { failures: account.failures, giving };
    const explained = explainPaymentFailure(error, texts, { charges: false });
    expect(explained.kind).toBe('postponed');
  });

  it.each(['donationUnderWay', 'idempotentCallUnderWay'])(
    'asks the same again while the first call is under way (%s)',
    (code) => {
      expect(explain(409, 'Tu donativo está en camino', { code }).kind).toBe('silent');
    },
  );

  it('says of another conflict what the portal says, and nothing of charges', () => {
    const message = 'Ya tienes un donativo mensual';
    const code = 'subscriptionExists';
    expect(explain(409, message, { code })).toEqual({ kind: 'refused', title: message, lines: [] });
  });

  it.each(['noToken', 'invalidToken', 'expiredToken', 'noSession'])(
    'goes on after the sign-in where the session has ended (%s)',
    (code) => {
      expect(explain(401, 'x', { code }).kind).toBe('signedOut');
    },
  );

  it('shows the captcha when the portal asks for one', () => {
    const errors = { captcha: ['Resuelve el captcha'] };
    expect(explain(422, 'Los datos dados no eran válidos.', { errors }).kind).toBe('captcha');
  });

  it('leads to the profile where billing data are missing', () => {
    const errors = { wantsInvoice: ['Para tu factura necesitamos tu RFC'] };
    expect(explain(422, 'Los datos dados no eran válidos.', { errors })).toMatchObject({
      kind: 'billing',
      title: 'Para tu factura necesitamos tu RFC',
    });
  });

  it('says what the portal says of a field, and of the provider', () => {
    const errors = { monto: ['El valor mínimo admitido son $100.00 MXN'] };
    expect(explain(422, 'Los datos dados no eran válidos.', { errors }).title).toBe(
      errors.monto[0],
    );
    expect(explain(422, 'Lo sentimos ha ocurrido un error!').title).toBe(
      'Lo sentimos ha ocurrido un error!',
    );
  });

  it('says how long to wait after too many tries', () => {
    expect(explain(429, 'Demasiadas', { retryAfterSeconds: 120 })).toMatchObject({
      kind: 'postponed',
      title: account.failures.tooMany,
      lines: [account.failures.retry(120)],
    });
  });

  it('says of a mistake of ours no more than that', () => {
    const texts = { failures: account.failures, giving };
    expect(explainPaymentFailure(new TypeError('x'), texts)).toMatchObject({
      kind: 'refused',
      lines: [account.failures.unexpected],
    });
  });
});
