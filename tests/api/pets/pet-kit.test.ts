import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { petCode } from '#domain/pets/pet-code.ts';
import type { Context } from '#server/context.ts';
import { loadSharp } from '#server/features/kits/media/sharp.ts';
import { buildApp } from '#server/http/app.ts';
import { createTestContext } from '#tests/setup/context.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { addPet, clock } from './add-pets.ts';

describeOnSqlite('what people hand on of a pet', (databases) => {
  let context: Context;
  let app: FastifyInstance;
  let id: string;
  beforeAll(async () => {
    context = await createTestContext(await databases.newConfig(), { clock });
    app = await buildApp(context);
    id = await addPet(context.database, { name: 'Xtabay & <Compañía>' });
  });
  afterAll(async () => {
    await app.close();
    await context.close();
  });

  const open = (url: string, headers = {}) => app.inject({ url, headers });
  const picture = (of: string, file: string) => open(`/media/pets/${of}/${file}`);
  const poster = (of: string, file: string) => open(`/archivos/mascotas/${of}/${file}`);

  it.each([
    ['og', 1200, 630],
    ['post', 1080, 1080],
    ['story', 1080, 1920],
  ] as const)('is a picture of the size that apps want: %s', async (format, width, height) => {
    const drawn = await picture(id, `es-${format}.jpg`);
    expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const sharp = await loadSharp();
    const facts = await sharp(drawn.rawPayload).metadata();
    expect(facts).toMatchObject({ format: 'jpeg', width, height });
    // Nothing of where or with what a photo was taken.
    expect(facts.exif).toBeUndefined();
  });

  it('is a poster of one page, in both languages, also with strips to tear off', async () => {
    for (const file of ['es-cartel.pdf', 'en-cartel.pdf', 'es-tiras.pdf', 'en-cuatro.pdf']) {
      const drawn = await poster(id, file);
      expect([drawn.statusCode, drawn.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(drawn.body.match(/\/Type \/Page\b/g)).toHaveLength(1);
    }
  });

  it('says nothing of how to reach somebody beside the organisation', async () => {
    const personality = 'Noble. Informes al 984 123 4567 o en ana@example.mx con Ana.';
    const luna = await addPet(context.database, { name: 'Luna', personality });
    const told = await context.sharing.subject('pet', luna, 'es');
    expect(told?.summary).toMatch(/^Noble\..*con Ana\.$/);
    expect(told?.summary).not.toMatch(/984|123|4567|@/);
  });

  it('is small where a page shows it', async () => {
    const sharp = await loadSharp();
    const drawn = await picture(id, 'es-story-min.jpg');
    expect(await sharp(drawn.rawPayload).metadata()).toMatchObject({ width: 320, height: 569 });
  });

  it('shows a litter by any of its pets, with those alone that everybody may see', async () => {
    const { database } = context;
    const [first = '', second = '', hidden = ''] = [
      await addPet(database, { name: 'Sol' }),
      await addPet(database, { name: 'Luna', species: 'cat' }),
      await addPet(database, { name: 'Escondida', status: 'paused' }),
    ];
    const at = '2026-11-01T00:00:00.000Z';
    const group = { id: 'a-litter', kind: 'litter', created_at: at } as const;
    await database.query.insertInto('pet_groups').values(group).execute();
    const litter = [first, second, hidden];
    await database.query
      .updateTable('pets')
      .set({ group_id: group.id })
      .where('id', 'in', litter)
      .execute();
    const told = await context.sharing.subject('litter', first, 'es');
    expect(told).toMatchObject({ title: 'Sol y Luna', facts: '1 perro y 1 gato' });
    expect(JSON.stringify(told)).not.toContain('Escondida');
    expect((await open(`/media/litters/${second}/es-post.jpg`)).statusCode).toBe(200);
    expect((await open(`/archivos/camadas/${second}/en-cartel.pdf`)).statusCode).toBe(200);
    for (const none of [hidden, id]) {
      expect((await open(`/media/litters/${none}/es-post.jpg`)).statusCode).toBe(404);
    }
  });

  it('has a code that leads to its page, typed as people type it', async () => {
    const code = petCode(id);
    const lead = async (typed: string, headers = {}) => {
      const { statusCode, headers: told } = await open(`/p/${typed}`, headers);
      return [statusCode, told.location];
    };
    expect(await lead(code)).toEqual([302, `/mascotas/adopcion/${id}`]);
    const typed = `${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`;
    const english = { 'accept-language': 'en-US,en;q=0.9' };
    expect(await lead(typed, english)).toEqual([302, `/pets/adoption/${id}`]);
    expect(await lead('ZZZZZZ')).toEqual([404, undefined]);
    const hidden = await addPet(context.database, { name: 'Oculta', status: 'paused' });
    expect(await lead(petCode(hidden))).toEqual([404, undefined]);
  });

  it('is not there for a pet that not everybody may see', async () => {
    const hidden = [
      await addPet(context.database, { name: 'Borrada', deleted: 1 }),
      await addPet(context.database, { name: 'Pausada', status: 'paused' }),
      await addPet(context.database, { name: 'Vencida', expires_on: '2026-11-19' }),
      '01a22d12-f53c-7375-b024-f7e82ec3f3e0',
      '..%2f..%2fetc',
    ];
    for (const one of hidden) {
      expect((await picture(one, 'es-post.jpg')).statusCode, one).toBe(404);
      expect((await poster(one, 'es-cartel.pdf')).statusCode, one).toBe(404);
    }
    for (const file of ['fr-post.jpg', 'es-huge.jpg', 'es-post.png']) {
      expect((await picture(id, file)).statusCode, file).toBe(404);
    }
  });

  it('is told anew where the pet has changed, and not sent again where it has not', async () => {
    const { headers } = await picture(id, 'es-og.jpg');
    const again = await open(`/media/pets/${id}/es-og.jpg`, { 'if-none-match': headers.etag });
    expect(again.statusCode).toBe(304);
    const { query } = context.database;
    await query.updateTable('pets').set({ city: 'Mérida' }).where('id', '=', id).execute();
    const changed = await picture(id, 'es-og.jpg');
    expect(changed.headers.etag).not.toBe(headers.etag);
  });

  it('is drawn thirty times an hour for one address; beside links it always is', async () => {
    expect((await picture(id, 'es-post.jpg')).statusCode).toBe(200);
    const nube = await addPet(context.database, { name: 'Nube' });
    expect((await picture(nube, 'es-post-min.jpg')).statusCode).toBe(200);
    await context.limits.consume('sharedFile', '127.0.0.1', { points: 26 }).catch(() => {});
    const statuses: number[] = [];
    for (const file of ['en-post.jpg', 'en-story.jpg', 'es-story.jpg']) {
      const other = await addPet(context.database, { name: file });
      for (const format of [file, 'es-og.jpg']) {
        statuses.push((await picture(other, format)).statusCode);
      }
    }
    expect(statuses.slice(-2)).toEqual([429, 200]);
    // What has been drawn is there for everybody, also where only its small picture was asked for.
    expect((await picture(id, 'es-post.jpg')).statusCode).toBe(200);
    expect((await picture(nube, 'es-post.jpg')).statusCode).toBe(200);
  });
});
