import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registerSharingRoutes } from '#server/http/sharing-routes.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { addPet } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { createEvent } from './wire-events.ts';

const colours = ['red', 'lime', 'blue', 'yellow', 'black'];
/** By whether there is red, green and blue in it. */
const names: Record<string, string> = {
  '1-0-0': 'red',
  '0-1-0': 'lime',
  '0-0-1': 'blue',
  '1-1-0': 'yellow',
  '0-0-0': 'black',
};

describeOnSqlite('the picture beside a link to an event', (databases) => {
  let wire: Wire;
  let app: FastifyInstance;

  beforeAll(async () => {
    wire = await openWire(databases);
    app = Fastify();
    registerSharingRoutes(app, { context: wire.context });
    for (const background of colours) {
      const canvas = { width: 1200, height: 630, channels: 3 as const, background };
      const picture = await sharp({ create: canvas }).jpeg().toBuffer();
      await wire.context.files.put(`media/${background}/og.jpg`, picture);
      const webp = await sharp(picture).webp().toBuffer();
      await wire.context.files.put(`media/${background}/1280.webp`, webp);
    }
  });
  afterAll(async () => {
    await app.close();
    await wire.close();
  });

  async function eventWith(shown: readonly string[]) {
    const pets: string[] = [];
    for (const picture of shown) {
      pets.push(await addPet(wire.context.database, { pictures: [picture] }));
    }
    return createEvent(wire, { mascotas_presentes: pets.map((id) => ({ mascota_id: id })) });
  }
  const ask = (id: string, headers = {}) =>
    app.inject({ method: 'GET', url: `/media/events/${id}/es-og.jpg`, headers });

  /** The colours in the four corners of its photos, row by row. */
  async function cornersOf(id: string) {
    const { rawPayload } = await ask(id);
    const { data, info } = await sharp(rawPayload).raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: 1200, height: 630 });
    const at = (x: number, y: number) =>
      names[
        [0, 1, 2].map((band) => Math.round((data[(y * 1200 + x) * 3 + band] ?? 0) / 255)).join('-')
      ];
    return [at(50, 50), at(590, 50), at(50, 580), at(590, 580)];
  }

  it('is made of up to four of its pets', async () => {
    const cases: [string[], string[]][] = [
      [['red'], ['red', 'red', 'red', 'red']],
      [
        ['red', 'blue'],
        ['red', 'blue', 'red', 'blue'],
      ],
      [
        ['red', 'blue', 'lime'],
        ['red', 'blue', 'red', 'lime'],
      ],
      [colours, ['red', 'blue', 'lime', 'yellow']],
    ];
    for (const [pets, corners] of cases) {
      expect(await cornersOf(await eventWith(pets))).toEqual(corners);
    }
  });

  it('keeps what each picture is about in view, near an edge too', async () => {
    const { adoptionEvents, files } = wire.context;
    const canvas = { width: 1280, height: 640, channels: 3 as const, background: 'black' };
    const input = await sharp({ create: { ...canvas, width: 60, height: 60, background: 'lime' } })
      .png()
      .toBuffer();
    const marked = sharp({ create: canvas }).composite([{ input, left: 1200, top: 20 }]);
    await files.put('media/marked/1280.webp', await marked.webp().toBuffer());
    const id = await eventWith(['red', 'marked']);
    /** Of bright green, in pixels of the right half of the photos. */
    async function seen() {
      const { data } = await sharp((await ask(id)).rawPayload)
        .extract({ left: 323, top: 0, width: 317, height: 630 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      return data.filter((value, at) => at % 3 === 1 && value > 128).length;
    }
    expect(await seen()).toBe(0);
    const imagen = 'https://casa.example/media/marked/1280.webp';
    const change = {
      schema: 'mascotas',
      id: (await adoptionEvents.find(id))?.petIds[1],
      payload: { puntos_focales: [{ imagen, x: 0.95, y: 0.1 }] },
    };
    expect((await wire.post('catalogos:actualizar', change, 'administrator:ines')).status).toBe(
      200,
    );
    expect(await seen()).toBeGreaterThan(40 * 40);
  });

  it('shows no pet that nobody may see, and changes with the pets', async () => {
    const id = await eventWith(['red', 'blue']);
    const before = await ask(id);
    expect(before.headers['content-type']).toBe('image/jpeg');
    const unchanged = await ask(id, { 'if-none-match': before.headers.etag });
    expect(unchanged.statusCode).toBe(304);
    const [first] = (await wire.context.adoptionEvents.find(id))?.petIds ?? [];
    await wire.post('catalogos:eliminar', { schema: 'mascotas', id: first }, 'administrator:ines');
    expect(await cornersOf(id)).toEqual(['blue', 'blue', 'blue', 'blue']);
    expect((await ask(id)).headers.etag).not.toBe(before.headers.etag);
    expect((await ask(await eventWith([]))).statusCode).toBe(200);
    expect((await ask('nothing')).statusCode).toBe(404);
  });
});
