import Fastify from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { homePhotosPersonalData } from '#server/features/adoption/applications/applications-personal-data.ts';
import { registerPrivatePhotoRoutes } from '#server/http/private-photo-routes.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { addUser, clock as start } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { approvedApplication } from './application-steps.ts';

/** A phone's: with the place in it. */
const photo = (color: string): Promise<Buffer> =>
  sharp({ create: { width: 120, height: 80, channels: 3, background: color } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '20/1 12/1 0/1' } })
    .jpeg()
    .toBuffer();

describeOnBothDatabases('photos that few may see', (databases) => {
  let wire: Wire;
  let now: number;
  let adoption: Awaited<ReturnType<typeof approvedApplication>>;
  let home: string;
  let site: ReturnType<typeof Fastify>;
  beforeEach(async () => {
    now = start.now().getTime();
    wire = await openWire(databases, {}, { now: () => new Date(now) });
    adoption = await approvedApplication(wire);
    home = `hogar/${adoption.familyId}/`;
    site = Fastify();
    registerPrivatePhotoRoutes(site, { context: wire.context });
  });
  afterEach(async () => {
    await site.close();
    await wire.close();
  });

  async function upload(carpeta: string, bytes: Buffer, token?: string) {
    const form = new FormData();
    form.append('carpeta', carpeta);
    form.append('archivo', new File([new Uint8Array(bytes)], 'casa.jpg', { type: 'image/jpeg' }));
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
  const list = (carpeta: string, token?: string) =>
    adoption.post('archivos:consultar', { carpeta }, token) as unknown as Promise<{
      status: number;
      data: { url: string }[];
    }>;
  const fetch = (url: string) => site.inject({ url: url.replace(/^https?:\/\/[^/]+/, '') });
  const files = () => wire.context.files.list('fotos/');
  const stranger = async () => `member:${await addUser(wire.context.database)}`;

  test('of a home are its family’s to add, and of those to see who decide about an open application', async () => {
    for (const token of [undefined, adoption.rescuer, 'administrator:a', await stranger()]) {
      expect((await upload(home, await photo('red'), token)).status).toBe(token ? 404 : 401);
    }
    expect((await upload(home, await photo('red'), adoption.family)).status).toBe(200);
    for (const token of [adoption.family, adoption.rescuer, 'administrator:a']) {
      expect((await list(home, token)).data).toHaveLength(1);
    }
    expect((await list(home)).status).toBe(401);
    expect((await list(home, await stranger())).status).toBe(404);
    await adoption.step('rechazar');
    expect((await list(home, adoption.rescuer)).status).toBe(404);
    expect((await list(home, 'administrator:a')).status).toBe(404);
    expect((await list(home, adoption.family)).data).toHaveLength(1);
  });

  onSqliteAlone(databases, () => {
    test('lose what the camera wrote, are never cached, and open by a signed address for a quarter of an hour', async () => {
      await upload(home, await photo('red'), adoption.family);
      const { url = '' } = (await list(home, adoption.rescuer)).data[0] ?? {};
      const found = await fetch(url);
      expect(found.statusCode).toBe(200);
      expect(found.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'content-type': 'image/webp',
      });
      expect((await sharp(found.rawPayload).metadata()).exif).toBeUndefined();
      const [bare = ''] = url.split('?');
      for (const other of [
        bare,
        url.replace(/firma=.{4}/, 'firma=AAAA'),
        `${bare}?vence=9&firma=x`,
      ]) {
        expect((await fetch(other)).statusCode).toBe(404);
      }
      now += 16 * 60_000;
      expect((await fetch(url)).statusCode).toBe(404);
    });
  });

  test('are six at most, also of two that come at once, and the same one is kept once', async () => {
    for (const color of ['red', 'green', 'blue', 'white', 'black']) {
      await upload(home, await photo(color), adoption.family);
    }
    expect((await upload(home, await photo('red'), adoption.family)).status).toBe(200);
    expect((await list(home, adoption.family)).data).toHaveLength(5);
    const both = await Promise.all(
      ['gray', 'pink'].map(async (color) => upload(home, await photo(color), adoption.family)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await list(home, adoption.family)).data).toHaveLength(6);
    expect(await files()).toHaveLength(6);
    expect((await upload(home, Buffer.from('<svg/>'), adoption.family)).status).not.toBe(200);
  });

  test('go when the family removes them, and with its account', async () => {
    for (const color of ['red', 'green']) await upload(home, await photo(color), adoption.family);
    const [first, second] = (await list(home, adoption.family)).data;
    const gone = { carpeta: home, url: first?.url ?? '' };
    expect((await adoption.post('archivos:eliminar', gone, adoption.rescuer)).status).toBe(404);
    expect((await adoption.post('archivos:eliminar', gone, adoption.family)).status).toBe(200);
    expect((await fetch(first?.url ?? '')).statusCode).toBe(404);
    const account = await wire.context.accounts.find(adoption.familyId);
    if (!account) throw new Error('There is no such account.');
    const { database } = wire.context;
    const data = homePhotosPersonalData({ ...wire.context, siteUrl: 'https://casa.example' });
    expect(await data.find(account)).toHaveLength(1);
    await database.transaction((tx) => data.erase(tx, account, { pets: 'keep' } as never));
    expect((await fetch(second?.url ?? '')).statusCode).toBe(404);
    expect(await files()).toEqual([]);
  });

  onSqliteAlone(databases, () => {
    test('need a profile to belong to', async () => {
      const id = await addUser(wire.context.database);
      const answer = await upload(`hogar/${id}/`, await photo('red'), `member:${id}`);
      expect(answer).toMatchObject({ status: 422, code: 'adoptionProfileMissing' });
    });
  });

  test('of a visit stand with its outcome, which the family never reads', async () => {
    const said = { id: adoption.id, tipo: 'visita', resultado: 'con_dudas', texto: 'Falta malla.' };
    expect(
      await adoption.post('solicitudes:anotar_resultado', said, adoption.family),
    ).toMatchObject({ status: 403 });
    const noted = await adoption.post('solicitudes:anotar_resultado', said, adoption.rescuer);
    expect(noted.status).toBe(200);
    const folder = `visita/${adoption.id}_${noted.data.id}/`;
    expect((await upload(folder, await photo('red'), adoption.rescuer)).status).toBe(200);
    for (const token of [adoption.family, await stranger()]) {
      expect((await list(folder, token)).status).toBe(404);
      expect((await upload(folder, await photo('blue'), token)).status).toBe(404);
    }
    const body = {
      schema: 'solicitudes',
      filter: { where: [{ field: 'folio', operator: '=', value: adoption.folio }] },
    };
    const row = async (token: string) =>
      JSON.stringify(await adoption.post('documentos:consultar', body, token));
    expect(await row(adoption.rescuer)).toContain('Falta malla.');
    expect(await row('administrator:a')).toContain('Falta malla.');
    expect(await row(adoption.family)).not.toContain('malla');
    const wrong = { ...said, resultado: 'quizas' };
    const refused = await adoption.post('solicitudes:anotar_resultado', wrong, adoption.rescuer);
    expect(Object.keys(refused.errors ?? {})).toEqual(['resultado']);
    const removed = { id: adoption.id, resultado_id: noted.data.id };
    expect(
      (await adoption.post('solicitudes:quitar_resultado', removed, adoption.rescuer)).status,
    ).toBe(200);
    expect(await files()).toEqual([]);
  });
});
