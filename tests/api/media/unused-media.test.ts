import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { findShownMedia } from '#server/features/animals/pets/core/pet-media.repository.ts';
import { createMediaService } from '#server/features/kits/media/media.service.ts';
import { mediaUpkeep } from '#server/features/kits/media/media-upkeep.ts';
import type { MediaUse } from '#server/features/kits/media/media-use.ts';
import { createShownMedia } from '#server/features/kits/media/shown-media.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { openPortal, type Portal } from '../accounts/portal.ts';
import { addPet } from '../pets/add-pets.ts';

const day = 86_400_000;

describeOnBothDatabases('pictures that no pet shows any more', (databases) => {
  const folder = mkdtempSync(join(tmpdir(), 'casa-animal-unused-'));
  let portal: Portal;
  let viewer: Viewer;
  let ownerId: string;
  let pet: string;

  beforeAll(async () => {
    portal = await openPortal(databases, {}, { scheduledKinds: ['media.upkeep'] });
    ownerId = (await portal.newPerson({ administrator: true })).id;
    viewer = { kind: 'user', id: ownerId, roles: ['administrator'] };
  });
  beforeEach(async () => {
    pet = await newPet();
  });
  afterAll(async () => {
    await portal.close();
    rmSync(folder, { recursive: true });
  });

  const actor = () => ({ viewer, address: '' });
  const newPet = () => addPet(portal.context.database, { owner_id: ownerId, pictures: [] });

  async function photo(background: string): Promise<{ path: string }> {
    const path = join(folder, `${background}.png`);
    const create = { width: 50, height: 40, channels: 3 as const, background };
    writeFileSync(path, await sharp({ create }).png().toBuffer());
    return { path };
  }
  const show = async (petId: string, background: string) =>
    portal.context.petUploads.addMedia(actor(), petId, await photo(background));
  const idIn = (address: string) => address.split('/')[2] ?? '';

  /** Its row and how many files there are. */
  async function left(id: string) {
    const { database, files } = portal.context;
    const row = await database.query
      .selectFrom('media_assets')
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst();
    return { row: row !== undefined, files: (await files.list(`media/${id}/`)).length };
  }
  const gone = { row: false, files: 0 };
  const whole = { row: true, files: 3 };

  /** So many days, and a night of jobs after each of them. */
  async function pass(...steps: number[]): Promise<void> {
    for (const days of steps) {
      portal.pass(days * day);
      await portal.context.jobs.runDue();
    }
  }

  it('go with the pet that is removed for good, unless another shows them too', async () => {
    const own = idIn(await show(pet, 'red'));
    const shared = idIn(await show(pet, 'blue'));
    const other = await newPet();
    await show(other, 'blue');
    await portal.context.petManagement.remove(actor(), pet);
    await portal.context.jobs.runDue();
    expect(await left(own)).toEqual(gone);
    expect(await left(shared)).toEqual(whole);

    await portal.context.petManagement.remove(actor(), other);
    await portal.context.jobs.runDue();
    expect(await left(shared)).toEqual(gone);
    expect(idIn(await show(await newPet(), 'red'))).toBe(own);
    expect(await left(own)).toEqual(whole);
  });

  it('cannot be had any more from the moment when the last pet stops showing them', async () => {
    const get = async (url: string) => (await portal.app.inject({ url })).statusCode;
    const address = await show(pet, 'gold');
    const other = await newPet();
    await show(other, 'gold');
    expect(await get(address)).toBe(200);
    await portal.context.petUploads.removeMedia(actor(), pet, address);
    expect(await get(address)).toBe(200);
    await portal.context.petManagement.remove(actor(), other);
    expect(await get(address)).toBe(404);
    await show(pet, 'gold');
    expect(await get(address)).toBe(200);
  });

  it('stay for a week after they were taken off the last pet', async () => {
    const address = await show(pet, 'green');
    await portal.context.petUploads.removeMedia(actor(), pet, address);
    await pass(1, 6);
    expect(await left(idIn(address))).toEqual(whole);
    await pass(2);
    expect(await left(idIn(address))).toEqual(gone);
  });

  it('stay for good when they come back in that week', async () => {
    const address = await show(pet, 'teal');
    await portal.context.petUploads.removeMedia(actor(), pet, address);
    await pass(1, 3);
    await show(pet, 'teal');
    await pass(6);
    await portal.context.petUploads.removeMedia(actor(), pet, address);
    await pass(1, 5);
    expect(await left(idIn(address))).toEqual(whole);
  });

  it('stay while any feature needs them, whether it shows them or not', async () => {
    const { database, files, dataVersions } = portal.context;
    const address = await show(pet, 'plum');
    const id = idIn(address);
    await portal.context.petUploads.removeMedia(actor(), pet, address);
    // As a feature that keeps a picture for itself would bring it.
    const drafts = new Set([id]);
    const mediaUses: MediaUse[] = [
      { topic: 'pets', inUse: findShownMedia, shown: findShownMedia },
      {
        topic: 'events',
        inUse: async (_query, ids) => ids.filter((one) => drafts.has(one)),
        shown: async () => [],
      },
    ];
    const clock = { now: () => portal.now() };
    const parts = { database, files, dataVersions, clock, mediaUses };
    const media = createMediaService(parts);
    const upkeep = mediaUpkeep({ ...parts, media });
    const night = async (days: number) => {
      portal.pass(days * day);
      const run = { id: '', attempt: 1, signal: new AbortController().signal };
      await upkeep.run({ scheduledFor: portal.now().toISOString() }, run);
    };
    await night(8);
    await night(8);
    await media.forget(id);
    expect(await left(id)).toEqual(whole);
    expect(await createShownMedia(parts).isShown(id)).toBe(false);
    drafts.clear();
    await night(1);
    await night(8);
    expect(await left(id)).toEqual(gone);
  });

  it('are not forgotten while somebody adds them', async () => {
    const { media } = portal.context;
    const asset = await media.add(await photo('navy'), async ({ id }) => {
      await media.forget(id);
    });
    expect(await left(asset.id)).toEqual(whole);
    await media.forget(asset.id);
    expect(await left(asset.id)).toEqual(gone);
  });

  it('are whole again for who adds them while they go', async () => {
    const { database, files } = portal.context;
    const clock = { now: () => portal.now() };
    let startDeleting = () => {};
    let mayDelete = () => {};
    const deleting = new Promise<void>((resolve) => {
      startDeleting = resolve;
    });
    const allowed = new Promise<void>((resolve) => {
      mayDelete = resolve;
    });
    const slow = {
      ...files,
      async delete(key: string) {
        startDeleting();
        await allowed;
        await files.delete(key);
      },
    };
    const media = createMediaService({ files: slow, database, clock, mediaUses: [] });
    const asset = await media.addImage(await photo('olive'));
    const forgetting = media.forget(asset.id);
    await deleting;
    const adding = media.addImage(await photo('olive'));
    mayDelete();
    await forgetting;
    expect(await adding).toEqual(asset);
    expect(await left(asset.id)).toEqual(whole);
  });

  it('leave no files behind where their process died before the row was there, or after it had gone', async () => {
    const { database, files, dataVersions } = portal.context;
    const cut = idIn(await show(pet, 'pink'));
    const shown = idIn(await show(pet, 'salmon'));
    await database.query.deleteFrom('pet_media').where('asset_id', '=', cut).execute();
    await database.query.deleteFrom('media_assets').where('id', '=', cut).execute();
    // As the machine's, which dates the files.
    let passed = 0;
    const clock = { now: () => new Date(Date.now() + passed) };
    const parts = { database, files, dataVersions, clock, mediaUses: [] };
    const upkeep = mediaUpkeep({ ...parts, media: createMediaService(parts) });
    const night = () => {
      const run = { id: '', attempt: 1, signal: new AbortController().signal };
      return upkeep.run({ scheduledFor: clock.now().toISOString() }, run);
    };
    await night();
    expect(await left(cut)).toEqual({ row: false, files: 3 });
    passed = day + 60_000;
    await night();
    expect(await left(cut)).toEqual(gone);
    expect(await left(shown)).toEqual(whole);
  });
});
