import Fastify from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exampleContent } from '#content/example-content.ts';
import { resources } from '#content/resources/resources.ts';
import { unusedAssetDays } from '#domain/content/content-assets.ts';
import { documentOf } from '#domain/content/content-documents.ts';
import { type Stored, storedFrom } from '#domain/content/stored-content.ts';
import { retainedVersions, versionRetentionDays } from '#domain/content/version-limits.ts';
import {
  findVersionValue,
  insertVersion,
} from '#server/features/communication/content/content-versions.repository.ts';
import { registerContentFileRoutes } from '#server/http/content-file-routes.ts';
import { registerDocumentRoutes } from '#server/http/document-routes.ts';
import { registerIconRoutes } from '#server/http/icon-routes.ts';
import { registerMediaRoutes } from '#server/http/media-routes.ts';
import { anotherRecord } from '#tests/setup/another-record.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { addUser, clock as start } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';

interface Answer {
  status: number;
  message?: string;
  code?: string;
  errors?: Record<string, string[]>;
  // biome-ignore lint/suspicious/noExplicitAny: as the wire says it, whatever the call.
  data: any;
}

const day = 86_400_000;
const clave = 'albergues';
const { shelters: examples } = storedFrom(
  documentOf('shelters').field,
  exampleContent.shelters,
) as { shelters: readonly object[] };
const [shelter] = examples;
const alt = { es: 'El patio del albergue', en: 'The yard of the shelter' };
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n');
const photo = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();

