import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FocalPoint, usualFocalPoint } from '#domain/pets/focal-point.ts';
import { createFocalPointProposals } from '#server/features/kits/media/focal-point-proposals.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { openPortal, type Portal } from '../accounts/portal.ts';
import { addPet } from '../pets/add-pets.ts';

const day = 86_400_000;

describeOnBothDatabases('pictures that came without a focal point', (databases) => {
  const folder = mkdtempSync(join(tmpdir(), 'casa-animal-focal-'));
  let portal: Portal;
  let pet: string;
  let pictures: string[];

  beforeAll(async () => {
    portal = await openPortal(databases);
    pictures = await Promise.all(['red', 'gold', 'navy'].map(add));
    await forget();
    pet = await addPet(portal.context.database, { pictures });
  });
  afterAll(async () => {
    await portal.close();
    rmSync(folder, { recursive: true });
  });

  /** With something to look at on the left. */
  async function add(colour: string): Promise<string> {
    const path = join(folder, `${colour}.png`);
    const canvas = { width: 64, height: 48, channels: 3 as const, background: '#666' };
    const mark = { width: 10, height: 10, channels: 3 as const, background: colour };
    const input = await sharp({ create: mark }).png().toBuffer();
    const picture = sharp({ create: canvas }).composite([{ input, left: 12, top: 16 }]);
    await picture.png().toFile(path);
    return (await portal.context.media.addImage({ path })).id;
  }
  const forget = () =>
    portal.context.database.query
      .updateTable('media_assets')
      .set({ focus_x: null, focus_y: null })
      .execute();

  async function withoutPoint(): Promise<string[]> {
    const rows = await portal.context.database.query
      .selectFrom('media_assets')
      .select('id')
      .where('focus_x', 'is', null)
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  }
  /** As everybody sees them. */
  async function points(): Promise<FocalPoint[]> {
    const filter = { where: [{ field: 'id', operator: '=', value: pet }] };
    const { data } = await portal.post('catalogos:consultar', { schema: 'mascotas', filter });
    const [found] = data as unknown as { payload: { puntos_focales: FocalPoint[] } }[];
    return (found?.payload.puntos_focales ?? []).map(({ x, y }) => ({ x, y }));
  }
  const version = () => portal.context.dataVersions.current('pets');

  async function night(): Promise<void> {
    portal.pass(day);
    await portal.context.jobs.runDue();
  }

  it('are given one by night, and pages that are kept follow; what somebody chose stays', async () => {
    const chosen = { x: 0.9, y: 0.8 };
    const { token } = await portal.newPerson({ administrator: true });
    const imagen = `https://casa.example/media/${pictures[0]}/64.webp`;
    const payload = { puntos_focales: [{ imagen, ...chosen }] };
    const change = { schema: 'mascotas', id: pet, payload };
    expect((await portal.post('catalogos:actualizar', change, { token })).status).toBe(200);
    expect(await points()).toEqual([chosen, usualFocalPoint, usualFocalPoint]);
    const before = await version();
    await night();
    const proposed = { x: expect.closeTo(17 / 64, 1), y: expect.any(Number) };
    expect(await points()).toEqual([chosen, proposed, proposed]);
    const after = await version();
    expect(after).toBeGreaterThan(before);
    await night();
    expect(await version()).toBe(after);
  });

  it('take their turns: so many at once, the others next time', async () => {
    const propose = createFocalPointProposals({ ...portal.context, mediaUses: [] });
    await forget();
    const { signal } = new AbortController();
    const [, , third] = await withoutPoint();
    await propose({ most: 2, signal });
    expect(await withoutPoint()).toEqual([third]);
    await propose({ most: 2, signal });
    expect(await withoutPoint()).toEqual([]);
  });

  it('wait for the next time, all of them, where the portal stops in the midst', async () => {
    const stop = new AbortController();
    const { files } = portal.context;
    const stopping = {
      ...files,
      open(key: string) {
        stop.abort();
        return files.open(key);
      },
    };
    const parts = { ...portal.context, files: stopping, mediaUses: [] };
    await forget();
    const all = await withoutPoint();
    const stopped = createFocalPointProposals(parts)({ most: 3, signal: stop.signal });
    await expect(stopped).rejects.toThrow(stop.signal.reason);
    expect(await withoutPoint()).toEqual(all);
  });

  it('have the usual one where their files are gone or broken, and hold up no other', async () => {
    await forget();
    const [gone = '', broken = '', good = ''] = await withoutPoint();
    const { files, database } = portal.context;
    await files.delete(`media/${gone}/64.webp`);
    await files.put(`media/${broken}/64.webp`, Buffer.from('no picture'));
    await night();
    const rows = await database.query.selectFrom('media_assets').selectAll().execute();
    const of = (one: string) => rows.find(({ id }) => id === one);
    for (const id of [gone, broken]) {
      expect(of(id)).toMatchObject({ focus_x: usualFocalPoint.x, focus_y: usualFocalPoint.y });
    }
    expect(of(good)?.focus_x).toBeLessThan(0.4);
  });
});
