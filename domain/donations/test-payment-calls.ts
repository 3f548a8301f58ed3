import { command, type DataOfCall, query } from '../contract/call.ts';
import {
  address,
  cents,
  inputId,
  list,
  nullable,
  object,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { testPageKinds, testPageStates, testSteps } from './test-steps.ts';

/** Payments at the built-in provider, where no money moves. */

/** The address of its page ends with it. */
const key = wire('clave', inputId);

const testPayment = object(
  {
    kind: wire('tipo', word(testPageKinds)),
    state: wire('estado', word(testPageStates)),
    description: wire('descripcion', text),
    amountCents: wire('monto', cents),
    /** Each month from now on, once it is approved. */
    askedCents: wire('monto_por_aprobar', nullable(cents)),
    /** What can be done now. */
    steps: wire('pasos', list(word(testSteps))),
    /** Where to go after an approval, and without one. */
    returnUrl: wire('regreso', nullable(address)),
    cancelUrl: wire('cancelacion', nullable(address)),
  },
  'TestPayment',
);

export const openTestPayment = query('prueba_pagos:consultar', {
  access: 'everyone',
  takes: { key },
  gives: testPayment,
  errors: { 404: ['notFound'] },
});

export const takeTestStep = command('prueba_pagos:hacer', {
  access: 'everyone',
  takes: { key, step: wire('paso', word(testSteps)) },
  gives: testPayment,
  errors: { 404: ['notFound'], 409: ['testStepImpossible'] },
});

export type TestPayment = DataOfCall<typeof openTestPayment>;
