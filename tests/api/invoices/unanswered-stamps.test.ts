import { afterEach, beforeEach, describe, expect, test } from 'vitest';
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

/** By its folio, as its donor or an administrator sees it. */
async function seen(folio: number, by: 'ana' | 'admin') {
  const rows = await portal.rows('cfdis', await portal.again(portal[by]));
  const { estado, payload } = rows.find((one) => one.folio === folio) ?? {};
  const { uuid, xml, revision } = payload ?? {};
  return { estado, uuid, xml, motivo: (revision as Record<string, unknown> | undefined)?.motivo };
}

async function cfdiOfDonation(): Promise<unknown> {
  const [donation] = await portal.rows('ventas', await portal.again(portal.ana));
  return donation?.payload.cfdi;
}

const endWithoutStamp = () =>
  portal.administer('facturacion:resolver_pendiente', { serie: 'DON', folio: 1, sin_timbre: true });

const askAgain = async (folio: number) => portal.invoice(folio, await portal.again(portal.ana));

/** An invoice that the provider does not answer. @returns the donation's folio */
async function unanswered(mood: 'html' | 'drops' | 'throttles') {
  const folio = await portal.give();
  await portal.newMails();
  portal.service.behave(mood);
  await portal.invoice(folio);
  return folio;
}

describeOnBothDatabases('an invoice whose 72 hours are over', (databases) => {
  open(databases);

  test('that surely was not stamped ends once the provider answers, and its donation is free', async () => {
    const folio = await unanswered('throttles');
    await portal.after(75 * hour);
    expect(await seen(1, 'ana')).toMatchObject({ estado: 'pendiente' });
    portal.service.behave('well');
    const mails = await portal.after(hour);
    expect(mails.map(({ subject }) => subject)).toEqual(['No pudimos timbrar tu factura']);
    expect(await portal.states()).toEqual(['rechazado']);
    expect((await askAgain(folio)).data).toMatchObject({ estado: 'vigente', folio: 2 });
  });

  test('that may have been stamped waits for a person, also where the provider has no stamp', async () => {
    const folio = await unanswered('drops');
    portal.service.behave('forgets');
    const mails = await portal.after(75 * hour);
    expect(mails.map(({ subject }) => subject)).toEqual(['La factura DON1 necesita revisión']);
    expect(await seen(1, 'admin')).toMatchObject({
      estado: 'pendiente',
      motivo: 'timbre_incierto',
    });
    await portal.after(240 * hour);
    expect(await portal.states()).toEqual(['pendiente']);
    expect((await askAgain(folio)).status).toBe(409);
    await endWithoutStamp();
    expect(await portal.states()).toEqual(['rechazado']);
    portal.service.behave('well');
    expect((await askAgain(folio)).data).toMatchObject({ estado: 'vigente', folio: 2 });
  });

  onSqliteAlone(databases, () => {
    test('whose stamp’s answer was lost is found and sent', async () => {
      await unanswered('drops');
      await portal.after(75 * hour);
      portal.service.behave('well');
      const mails = await portal.after(hour);
      expect(mails.map(({ subject }) => subject)).toEqual(['Tu comprobante de donativo DON1']);
      expect((await seen(1, 'admin')).motivo).toBeNull();
      expect(await cfdiOfDonation()).toEqual(expect.any(String));
    });

    test('whose stamp appears after it ended is no second one: administrators cancel it', async () => {
      const folio = await unanswered('drops');
      portal.service.behave('forgets');
      await portal.after(75 * hour);
      await endWithoutStamp();
      expect(await portal.states()).toEqual(['rechazado']);
      portal.service.behave('well');
      const { data } = await askAgain(folio);
      await portal.newMails();

      const mails = await portal.after(7 * hour);
      expect(mails.map(({ envelopeTo }) => envelopeTo)).toEqual([['admin@example.mx']]);
      const late = await seen(1, 'admin');
      expect(late).toMatchObject({ estado: 'rechazado', motivo: 'timbre_tardio' });
      expect(late.uuid).toEqual(expect.any(String));
      expect(await seen(1, 'ana')).toMatchObject({ estado: 'rechazado', uuid: null, xml: null });
      expect((await portal.download(late.xml, await portal.again(portal.ana))).status).toBe(404);
      expect((await portal.download(late.xml, await portal.again(portal.admin))).status).toBe(200);
      expect(await cfdiOfDonation()).toBe(data.uuid);

      const which = { schema: 'cfdis', serie: 'DON', folio: 1, motivo: '02' };
      portal.service.behave('mentions nothing');
      await portal.administer('documentos:cancelar', which);
      portal.service.behave('receiver refuses');
      await portal.after(hour);
      expect(await portal.states()).toEqual(['rechazado', 'vigente']);
      portal.service.behave('well');
      await portal.administer('documentos:cancelar', which);
      expect(await portal.states()).toEqual(['cancelado', 'vigente']);
      expect(await cfdiOfDonation()).toBe(data.uuid);
    });
  });
});

