import { ApiError } from '#app/api/transport/api-error.ts';
import { type DataOf, postAction } from '#app/api/transport/request.ts';
import { centsOfPesos } from '#domain/donations/donation-request.ts';
import {
  type TestPageKind,
  type TestPageState,
  type TestStep,
  testPageKinds,
  testPageStates,
  testSteps,
} from '#domain/donations/test-steps.ts';

export interface TestPayment {
  kind: TestPageKind;
  state: TestPageState;
  description: string;
  amountCents: number;
  /** What can be done now. */
  steps: TestStep[];
  /** Paths of this site: where to go after an approval, and without one. */
  returnTo: string | null;
  cancelTo: string | null;
}

/** Undefined where there is none of this key, or payments are real. @throws ApiError */
export async function findTestPayment(key: string): Promise<TestPayment | undefined> {
  const answer = await postAction('prueba_pagos:consultar', { clave: key });
  if (answer.ok) return read(answer.data);
  if (answer.status === 404) return undefined;
  throw new ApiError(answer);
}

/** @throws ApiError */
export async function takeTestStep(key: string, step: TestStep): Promise<TestPayment> {
  const answer = await postAction('prueba_pagos:hacer', {
    clave: key,
    paso: testSteps.toWire(step),
  });
  if (answer.ok) return read(answer.data);
  throw new ApiError(answer);
}

function read(data: DataOf<'prueba_pagos:consultar'>): TestPayment {
  return {
    kind: testPageKinds.fromWire(data.tipo) ?? 'card',
    state: testPageStates.fromWire(data.estado) ?? 'open',
    description: data.descripcion,
    amountCents: centsOfPesos(data.monto),
    steps: data.pasos.flatMap((word) => testSteps.fromWire(word) ?? []),
    returnTo: pathIn(data.regreso),
    cancelTo: pathIn(data.cancelacion),
  };
}

/** The portal may be reached under another name than its own; its pages are there too. */
function pathIn(address: string | null): string | null {
  if (address === null) return null;
  const { pathname, search } = new URL(address);
  return pathname + search;
}
