import { parse } from 'node-html-parser';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { roles } from '#domain/accounts/viewer.ts';
import { pathFor } from '#domain/site-map.ts';
import { buildApp } from '#server/http/app.ts';
import { leaseDuration } from '#server/jobs/runner.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { openPortal, type Portal } from '../contact/portal.ts';
import { addPet, addUser } from '../pets/add-pets.ts';
import { addReaders, draft, emailOf } from './issues.ts';

const editor = 'editor:eva';

describeOnBothDatabases('the archive of the newsletter', (databases) => {
  let portal: Portal;
  let pages: Awaited<ReturnType<typeof buildApp>>;
  beforeEach(async () => {
    portal = await openPortal(databases);
    pages = await buildApp(portal.context, {
      load: () => import('#app/entry.server.tsx'),
      files: { transform: async (_, html) => html },
    });
  });
  afterEach(async () => {
    await pages.close();
    await portal.close();
  });

  const call = (action: string, body: object = {}, token: string | undefined = editor) =>
    portal.post(`boletines:${action}`, body, { token });
  const archive = (language: 'es' | 'en' = 'es') =>
    pages.inject(pathFor('newsletterArchive', language));
  const read = (id: string, language: 'es' | 'en' = 'es') =>
    pages.inject(pathFor('newsletterIssue', language, { id }));
  /** Of the only reader there is. */
  async function send(edicion: object): Promise<string> {
    const { data } = await call('guardar_edicion', { edicion });
    const key = data as { id: string; version: number };
    expect((await call('enviar_edicion', key)).status).toBe(200);
    await portal.context.jobs.runDue();
    portal.pass(2 * leaseDuration + 1);
    await portal.context.jobs.runDue();
    return key.id;
  }

  it('has what was sent to everybody, as soon as it was sent, in both languages and the sitemap', async () => {
    await addReaders(portal, 1);
    expect((await archive()).body).not.toContain('Noticias de noviembre');
    const id = await send(draft());
    const [list, page] = [await archive(), await read(id)];
    expect(list.body).toContain(pathFor('newsletterIssue', 'es', { id }));
    expect(page.statusCode).toBe(200);
    const document = parse(page.body);
    expect(document.querySelector('h1')?.text).toBe('Noticias de noviembre');
    expect(document.querySelector('main')?.text).toContain('Llegaron dos hermanas');
    expect(page.body).not.toContain(emailOf(0));
    expect(page.body).not.toContain('cancelar/');

    const english = parse((await read(id, 'en')).body);
    expect(english.querySelector('h1')?.getAttribute('lang')).toBe('es');
    expect(english.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    const sitemap = (await pages.inject('/sitemap.xml')).body;
    const day = portal.context.clock.now().toISOString().slice(0, 10);
    expect(sitemap).toContain(
      `<loc>https://casa.example${pathFor('newsletterIssue', 'es', { id })}</loc><lastmod>${day}`,
    );
    expect(sitemap).not.toContain(pathFor('newsletterIssue', 'en', { id }));
  });

  it('has nothing that is not sent, nor what was for some, unless somebody says so', async () => {
    await addReaders(portal, 1);
    const { data } = await call('guardar_edicion', { edicion: draft() });
    const { id: unsent } = data as { id: string };
    expect((await call('archivar_edicion', { id: unsent, publica: true })).status).toBe(409);
    const id = await send({ ...draft(), para: 'donantes' });
    for (const each of [unsent, id]) expect((await read(each)).statusCode).toBe(302);

    expect((await call('archivar_edicion', { id, publica: true })).status).toBe(200);
    expect((await read(id)).statusCode).toBe(200);
    expect((await call('archivar_edicion', { id, publica: false })).status).toBe(200);
    expect((await read(id)).statusCode).toBe(302);
    expect((await archive()).body).not.toContain(pathFor('newsletterIssue', 'es', { id }));
  });

  it('shows the pets that waited when it was sent, and tells who has found a home since', async () => {
    await addReaders(portal, 1);
    const { database, dataVersions } = portal.context;
    const owner_id = await addUser(database);
    const first = await addPet(database, { owner_id, name: 'Nube', registered_on: '2026-01-01' });
    const edicion = { ...draft(), bloques: [{ tipo: 'en_espera', cuantas: 1 }] };
    const id = await send(edicion);
    await addPet(database, { owner_id, name: 'Trueno', registered_on: '2025-01-01' });
    expect((await read(id)).body).toContain('Conoce a Nube');
    expect((await read(id)).body).not.toContain('Trueno');

    await database.transaction(async (tx) => {
      await tx.query
        .updateTable('pets')
        .set({ status: 'adopted' })
        .where('id', '=', first)
        .execute();
      await dataVersions.bump(tx, 'pets');
    });
    const { body } = await read(id);
    expect(body).not.toContain('Conoce a Nube');
    expect(body).toContain('Desde entonces Nube encontró familia.');
  });

  onSqliteAlone(databases, () => {
    it('is changed by whoever may manage the newsletter alone', async () => {
      await addReaders(portal, 1);
      const id = await send(draft());
      for (const role of roles.values) {
        const { status } = await call('archivar_edicion', { id, publica: false }, `${role}:x`);
        const may = role === 'editor' || role === 'administrator';
        expect([role, status]).toEqual([role, may ? 200 : 403]);
      }
      const visitor = await portal.post('boletines:archivar_edicion', { id, publica: true });
      expect(visitor.status).toBe(401);
      expect((await read(id)).statusCode).toBe(302);
    });

    it('leads from an address that is none of it to the list', async () => {
      for (const id of ['x', '01961f6e-8f6b-7c3a-9d2e-5b1f0c8a4e21', "'; drop table x"]) {
        const { statusCode, headers } = await read(id);
        expect([statusCode, headers.location]).toEqual([302, pathFor('newsletterArchive', 'es')]);
      }
    });
  });
});
