import { openTestPayment, takeTestStep } from '#domain/donations/test-payment-calls.ts';
import { notFound } from '#domain/errors.ts';
import type { Context } from '#server/context.ts';
import { implement } from '../implement.ts';

function pagesOf({ testPayments }: Context) {
  if (!testPayments.pages) throw notFound('donation');
  return testPayments.pages;
}

export const pruebaPagos = [
  implement(openTestPayment, {
    summary:
      'A payment or monthly donation at the built-in provider, where no money moves: how it stands, and what can be done. ' +
      '`clave` is the end of its page’s address, or the digits of a voucher. 404 where payments are real.',
    async handle({ input, context }) {
      return { data: await pagesOf(context).find(input.key) };
    },
  }),

  implement(takeTestStep, {
    summary:
      'Does one of the `pasos` that `prueba_pagos:consultar` names, and returns the same as that. The portal hears of it as it hears ' +
      'of payments: by a signed message. 409 for one that is not possible now.',
    async handle({ input: { key, step }, context, address }) {
      return { data: await pagesOf(context).take(key, step, address) };
    },
  }),
];
