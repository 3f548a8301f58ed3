import { z } from 'zod';
import { testPageKinds, testPageStates, testSteps } from '#domain/donations/test-steps.ts';
import { notFound } from '#domain/errors.ts';
import type { Context } from '#server/context.ts';
import type { TestPageView } from '#server/features/test-payments/test-page.service.ts';
import { defineAction } from '../registry.ts';
import { address, pesos, shape, text, wordOf } from '../values.ts';
import { wireText } from '../wire-text.ts';

/** The address of a page of the built-in payment provider ends with it. */
const clave = wireText.max(100);

function pagesOf({ testPayments }: Context) {
  if (!testPayments.pages) throw notFound('donation');
  return testPayments.pages;
}

function toWire(view: TestPageView) {
  return {
    tipo: testPageKinds.toWire(view.kind),
    estado: testPageStates.toWire(view.state),
    descripcion: view.description,
    monto: view.amountCents / 100,
    pasos: view.steps.map(testSteps.toWire),
    regreso: view.returnUrl,
    cancelacion: view.cancelUrl,
  };
}

const page = shape({
  tipo: wordOf(testPageKinds),
  estado: wordOf(testPageStates),
  descripcion: text,
  monto: pesos,
  pasos: z.array(wordOf(testSteps)),
  regreso: address.nullable(),
  cancelacion: address.nullable(),
}).meta({ id: 'TestPayment' });

const consultar = defineAction({
  name: 'prueba_pagos:consultar',
  summary:
    'A payment or monthly donation at the built-in provider, where no money moves: how it stands, and what can be done. ' +
    '`clave` is the end of its page’s address, or the digits of a voucher. 404 where payments are real.',
  access: 'everyone',
  input: z.strictObject({ clave }),
  output: page,
  errors: { 404: ['notFound'] },
  handle: async ({ input, context }) => ({
    data: toWire(await pagesOf(context).find(input.clave)),
  }),
});

const hacer = defineAction({
  name: 'prueba_pagos:hacer',
  summary:
    'Does one of the `pasos` that `prueba_pagos:consultar` names, and returns the same as that. The portal hears of it as it hears ' +
    'of payments: by a signed message. 409 for one that is not possible now.',
  access: 'everyone',
  input: z.strictObject({ clave, paso: z.enum(testSteps.wireWords) }),
  output: page,
  errors: { 404: ['notFound'], 409: ['testStepImpossible'] },
  async handle({ input, context, address }) {
    const step = testSteps.fromWire(input.paso);
    if (!step) throw notFound('donation');
    return { data: toWire(await pagesOf(context).take(input.clave, step, address)) };
  },
});

export const pruebaPagos = [consultar, hacer];
