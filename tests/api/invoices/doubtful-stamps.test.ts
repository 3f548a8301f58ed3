import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  describeOnBothDatabases,
  describeOnSqlite,
  onSqliteAlone,
} from '#tests/setup/databases.ts';
import { openSwInvoicing, type SwInvoicing } from './sw-portal.ts';

const hour = 3_600_000;

let portal: SwInvoicing;

const open = (databases: Parameters<typeof openSwInvoicing>[0]) => {
  beforeEach(async () => {
    portal = await openSwInvoicing(databases);
  });
  afterEach(() => portal.close());
};

const anotherTotal = (xml: string) => xml.replace(' Total="500.00"', ' Total="5.00"');
const noUuid = (xml: string) => xml.replace(/ UUID="[^"]*"/, ' UUID="no-es-un-uuid"');

/** As administrators see it. */
async function reviewOf(folio = 1): Promise<Record<string, unknown>> {
  const rows = await portal.rows('cfdis', await portal.again(portal.admin));
  const { estado, payload } = rows.find((one) => one.folio === folio) ?? {};
  return { estado, uuid: payload?.uuid, ...(payload?.revision as Record<string, unknown>) };
}

describeOnBothDatabases('what comes back as stamped and is not our document', (databases) => {
  open(databases);

  onSqliteAlone(databases, () => {
    test.each([
      ['another total', anotherTotal, 'otro_documento', 'Comprobante Total'],
      ['a UUID that is none', noUuid, 'timbre_invalido', 'UUID'],
    ])(
      '(%s) is kept for administrators, and reaches nobody else',
      async (_what, change, motivo, detalle) => {
        const folio = await portal.give();
        await portal.newMails();
        portal.service.alterAnswers(change);
        const { status, data } = await portal.invoice(folio);
        expect(status).toBe(200);
        expect(data).toMatchObject({ estado: 'pendiente', uuid: null, xml: null, pdf: null });

        const mails = await portal.newMails();
        expect(mails.map(({ envelopeTo }) => envelopeTo)).toEqual([['admin@example.mx']]);
        expect(mails[0]?.subject).toBe('La factura DON1 necesita revisión');
        expect(mails[0]?.text).toContain('vista=facturas&estado=por_revisar');

        const [own] = await portal.rows('cfdis');
        expect(own?.payload.revision).toBeUndefined();
        const review = await reviewOf();
        expect(review).toMatchObject({ estado: 'pendiente', uuid: null, motivo, detalle });
        const kept = await portal.download(review.respuesta, portal.admin);
        expect(kept.status).toBe(200);
        expect(kept.headers['content-disposition']).toContain('attachment');
        expect(kept.bytes.toString()).toContain(
          motivo === 'otro_documento' ? 'Total="5.00"' : 'no-es-un-uuid',
        );
        expect((await portal.download(review.respuesta, portal.ana)).status).toBe(404);
        expect((await portal.download(review.respuesta)).status).toBe(404);

        // Nobody asks for another stamp meanwhile: not the portal, and not the donor.
        portal.service.calls.length = 0;
        expect((await portal.invoice(folio)).status).toBe(409);
        expect(await portal.after(24 * hour)).toEqual([]);
        expect(portal.service.calls).toEqual([]);
        const [donation] = await portal.rows('ventas', await portal.again(portal.ana));
        expect(donation?.payload.cfdi).toBeNull();
      },
    );
  });

  onSqliteAlone(databases, () => {
    test('(the stamp of another invoice) is kept as well', async () => {
      const [first, second] = [await portal.give(), await portal.give()];
      const { data } = await portal.invoice(first);
      const taken = String(data.uuid).toLowerCase();
      portal.service.alterAnswers((xml) => xml.replace(/ UUID="[^"]*"/, ` UUID="${taken}"`));
      expect((await portal.invoice(second)).data).toMatchObject({
        estado: 'pendiente',
        uuid: null,
      });
      expect(await reviewOf(2)).toMatchObject({ motivo: 'uuid_repetido', detalle: taken });
    });
  });

  test('is found by why it has to be looked at', async () => {
    await portal.invoice(await portal.give());
    portal.service.alterAnswers(noUuid);
    await portal.invoice(await portal.give());
    const where = [
      { field: 'payload.revision.motivo', operator: 'in', value: ['timbre_invalido'] },
    ];
    const query = { schema: 'cfdis', filter: { where } };
    const { paginate } = await portal.post('documentos:consultar', query, portal.admin);
    expect(paginate?.total).toBe(1);
    expect((await portal.post('documentos:consultar', query, portal.ana)).status).toBe(422);
  });
});

describeOnSqlite('an answer of the provider', (databases) => {
  open(databases);

  test.each(['stamp alone', 'old document'] as const)(
    'with our stamp in another place (%s) is ours',
    async (mood) => {
      portal.service.behave(mood);
      const { data } = await portal.invoice(await portal.give());
      expect(data).toMatchObject({ estado: 'vigente', uuid: expect.any(String) });
    },
  );

  test('with the document of another invoice is none', async () => {
    await portal.invoice(await portal.give());
    portal.service.behave('another document');
    expect((await portal.invoice(await portal.give())).data).toMatchObject({ estado: 'pendiente' });
    expect(await reviewOf(2)).toMatchObject({ motivo: 'otro_documento' });
  });

  test('that says that it has a stamp already is no rejection, whatever comes with it', async () => {
    const folio = await portal.give();
    portal.service.behave('drops');
    await portal.invoice(folio);
    portal.service.behave('well');
    portal.service.alterAnswers(anotherTotal);
    await portal.after(5 * 60_000);
    expect(await reviewOf()).toMatchObject({ estado: 'pendiente', motivo: 'otro_documento' });
  });

  test('about its own trouble is no rejection', async () => {
    portal.service.behave('says 500');
    expect((await portal.invoice(await portal.give())).data).toMatchObject({ estado: 'pendiente' });
  });
});
