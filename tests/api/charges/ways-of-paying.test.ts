import { v7 as uuid } from 'uuid';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { childOf, readXml } from '#server/adapters/stamping/xml-element.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { billing, issuerPayload } from '../invoices/portal.ts';
import { openAdoption } from './adoption.ts';

const cfdi = 'http://www.sat.gob.mx/cfd/4';
/** What the contract asks for, in pesos. */
const fee = 800;

const charges = {
  fee: { asked: { cuota: fee }, kind: 'recoveryFee', series: 'C' },
  deposit: { asked: { deposito: fee }, kind: 'sterilizationDeposit', series: 'G' },
} as const;
const kinds = Object.keys(charges) as (keyof typeof charges)[];

describeOnBothDatabases('what an adoption asks for', (databases) => {
  let adoption: Awaited<ReturnType<typeof openAdoption>>;
  let due: { id: string; tipo: string };
  beforeEach(async () => {
    adoption = await openAdoption(databases, {
      RECOVERY_FEE_SAT_PRODUCT: '85121600',
      RECOVERY_FEE_TAX: 'exempt',
    });
    await adoption.spend('1,500');
  });
  afterEach(() => adoption.close());

  async function agree(of: keyof typeof charges) {
    await adoption.prepare(charges[of].asked);
    await adoption.sign();
    const [charge] = await adoption.own();
    due = charge ?? expect.fail('nothing is due');
    await adoption.newMails();
  }

  const said = () => ({
    ...{ monto: fee, email: 'rosa@example.mx', tipo: due.tipo, cuota_id: due.id },
  });
  const begin = (action: string, more: object = {}) =>
    adoption.creating(`donaciones:${action}`, { ...said(), ...more }, adoption.family);
  /** What its family does in the provider's site. */
  const take = async (clave: unknown, ...steps: string[]) => {
    for (const paso of steps) {
      expect(
        (await adoption.post('prueba_pagos:hacer', { clave, paso }, adoption.family)).status,
      ).toBe(200);
    }
    await adoption.context.jobs.runDue();
  };

  /** Once, in a series of its own, and nobody's gift: no mail, and nothing in one, says so. */
  async function expectPaid(of: keyof typeof charges, metodo: string) {
    const { kind, series } = charges[of];
    expect(await adoption.own()).toMatchObject([{ estado: 'pagada', recibido: fee }]);
    expect(await adoption.booked()).toMatchObject([{ estado: 'pagada', llego: fee }]);
    const { query } = adoption.context.database;
    const booked = await query
      .selectFrom('donations')
      .select(['kind', 'series', 'folio', 'method', 'amount_cents', 'charge_id'])
      .where('status', '=', 'paid')
      .execute();
    expect(booked).toEqual([
      {
        ...{ kind, series, folio: 1, method: metodo },
        ...{ amount_cents: fee * 100, charge_id: due.id },
      },
    ]);
    const mails = await adoption.newMails();
    for (const { subject, text } of mails) {
      expect(subject).not.toMatch(/donativo/i);
      expect(text).not.toMatch(/tu donativo|donante|donar\b/i);
    }
    const { data } = await adoption.post(
      'documentos:consultar',
      { schema: 'ventas' },
      adoption.administrator,
    );
    expect(data).toEqual([]);
    expect((await begin('crear_spei')).status).toBe(409);
  }

  test.each(kinds)('is paid in cash at a store (%s)', async (of) => {
    await agree(of);
    const holder = { name: 'Rosa Canul', phone: '998-123-4567' };
    const { data, status } = await begin('crear_oxxo_pay', holder);
    expect([status, data.estado]).toEqual([200, 'pendiente']);
    const { reference } = data.payment_method as { reference: string };
    await take(reference, 'pagar');
    await expectPaid(of, 'voucher');
  });

  test.each(kinds)('is paid by transfer (%s)', async (of) => {
    await agree(of);
    const { data, status } = await begin('crear_spei');
    expect([status, data.estado]).toEqual([200, 'pendiente']);
    await take(data.clabe, 'transferir');
    await expectPaid(of, 'transfer');
  });

  test.each(kinds)('is paid at the wallet (%s)', async (of) => {
    await agree(of);
    const { data } = await begin('crear_paypal_order');
    await take(data.order_id, 'aprobar');
    const paid = await begin('crear_paypal_payment', { order_id: data.order_id });
    expect(paid).toMatchObject({
      status: 200,
      data: { estado: 'vigente', serie: charges[of].series },
    });
    await expectPaid(of, 'wallet');
  });

  test.each(kinds)('is paid in cash that two people count (%s)', async (of) => {
    await agree(of);
    const count = (piezas: object[], token = adoption.treasurer) =>
      adoption.creating(
        'donaciones:contar_efectivo',
        { fecha: '2026-11-20', lugar: 'Refugio', cuota_id: due.id, piezas },
        token,
      );
    const { data } = await count([{ valor: 200, cantidad: 4 }]);
    const confirm = (token: string, monto = fee) =>
      adoption.creating('donaciones:confirmar_conteo', { id: data.id, monto }, token);
    expect((await confirm(adoption.treasurer)).status).toBe(409);
    expect((await confirm(adoption.administrator, 700)).status).toBe(409);
    expect(await adoption.own()).toMatchObject([{ estado: 'por_pagar', recibido: 0 }]);
    const all = await Promise.all([1, 2, 3].map(() => confirm(adoption.administrator)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    await expectPaid(of, 'cash');
  });

  test('is invoiced as what it is: no donation, and nothing that anybody deducts', async () => {
    await agree('fee');
    const issuer = { schema: 'empresas', payload: await issuerPayload() };
    await adoption.post('catalogos:crear', issuer, adoption.administrator);
    const [, id] = adoption.family.split(':');
    const data = { id, ...billing.ana };
    expect((await adoption.post('usuarios:actualizar', data, adoption.family)).status).toBe(200);
    const paid = await adoption.pay({ ...due, monto: fee });
    expect(paid.status).toBe(200);
    await adoption.newMails();
    const asked = await adoption.creating(
      'documentos:crear',
      {
        schema: 'cfdis',
        payload: {
          encabezado: { tipo: 'I', impuestos: true },
          detalles: { schema: 'ventas', documentos: [{ serie: 'C', folio: paid.data.folio }] },
        },
      },
      adoption.family,
      uuid(),
    );
    expect(asked.status).toBe(200);
    await adoption.context.jobs.runDue();
    const mails = await adoption.newMails();
    const mail = mails.find(({ attachments }) => attachments.length > 0);
    expect(mail?.text).toContain('No es un donativo ni es deducible.');
    const file = mail?.attachments.find(({ filename }) => filename?.endsWith('.xml'));
    const text = String(file?.content);
    const document = readXml(text);
    expect(document.attributes).toMatchObject({ SubTotal: '800.00', Total: '800.00' });
    expect(childOf(document, cfdi, 'Receptor')?.attributes).toMatchObject({
      Rfc: billing.ana.rfc,
      UsoCFDI: 'S01',
    });
    const concept = childOf(childOf(document, cfdi, 'Conceptos'), cfdi, 'Concepto');
    expect(concept?.attributes).toMatchObject({ ClaveProdServ: '85121600' });
    expect(text).not.toMatch(/donat/i);
    // Of one payment there is one invoice.
    const again = await adoption.creating(
      'documentos:crear',
      {
        schema: 'cfdis',
        payload: {
          encabezado: { tipo: 'I', impuestos: true },
          detalles: { schema: 'ventas', documentos: [{ serie: 'C', folio: paid.data.folio }] },
        },
      },
      adoption.family,
      uuid(),
    );
    expect(again.status).toBe(409);
  });
});