describeOnBothDatabases('pictures and files of the portal’s texts', (databases) => {
  let wire: Wire;
  let now: number;
  let ana: string;
  let site: ReturnType<typeof Fastify>;
  beforeEach(async () => {
    now = start.now().getTime();
    wire = await openWire(databases, {}, { now: () => new Date(now) });
    ana = `editor:${await addUser(wire.context.database)}`;
    site = Fastify();
    registerMediaRoutes(site, { context: wire.context });
    registerContentFileRoutes(site, { context: wire.context });
    registerIconRoutes(site, { context: wire.context, sendFile: () => undefined });
  });
  afterEach(async () => {
    await site.close();
    await wire.close();
  });

  const call = async (action: string, body: object, token = ana): Promise<Answer> =>
    (await wire.post(action, body, token)) as unknown as Answer;

  async function upload(
    carpeta: string,
    { bytes, name, token = ana }: { bytes: Buffer; name: string; token?: string },
  ): Promise<Answer> {
    const form = new FormData();
    form.append('carpeta', carpeta);
    form.append('archivo', new File([new Uint8Array(bytes)], name));
    const encoded = new Response(form);
    const response = await wire.app.inject({
      method: 'POST',
      url: '/api/archivos:subir',
      headers: {
        'content-type': encoded.headers.get('content-type') ?? '',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    return { ...response.json(), status: response.statusCode };
  }
  async function picture(color: string): Promise<{ id: string; url: string }> {
    const { data } = await upload('contenido/imagenes/', {
      bytes: await photo(color),
      name: `${color}.png`,
    });
    return { url: data.url, id: idIn(data.url) };
  }
  const idIn = (url: string) => /\/([0-9a-f]{32})[/.]/.exec(url)?.[1] ?? '';
  const fetch = (url: string) => site.inject({ url: url.replace('https://casa.example', '') });
  const list = async (clase: 'imagen' | 'archivo') =>
    (await call('contenido:archivos', { clase })).data;

  async function saveWith(photoOf: unknown): Promise<Answer> {
    const { valor, revision } = (await call('contenido:consultar', { clave })).data;
    valor.shelters = [{ ...shelter, photo: photoOf }];
    return call('contenido:guardar_borrador', { clave, revision, valor });
  }
  async function publish(photoOf: unknown): Promise<Answer> {
    const { revision } = (await saveWith(photoOf)).data;
    return call('contenido:publicar', { clave, revision });
  }
  const read = async () => (await wire.context.content.published('shelters', 'en')).shelters[0];
  async function publishLogo(logo: unknown): Promise<Answer> {
    const record = { clave: 'organizacion' };
    const { valor, revision } = (await call('contenido:consultar', record)).data;
    const saved = { ...record, revision, valor: { ...valor, ...anotherRecord, logo } };
    const { data } = await call('contenido:guardar_borrador', saved);
    return call('contenido:publicar', { ...record, revision: data.revision });
  }
  async function tomorrow(days = 1) {
    now += days * day;
    await wire.context.jobs.runDue();
  }

  test('a logo becomes the icons of tabs and phones, without words that say what it shows', async () => {
    expect((await fetch('/icon-512.png')).statusCode).toBe(404);
    const { id } = await picture('teal');
    expect(await publishLogo({ id, alt: { es: '', en: '' } })).toMatchObject({ status: 200 });
    const icon = await fetch('/icon-512.png');
    expect(icon.headers['content-type']).toBe('image/png');
    const { width, height } = await sharp(icon.rawPayload).metadata();
    expect([width, height]).toEqual([512, 512]);
    const drawn = await fetch('/favicon.svg');
    expect(drawn.headers['content-type']).toContain('image/svg+xml');
    const paper = await wire.context.resources.open('contrato-de-adopcion.pdf');
    const word = await wire.context.resources.open('contrato-de-adopcion.docx');
    expect(paper?.bytes.includes('/Subtype /Image')).toBe(true);
    expect(word?.bytes.includes('word/media/')).toBe(true);
    const again = await site.inject({
      url: '/favicon.ico',
      headers: { 'if-none-match': String(icon.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(await publishLogo(null)).toMatchObject({ status: 200 });
    expect((await fetch('/favicon.svg')).statusCode).toBe(404);
    const without = await wire.context.resources.open('contrato-de-adopcion.pdf');
    expect(without?.bytes.includes('/Subtype /Image')).toBe(false);
  });

  test('are shown where they are published, and cannot go while something needs them', async () => {
    const { id, url } = await picture('red');
    expect((await fetch(url)).statusCode).toBe(200);
    expect(await publish({ id, alt, focus: { x: 0.2, y: 0.9 } })).toMatchObject({ status: 200 });
    expect((await read())?.photo).toEqual({ id, alt: alt.en, focus: { x: 0.2, y: 0.9 } });
    const refused = await call('contenido:eliminar_archivo', { id, seguro: true });
    expect(refused).toMatchObject({ status: 409, code: 'contentFileInUse' });
    expect(refused.message).toContain('Albergues (publicada)');
    expect((await fetch(url)).statusCode).toBe(200);

    await saveWith(null);
    const { revision } = (await call('contenido:consultar', { clave })).data;
    const fecha = new Date(now + day / 2).toISOString();
    await call('contenido:publicar', { clave, revision, fecha });
    await saveWith({ id, alt });
    expect((await list('imagen'))[0].usos.map(({ estado }: { estado: string }) => estado)).toEqual([
      'publicada',
      'borrador',
    ]);
    await tomorrow();
    expect((await read())?.photo).toBeUndefined();
    const drafted = await call('contenido:eliminar_archivo', { id });
    expect(drafted.message).toContain('Albergues (borrador)');
  });

  test('that former versions alone have go when somebody is sure, and do not come back', async () => {
    const { id, url } = await picture('red');
    await publish({ id, alt });
    await publish(null);
    const asked = await call('contenido:eliminar_archivo', { id });
    expect(asked).toMatchObject({ status: 409, code: 'contentFileInVersions' });
    expect(asked.message).toContain('versión 2');
    expect(await call('contenido:eliminar_archivo', { id, seguro: true })).toMatchObject({
      status: 200,
    });
    expect((await fetch(url)).statusCode).toBe(404);
    expect(await wire.context.files.list(`media/${id}/`)).toEqual([]);
    const { valor } = (await call('contenido:version', { clave, version: 2 })).data;
    expect(valor.shelters[0].photo).toBeNull();
    const { revision } = (await call('contenido:consultar', { clave })).data;
    expect(await call('contenido:restaurar', { clave, revision, version: 2 })).toMatchObject({
      status: 200,
    });
    expect(await call('contenido:eliminar_archivo', { id, seguro: true })).toMatchObject({
      status: 404,
    });
  });

  test('are named by texts only while they are there, and each as what it is', async () => {
    const { id } = await picture('red');
    const other = 'f'.repeat(32);
    expect(await saveWith({ id: other, alt })).toMatchObject({
      status: 422,
      errors: { 'valor.shelters.0.photo': [expect.stringContaining('ya no está')] },
    });
    expect(await saveWith({ id: '../../x', alt })).toMatchObject({ status: 422 });
    expect(await saveWith({ id, alt, focus: { x: 2, y: 0 } })).toMatchObject({ status: 422 });
    const { data } = await upload('contenido/archivos/', { bytes: pdf, name: 'tarifas.pdf' });
    expect(await saveWith({ id: idIn(data.url), alt })).toMatchObject({ status: 422 });
    expect(await publish({ id, alt: { es: 'Patio', en: '' } })).toMatchObject({
      status: 422,
      errors: { 'valor.shelters.0.photo.en': [expect.stringContaining('qué se ve')] },
    });
  });

  test('go by themselves a month after the last text that had them', async () => {
    const kept = await picture('red');
    const { id, url } = await picture('blue');
    await publish({ id: kept.id, alt });
    await tomorrow();
    await tomorrow(unusedAssetDays - 1);
    expect((await fetch(url)).statusCode).toBe(200);
    await tomorrow(2);
    expect((await fetch(url)).statusCode).toBe(404);
    expect((await fetch(kept.url)).statusCode).toBe(200);
    expect((await list('imagen')).map((one: { id: string }) => one.id)).toEqual([kept.id]);
    await tomorrow();
    await tomorrow(8);
    expect(await wire.context.files.list(`media/${id}/`)).toEqual([]);
  });

  async function publishFile(id: string | null): Promise<Answer> {
    const body = { clave: 'recursos' };
    const { valor, revision } = (await call('contenido:consultar', body)).data;
    const both = (es: string, en: string) => ({ es, en });
    valor.files =
      id === null
        ? []
        : [
            {
              id: 'tarifas',
              group: 'sterilize',
              title: both('Tarifas', 'Prices'),
              summary: both('Qué cuesta.', 'What it costs.'),
              file: { id },
              englishFile: null,
            },
          ];
    const saved = await call('contenido:guardar_borrador', { ...body, revision, valor });
    return call('contenido:publicar', { ...body, revision: saved.data.revision });
  }

  /** As if somebody had published the same that often. */
  async function addVersionsLike(version: number, count: number) {
    const publishedAt = new Date(now).toISOString();
    const dates = { createdAt: publishedAt, publishAt: null, publishedAt };
    await wire.context.database.transaction(async (tx) => {
      const value = (await findVersionValue(tx.query, 'shelters', version)) as Stored;
      for (let added = 0; added < count; added += 1) {
        await insertVersion(tx, { key: 'shelters', ...dates, madeBy: null, note: '', value });
      }
    });
  }

  test('let go of versions that are older than a year, beside the newest fifty and what is read', async () => {
    const { id } = await picture('red');
    await publish({ id, alt });
    await publish(null);
    await addVersionsLike(3, retainedVersions - 1);
    await publish(null);
    const versions = async () => {
      const first = (await call('contenido:consultar', { clave })).data;
      return { count: first.versiones.length, older: first.hay_anteriores };
    };
    await tomorrow();
    expect(await versions()).toEqual({ count: 50, older: true });
    await tomorrow(versionRetentionDays);
    expect(await versions()).toEqual({ count: 50, older: false });
    expect(await call('contenido:version', { clave, version: 2 })).toMatchObject({ status: 404 });
    const { revision } = (await call('contenido:consultar', { clave })).data;
    expect(await call('contenido:restaurar', { clave, revision, version: 5 })).toMatchObject({
      status: 200,
    });
    // Nothing names the picture any more.
    expect(await call('contenido:eliminar_archivo', { id })).toMatchObject({ status: 200 });
    expect((await publish(null)).data.version).toBe(retainedVersions + 4);
  });

  onSqliteAlone(databases, () => {
    test('that somebody sends again are one, and begin anew', async () => {
      const { id } = await picture('red');
      await tomorrow();
      await tomorrow(unusedAssetDays - 2);
      expect((await picture('red')).id).toBe(id);
      await tomorrow(3);
      expect(await list('imagen')).toHaveLength(1);
    });

    test('of which nobody kept a row, or a text, leave the file store', async () => {
      const { data } = await upload('contenido/archivos/', { bytes: pdf, name: 'a.pdf' });
      const key = `recursos/${idIn(data.url)}.pdf`;
      await wire.context.files.put(`recursos/${'a'.repeat(32)}.pdf`, pdf);
      now = Date.now() + 2 * 3_600_000;
      await tomorrow();
      expect(await wire.context.files.list('recursos/')).toEqual([key]);
      await tomorrow(unusedAssetDays + 1);
      await tomorrow();
      expect(await wire.context.files.list('recursos/')).toEqual([]);
      expect(await list('archivo')).toEqual([]);
    });

    test('that visitors download are open while a text has them, as they were sent', async () => {
      const { data } = await upload('contenido/archivos/', { bytes: pdf, name: 'Tarifas año.pdf' });
      expect((await fetch(data.url)).statusCode).toBe(404);
      expect(await publishFile(idIn(data.url))).toMatchObject({ status: 200 });
      const answer = await fetch(data.url);
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload.equals(pdf)).toBe(true);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringContaining('Tarifas'),
        'x-content-type-options': 'nosniff',
      });
      const again = await site.inject({
        url: new URL(data.url).pathname,
        headers: { 'if-none-match': String(answer.headers.etag) },
      });
      expect(again.statusCode).toBe(304);
      const listed = await wire.context.resources.list('en');
      expect(listed).toContainEqual(
        expect.objectContaining({
          group: 'sterilize',
          title: 'Prices',
          files: [{ format: 'pdf', href: new URL(data.url).pathname, bytes: pdf.length }],
        }),
      );
      await publishFile(null);
      expect((await fetch(data.url)).statusCode).toBe(404);
      expect(await wire.context.resources.list('en')).toHaveLength(listed.length - 1);
    });

    test('stand in the place of one that the portal makes, or it is offered nowhere', async () => {
      registerDocumentRoutes(site, { context: wire.context, sendFile: () => undefined });
      const { data } = await upload('contenido/archivos/', { bytes: pdf, name: 'contrato.pdf' });
      const href = new URL(data.url).pathname;
      const { valor, revision } = (await call('contenido:consultar', { clave: 'recursos' })).data;
      const { offered } = valor;
      offered['adoption-contract'].file = { id: idIn(data.url) };
      offered['treatment-costs'].shown = 'no';
      const saved = await call('contenido:guardar_borrador', {
        clave: 'recursos',
        revision,
        valor,
      });
      const draft = { clave: 'recursos', revision: saved.data.revision };
      expect((await call('contenido:publicar', draft)).status).toBe(200);

      const listed = await wire.context.resources.list('es');
      expect(listed.map(({ id }) => id)).not.toContain('treatment-costs');
      expect(listed.find(({ id }) => id === 'adoption-contract')?.files).toEqual([
        { format: 'pdf', href, bytes: pdf.length },
      ]);
      const get = (name: string) => site.inject(`/documents/${name}`);
      const contract = await get('contrato-de-adopcion.pdf');
      expect([contract.statusCode, contract.headers.location]).toEqual([302, href]);
      expect((await site.inject(href)).rawPayload.equals(pdf)).toBe(true);
      const costs = resources.find(({ id }) => id === 'treatment-costs')?.fileName.es;
      expect((await get(`${costs}.pdf`)).headers.location).toBe('/');
      expect((await call('contenido:eliminar_archivo', { id: idIn(data.url) })).status).toBe(409);
    });

    test('are taken by what they hold, whatever they are called', async () => {
      const send = (carpeta: string, bytes: Buffer, name: string) =>
        upload(carpeta, { bytes, name });
      const files = 'contenido/archivos/';
      expect(await send(files, await photo('red'), 'a.pdf')).toMatchObject({ status: 415 });
      expect(await send(files, Buffer.from('<svg/>'), 'a.pdf')).toMatchObject({ status: 415 });
      expect(await send(files, pdf.subarray(0, 20), 'a.pdf')).toMatchObject({ status: 415 });
      expect(await send('contenido/imagenes/', pdf, 'a.png')).toMatchObject({ status: 415 });
      expect(await send('contenido/otros/', pdf, 'a.pdf')).toMatchObject({ status: 404 });
      expect(await list('archivo')).toEqual([]);
      expect(await wire.context.files.list('recursos/')).toEqual([]);
    });

    test('are the editors’ and administrators’ to see, add and delete', async () => {
      const { id } = await picture('red');
      for (const token of ['member:x', 'coordinator:x', 'treasurer:x']) {
        expect(
          (
            await upload('contenido/imagenes/', {
              bytes: await photo('blue'),
              name: 'b.png',
              token,
            })
          ).status,
        ).toBe(403);
        expect(
          (await call('archivos:consultar', { carpeta: 'contenido/imagenes/' }, token)).status,
        ).toBe(403);
        expect((await call('contenido:eliminar_archivo', { id }, token)).status).toBe(403);
      }
      const carpeta = 'contenido/imagenes/';
      const { data } = await call('archivos:consultar', { carpeta });
      expect(data).toHaveLength(1);
      expect(await call('archivos:eliminar', { carpeta, url: data[0].url })).toMatchObject({
        status: 200,
      });
      expect(await list('imagen')).toEqual([]);
    });
  });
});
