import { parse } from 'node-html-parser';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { pathFor } from '#domain/site-map.ts';
import { buildApp } from '#server/http/app.ts';
import { leaseDuration } from '#server/jobs/runner.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { openPortal, type Portal } from '../contact/portal.ts';
import { addUser } from '../pets/add-pets.ts';
import { addReaders, draft } from './issues.ts';

const alt = { es: 'Dos perras en el patio', en: '' };
const pie = { es: 'Luna y Sol', en: '' };
const day = 86_400_000;
const page = `https://casa.example${pathFor('adoptionPets', 'es')}`;

describeOnBothDatabases('a picture in the newsletter', (databases) => {
  let portal: Portal;
  let pages: Awaited<ReturnType<typeof buildApp>>;
  let editor: string;
  let picture: string;
  beforeEach(async () => {
    portal = await openPortal(databases);
    editor = `editor:${await addUser(portal.context.database)}`;
    pages = await buildApp(portal.context, {
      load: () => import('#app/entry.server.tsx'),
      files: { transform: async (_, html) => html },
    });
    picture = await upload();
  });
  afterEach(async () => {
    await pages.close();
    await portal.close();
  });

  async function upload(): Promise<string> {
    const bytes = await sharp({
      create: { width: 800, height: 400, channels: 3, background: 'teal' },
    })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('carpeta', 'contenido/imagenes/');
    form.append('archivo', new File([new Uint8Array(bytes)], 'patio.png'));
    const encoded = new Response(form);
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/archivos:subir',
      headers: {
        'content-type': encoded.headers.get('content-type') ?? '',
        authorization: `Bearer ${editor}`,
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    return /\/([0-9a-f]{32})\//.exec(answer.json().data.url)?.[1] ?? '';
  }

  const call = (action: string, body: object) => portal.post(action, body, { token: editor });
  const block = (more: object = {}) => ({
    tipo: 'imagen',
    imagen: picture,
    texto_alternativo: alt,
    pie,
    enlace: { url: page },
    ...more,
  });
  const keep = (more: object = {}, key: object = {}) =>
    call('boletines:guardar_edicion', { ...key, edicion: { ...draft(), bloques: [block(more)] } });
  async function kept(more: object = {}) {
    const answer = await keep(more);
    expect(answer.status).toBe(200);
    return answer.data as { id: string; version: number };
  }
  const deletePicture = (seguro = false) =>
    call('contenido:eliminar_archivo', { id: picture, seguro });
  async function send(key: { id: string; version: number }) {
    expect((await call('boletines:enviar_edicion', key)).status).toBe(200);
    const mails = await portal.newMails();
    portal.pass(2 * leaseDuration + 1);
    return [...mails, ...(await portal.newMails())];
  }

  it('is kept, mailed with its words and shown in the archive', async () => {
    await addReaders(portal, 1);
    const key = await kept();
    const { data } = await call('boletines:edicion', { id: key.id });
    expect(data.bloques).toEqual([block()]);
    const [mail] = await send(key);

    expect(mail?.text).toContain(`[Dos perras en el patio]\nLuna y Sol\n${page}`);
    const html = parse(mail?.html || '');
    const image = html.querySelector(`img[src="https://casa.example/media/${picture}/og.jpg"]`);
    expect(image?.attributes).toMatchObject({ alt: alt.es, width: '518', height: '272' });
    expect(image?.parentNode?.getAttribute('href')).toBe(page);
    expect((await pages.inject(`/media/${picture}/og.jpg`)).headers['content-type']).toBe(
      'image/jpeg',
    );

    const { body } = await pages.inject(pathFor('newsletterIssue', 'es', { id: key.id }));
    const shown = parse(body).querySelector('article figure');
    expect(shown?.querySelector('img')?.attributes).toMatchObject({ alt: alt.es, width: '800' });
    expect(shown?.querySelector('source')?.getAttribute('srcset')).toContain(`${picture}/`);
    expect(shown?.querySelector('figcaption')?.text).toBe('Luna y Sol');
  });

  it('cannot be deleted while an issue is written, waits or is read', async () => {
    await addReaders(portal, 1);
    const key = await kept();
    const drafted = await deletePicture(true);
    expect(drafted.status).toBe(409);
    expect(drafted.message).toContain('Boletín «Noticias de noviembre» (borrador)');
    const programado_para = new Date(portal.context.clock.now().getTime() + day).toISOString();
    await call('boletines:enviar_edicion', { ...key, programado_para });
    expect((await deletePicture(true)).message).toContain('(por enviar)');
    await call('boletines:desprogramar_edicion', { id: key.id });
    await send(key);
    expect((await deletePicture(true)).message).toContain('(publicada)');

    await call('boletines:archivar_edicion', { id: key.id, publica: false });
    const former = await deletePicture();
    expect([former.status, former.message]).toEqual([409, expect.stringContaining('(enviado)')]);
    expect((await deletePicture(true)).status).toBe(200);
    await call('boletines:archivar_edicion', { id: key.id, publica: true });
    const { statusCode, body } = await pages.inject(
      pathFor('newsletterIssue', 'es', { id: key.id }),
    );
    expect(statusCode).toBe(200);
    expect(parse(body).querySelector('article figure')).toBeNull();
  });

  it('is free again once no draft has it', async () => {
    const first = await kept();
    const second = await kept();
    await keep({ imagen: null }, first);
    expect((await deletePicture()).status).toBe(409);
    await call('boletines:eliminar_edicion', { id: second.id });
    expect((await deletePicture()).status).toBe(200);
  });

  it('is not cleaned away while an issue has it', async () => {
    const key = await kept();
    const months = async () => {
      for (let month = 0; month < 2; month += 1) {
        portal.pass(32 * day);
        await portal.context.jobs.runDue();
      }
    };
    const isThere = async () => (await portal.context.content.assetsNamed([picture])).has(picture);
    await months();
    expect(await isThere()).toBe(true);
    await call('boletines:eliminar_edicion', { id: key.id });
    await months();
    expect(await isThere()).toBe(false);
  });

  onSqliteAlone(databases, () => {
    it('is looked at before the issue is sent', async () => {
      const cases: [object, string[]][] = [
        [{ texto_alternativo: { es: ' ', en: 'Two dogs' } }, ['sin_texto_alternativo']],
        [{ imagen: null }, ['sin_imagen']],
        [{ enlace: null, pie: { es: '', en: '' } }, []],
        [{ enlace: { url: 'https://casa.example/no-hay' } }, ['enlace_roto']],
      ];
      for (const [more, expected] of cases) {
        const key = await kept(more);
        const { data } = await call('boletines:revisar_edicion', { id: key.id });
        const found = data.problemas as { tipo: string }[];
        expect([more, found.map(({ tipo }) => tipo)]).toEqual([more, expected]);
        if (expected.length > 0)
          expect((await call('boletines:enviar_edicion', key)).status).toBe(422);
      }
    });

    it('is one of the library, and leads nowhere dangerous', async () => {
      const unknown = await keep({ imagen: '0'.repeat(32) });
      expect([unknown.status, Object.keys(unknown.errors ?? {})]).toEqual([422, ['bloques']]);
      for (const more of [
        { imagen: '../etc/passwd' },
        { enlace: { url: 'javascript:alert(1)' } },
        { enlace: { url: 'http://casa.example/' } },
        { texto_alternativo: { es: 'a'.repeat(301), en: '' } },
        { imagen: undefined },
      ])
        expect([more, (await keep(more)).status]).toEqual([more, 422]);
      const { data } = await call('boletines:ediciones', {});
      expect(data).toEqual([]);
    });
  });
});