describeOnSqlite('an invoice', (databases) => {
  open(databases);

  test('about which the provider says nothing for ever is told of once, and waits', async () => {
    const folio = await unanswered('html');
    const told = [];
    for (const hours of [73, 2, 1, 24, 24]) told.push(...(await portal.after(hours * hour)));
    expect(told.map(({ subject }) => subject)).toEqual(['La factura DON1 necesita revisión']);
    expect(await seen(1, 'admin')).toMatchObject({ estado: 'pendiente', motivo: 'sin_respuesta' });
    expect((await askAgain(folio)).status).toBe(409);
    portal.service.behave('well');
    await portal.after(hour);
    // Of the page that was answered nobody knows whether a stamp was made before it.
    expect(await seen(1, 'admin')).toMatchObject({
      estado: 'pendiente',
      motivo: 'timbre_incierto',
    });
  });

  describe('that is pending is resolved by an administrator', () => {
    const resolve = (said: object = {}) =>
      portal.administer('facturacion:resolver_pendiente', { serie: 'DON', folio: 1, ...said });

    test('and by nobody else', async () => {
      await unanswered('html');
      const { token } = portal.ana;
      const body = { serie: 'DON', folio: 1 };
      const answer = await portal.post('facturacion:resolver_pendiente', body, { token });
      expect(answer.status).toBe(403);
    });

    test('who has the provider asked, and hears what became of it', async () => {
      await unanswered('html');
      expect((await resolve())?.data).toMatchObject({ estado: 'pendiente', revision: null });
      portal.service.behave('well');
      expect((await resolve())?.data).toMatchObject({
        estado: 'vigente',
        uuid: expect.any(String),
      });
      expect((await portal.newMails())[0]?.subject).toBe('Tu comprobante de donativo DON1');
      expect((await resolve())?.message).toBe('Esta factura ya no está por timbrarse');
    });

    test('who ends it when nobody can stamp it any more, and not before', async () => {
      const folio = await unanswered('html');
      expect((await resolve({ sin_timbre: true }))?.status).toBe(409);
      await portal.after(75 * hour);
      expect((await resolve())?.data).toMatchObject({ revision: 'sin_respuesta' });
      expect((await resolve({ sin_timbre: true }))?.data).toMatchObject({ estado: 'rechazado' });
      portal.service.behave('well');
      expect((await askAgain(folio)).data).toMatchObject({ estado: 'vigente', folio: 2 });
    });

    test('who brings its stamp, which has to be its own and known to the SAT', async () => {
      await unanswered('drops');
      portal.service.behave('forgets');
      await portal.after(75 * hour);
      const [stamped = ''] = portal.service.stampedDocuments();
      for (const [xml, message] of [
        ['x', /no es el de esta factura/],
        [stamped.replace(/ Total="[^"]*"/, ' Total="1.00"'), /Comprobante Total/],
      ] as const) {
        const answer = await resolve({ xml });
        expect(answer?.status).toBe(422);
        expect(answer?.errors?.xml?.[0]).toMatch(message);
      }
      portal.service.behave('sat does not know');
      expect((await resolve({ xml: stamped }))?.errors?.xml?.[0]).toMatch(/El SAT no conoce/);
      expect(await portal.states()).toEqual(['pendiente']);
      portal.service.behave('forgets');
      expect((await resolve({ xml: stamped }))?.data).toMatchObject({ estado: 'vigente' });
      expect((await portal.newMails()).map(({ subject }) => subject)).toContain(
        'Tu comprobante de donativo DON1',
      );
    });

    test('whom a good answer frees of a doubtful one', async () => {
      portal.service.alterAnswers((xml) => xml.replace(/ UUID="[^"]*"/, ' UUID="x"'));
      await portal.invoice(await portal.give());
      expect((await resolve())?.data).toMatchObject({ revision: 'timbre_invalido' });
      portal.service.alterAnswers((xml) => xml);
      expect((await resolve())?.data).toMatchObject({ estado: 'vigente', revision: null });
    });
  });
});
