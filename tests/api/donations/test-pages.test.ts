import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { openWire, type Wire } from '../wire/portal.ts';

describeOnSqlite('the pages of the built-in payment provider', (databases) => {
  let wire: Wire;
  let reference: string;
  beforeAll(async () => {
    wire = await openWire(databases);
    const request = { key: 'key', donationId: 'donation', amountCents: 123_45 };
    const order = await wire.context.testPayments.wallet?.createOrder({
      ...request,
      ...{ description: 'Alimento', email: 'ana@example.mx', language: 'en' },
      ...{ returnUrl: 'https://casa.example/regreso', cancelUrl: 'https://casa.example/atras' },
    });
    expect(order?.approveUrl).toBe(`https://casa.example/test-payment/${order?.reference}`);
    reference = order?.reference ?? '';
  });
  afterAll(() => wire.close());

  it('say what is to be paid and what can be done, and do it', async () => {
    const page = {
      ...{ tipo: 'monedero', estado: 'abierto', descripcion: 'Alimento', monto: 123.45 },
      pasos: ['aprobar', 'aprobar_sin_fondos'],
      regreso: `https://casa.example/regreso?token=${reference}`,
      cancelacion: `https://casa.example/atras?token=${reference}`,
    };
    const key = { clave: reference };
    expect((await wire.post('prueba_pagos:consultar', key)).data).toEqual(page);
    expect(await wire.post('prueba_pagos:hacer', { ...key, paso: 'aprobar' })).toMatchObject({
      data: { ...page, estado: 'aprobado', pasos: [] },
    });
    expect(await wire.post('prueba_pagos:hacer', { ...key, paso: 'pagar' })).toMatchObject({
      ...{ status: 409, code: 'testStepImpossible' },
    });
    expect(await wire.post('prueba_pagos:hacer', { ...key, paso: 'regalar' })).toMatchObject({
      status: 422,
    });
    expect(await wire.post('prueba_pagos:consultar', { clave: 'otra' })).toMatchObject({
      status: 404,
    });
  });

  it('are not there where payments are real', async () => {
    const real = await openWire(databases, { NODE_ENV: 'production' });
    const key = { clave: reference };
    expect((await real.post('prueba_pagos:consultar', key)).status).toBe(404);
    expect((await real.post('prueba_pagos:hacer', { ...key, paso: 'aprobar' })).status).toBe(404);
    expect(real.context.testPayments).toEqual({});
    await real.close();
  });
});
