import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { barsOf } from '#domain/donations/voucher-bars.ts';
import { testBarcodePath } from '#server/features/giving/test-payments/test-barcodes.ts';
import { registerTestBarcodeRoute } from '#server/http/test-barcode-route.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { openWire, type Wire } from '../wire/portal.ts';

describeOnSqlite('the pages of the built-in payment provider', (databases) => {
  let wire: Wire;
  let reference: string;
  beforeAll(async () => {
    wire = await openWire(databases);
    await registerTestBarcodeRoute(wire.app, wire);
    const request = { key: 'key', donationId: 'donation', amountCents: 123_45 };
    const order = await wire.context.testPayments.providers.wallet?.createOrder({
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
      monto_por_aprobar: null,
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

  it('show a voucher’s digits as bars, at the address that the voucher names', async () => {
    const made = await wire.context.testPayments.providers.voucher?.createVoucher({
      ...{ key: 'bars', donationId: 'bars', amountCents: 250_00, description: 'Alimento' },
      ...{ email: 'ana@example.mx', language: 'es', name: 'Ana', phone: '9981234567' },
      expiresAt: '2099-01-01T00:00:00.000Z',
    });
    const { reference = '', barcodeUrl } = made?.voucher ?? {};
    const url = barcodeUrl?.replace('https://casa.example', '') ?? '';
    const answer = await wire.app.inject(url);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/png']);
    const { data, info } = await sharp(answer.rawPayload).greyscale().raw().toBuffer({
      resolveWithObject: true,
    });
    const middle = data.subarray(Math.floor(info.height / 2) * info.width).subarray(0, info.width);
    // Each module is three pixels wide.
    const read = Array.from(middle, (light) => (light < 128 ? '1' : '0')).join('');
    const modules = [...read].filter((_, pixel) => pixel % 3 === 1).join('');
    expect(modules.replace(/^0{10,}/, '').replace(/0{10,}$/, '')).toBe(await barsOf(reference));
    expect((await wire.app.inject(url.replace(reference, '99000000000000'))).statusCode).toBe(404);
    expect((await wire.app.inject(url.replace(reference, '..'))).statusCode).toBe(404);
  });

  it('are not there where payments are real', async () => {
    const real = await openWire(databases, { NODE_ENV: 'production' });
    const key = { clave: reference };
    expect((await real.post('prueba_pagos:consultar', key)).status).toBe(404);
    expect((await real.post('prueba_pagos:hacer', { ...key, paso: 'aprobar' })).status).toBe(404);
    expect(real.context.testPayments).toEqual({ providers: {} });
    await registerTestBarcodeRoute(real.app, real);
    const picture = await real.app.inject(testBarcodePath('99000000000000'));
    expect(picture.statusCode).toBe(404);
    await real.close();
  });
});
