import { v7 as uuid } from 'uuid';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { IssueContent } from '#domain/newsletter/issue-content.ts';
import type { Tx } from '#server/db/database.ts';
import { putDeliveries } from '#server/features/communication/newsletter-issues/deliveries.repository.ts';
import { insertIssue } from '#server/features/communication/newsletter-issues/issues.repository.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { type Imports, openImports } from './import-portal.ts';

const list = [
  'Email Address;First Name;Idioma;Estatus;Aceptó el;Cómo aceptó',
  'ana@correo.example;Ana;español;subscribed;2025-03-15;Hoja firmada en la feria',
  'beto@correo.example;Beto;English;subscribed;;',
  'carla@correo.example;Carla;español;unsubscribed;2024-01-10;Formulario',
  'dora@correo.example;Dora;español;subscribed;2025-05-05;',
].join('\n');

describeOnBothDatabases('readers of a newsletter of before', (databases) => {
  let portal: Imports;
  beforeEach(async () => {
    portal = await openImports(databases, { prefix: 'importaciones_lectores', role: 'editor' });
  });
  afterEach(() => portal.close());

  const readers = () =>
    portal.context.database.query
      .selectFrom('newsletter_subscriptions')
      .select(['email', 'status', 'language', 'consent_on', 'consent_how'])
      .orderBy('email')
      .execute();

  const asked = () =>
    portal.context.database.query
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', 'mail.sendBulk')
      .execute();

  test('are on the list with the proof of their consent, or else asked; who has left stays away', async () => {
    const { begin, review, rows, post, context, read } = portal;
    const id = await begin(list, 'boletin.csv');
    expect(await review(id, {})).toMatchObject({ status: 200 });
    expect((await read(id)).cuentas).toMatchObject({ listas: 2, rechazadas: 2, con_aviso: 1 });
    const told = await rows(id, { con_problemas: true, lang: 'es' });
    expect(told.map(({ resultado, problemas }) => [resultado, ...problemas])).toEqual([
      ['lista', expect.stringContaining('le pediremos confirmar')],
      ['rechazada', expect.stringContaining('se dio de baja')],
      ['rechazada', expect.stringContaining('completa los dos')],
    ]);
    expect(await readers()).toEqual([]);
    expect(await asked()).toHaveLength(0);

    await post('importar', { id });
    await context.jobs.runDue();
    const proof = { consent_on: '2025-03-15', consent_how: 'Hoja firmada en la feria' };
    expect(await readers()).toEqual([
      { email: 'ana@correo.example', status: 'active', language: 'es', ...proof },
      {
        ...{ email: 'beto@correo.example', status: 'pending', language: 'en' },
        ...{ consent_on: null, consent_how: null },
      },
    ]);
    expect(await asked()).toHaveLength(1);
  });

  test('who has left or is known stays as they are', async () => {
    const { bringIn, read, rows, context } = portal;
    const { query } = context.database;
    await bringIn(list, 'boletin.csv', {});
    await query
      .updateTable('newsletter_subscriptions')
      .set({ status: 'cancelled' })
      .where('email', 'like', 'ana%')
      .execute();
    const again = await bringIn(list, 'otra.csv', {});
    expect((await read(again)).cuentas).toMatchObject({ creadas: 0, conocidas: 2 });
    expect((await rows(again, { lang: 'es' }))[0]?.problemas[0]).toContain('se dio de baja');
    expect((await readers()).map(({ status }) => status)).toEqual(['cancelled', 'pending']);

    // Gone from the list, and still unwilling.
    const { id } = await query
      .selectFrom('newsletter_subscriptions')
      .select('id')
      .where('email', 'like', 'ana%')
      .executeTakeFirstOrThrow();
    await query
      .insertInto('mail_opt_outs')
      .values({ id, created_at: '2026-01-01T00:00:00.000Z' })
      .execute();
    await query.deleteFrom('newsletter_subscriptions').where('id', '=', id).execute();
    await bringIn(list, 'tercera.csv', {});
    expect((await readers()).map(({ email }) => email)).toEqual(['beto@correo.example']);
  });

  test('are undone as a whole, unless one has confirmed or left since', async () => {
    const { bringIn, post, context } = portal;
    const { query } = context.database;
    const id = await bringIn(list, 'boletin.csv', {});
    await query
      .updateTable('newsletter_subscriptions')
      .set({ status: 'active', updated_at: '2030-01-01T00:00:00.000Z' })
      .where('email', 'like', 'beto%')
      .execute();
    expect(await post('deshacer', { id, lang: 'es' })).toMatchObject({
      status: 409,
      code: 'importReadersTouched',
      message: expect.stringContaining('Beto'),
    });
    expect(await readers()).toHaveLength(2);
    await query
      .updateTable('newsletter_subscriptions')
      .set((eb) => ({ updated_at: eb.ref('created_at') }))
      .execute();
    const now = '2030-01-01T00:00:00.000Z';
    const [ana] = await query.selectFrom('newsletter_subscriptions').selectAll().execute();
    const issueId = uuid();
    await insertIssue({ query } as Tx, issueId, {} as IssueContent, now);
    const reader = { id: ana?.id ?? '', email: ana?.email ?? '', language: 'es' } as const;
    await putDeliveries({ query } as Tx, issueId, [reader], now);
    expect(await post('deshacer', { id, lang: 'es' })).toMatchObject({
      code: 'importReadersTouched',
      message: expect.stringContaining('recibió un boletín'),
    });
    expect(await readers()).toHaveLength(2);
    await query.deleteFrom('newsletter_deliveries').execute();
    expect(await post('deshacer', { id })).toMatchObject({ status: 200 });
    expect(await readers()).toEqual([]);
  });

  test('only who looks after the newsletter may', async () => {
    const { begin, post, upload } = portal;
    const id = await begin(list);
    for (const token of ['member:m', 'treasurer:t', 'coordinator:c']) {
      for (const call of ['lista', 'ver', 'importar', 'deshacer']) {
        expect((await post(call, { id }, token)).status).toBe(403);
      }
      expect(await upload('nueva', 'a.csv', list, token)).toMatchObject({ status: 403 });
    }
    expect((await post('ver', { id }, 'editor:x')).status).toBe(404);
  });
});
