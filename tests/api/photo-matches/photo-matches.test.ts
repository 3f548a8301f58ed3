import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadSharp } from '#server/features/kits/media/sharp.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { squares } from '#tests/setup/squares.ts';
import { addPet, addUser, clock } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';

describeOnBothDatabases('photos that look alike', (databases) => {
  let wire: Wire;
  let admin = '';
  beforeEach(async () => {
    wire = await openWire(databases, {}, { now: () => clock.now() });
    admin = `administrator:${await addUser(wire.context.database)}`;
  });
  afterEach(() => wire.close());

  const compare = () => wire.context.photoMatches.comparePhotos(new AbortController().signal);
  const list = async (said: object = {}, token = admin) =>
    (await wire.post('fotos_parecidas:consultar', said, token)) as unknown as {
      status: number;
      data: {
        id: string;
        estado: string;
        bits_distintos: number;
        primera: { id: string; foto: string };
        segunda: { id: string; foto: string };
        decidida_por: string | null;
      }[];
    };
  const store = async (bytes: Buffer) => (await wire.context.media.addImage(bytes)).id;
  const show = (pet_id: string, asset_id: string, position: number) =>
    wire.context.database.query
      .insertInto('pet_media')
      .values({ pet_id, position, asset_id, compared: 0 })
      .execute();
  async function pet(more: object = {}, ...pictures: Buffer[]): Promise<string> {
    const petId = await addPet(wire.context.database, { media_count: 0, ...more });
    const { query } = wire.context.database;
    await query.deleteFrom('pet_media').where('pet_id', '=', petId).execute();
    for (const [position, bytes] of pictures.entries()) {
      const asset_id = await store(bytes);
      await show(petId, asset_id, position);
    }
    return petId;
  }
  async function smaller(bytes: Buffer): Promise<Buffer> {
    const sharp = await loadSharp();
    return sharp(bytes).resize(480).jpeg({ quality: 45 }).toBuffer();
  }

  it('are found also where one was made smaller and compressed, once, and others are not', async () => {
    const photo = await squares(7);
    const own = await pet({}, photo, await squares(8));
    await compare();
    const other = await pet({}, await smaller(photo));
    await pet({}, await squares(9));
    await compare();
    await compare();
    const { data } = await list({ estado: 'por_ver' });
    expect(data).toHaveLength(1);
    const [first] = data;
    expect([first?.primera.id, first?.segunda.id].toSorted()).toEqual([own, other].toSorted());
    expect(first?.bits_distintos).toBeLessThanOrEqual(7);
  });

  it('are decided by people, and taken back', async () => {
    const photo = await squares(7);
    await pet({}, photo);
    await pet({}, photo);
    await compare();
    const [match] = (await list()).data;
    const decide = (estado: string, token = admin) =>
      wire.post('fotos_parecidas:decidir', { id: match?.id, estado }, token);
    expect((await decide('distintas')).status).toBe(200);
    expect((await list({ estado: 'por_ver' })).data).toEqual([]);
    expect((await list({ estado: 'distintas' })).data).toMatchObject([{ id: match?.id }]);
    // Found again, it is not asked again.
    await wire.context.database.query.updateTable('pet_media').set({ compared: 0 }).execute();
    await compare();
    expect((await list({ estado: 'por_ver' })).data).toEqual([]);
    expect((await decide('por_ver')).status).toBe(200);
    expect((await list({ estado: 'por_ver' })).data).toMatchObject([
      { id: match?.id, decidida_por: null },
    ]);
    const member = `member:${await addUser(wire.context.database)}`;
    expect((await decide('distintas', member)).status).toBe(403);
    expect((await list({}, member)).status).toBe(403);
    expect((await list({ estado: 'por_ver' })).data).toHaveLength(1);
  });

  it('are no news of a litter, of a deleted pet, nor once the photo is gone', async () => {
    const { query } = wire.context.database;
    const photo = await squares(7);
    const now = clock.now().toISOString();
    const group_id = '01961f6e-8f6b-7c3a-9d2e-5b1f0c8a4e21';
    await query
      .insertInto('pet_groups')
      .values({ id: group_id, kind: 'litter', created_at: now })
      .execute();
    await pet({ group_id }, photo);
    await pet({ group_id }, photo);
    await compare();
    expect((await list()).data).toEqual([]);
    await pet({ deleted: 1 }, photo);
    await compare();
    expect((await list()).data).toEqual([]);
    const third = await pet({}, photo);
    await compare();
    expect((await list()).data).toHaveLength(3);
    await query.deleteFrom('pet_media').where('pet_id', '=', third).execute();
    const asset_id = await store(await squares(10));
    await show(third, asset_id, 0);
    await compare();
    expect((await list()).data).toEqual([]);
  });
});
