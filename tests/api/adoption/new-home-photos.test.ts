import Fastify from 'fastify';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LoaderArgs } from '#app/load-context.ts';
import { loader } from '#app/pages/pets/public/PetPage.loader.ts';
import type { Account } from '#domain/accounts/account.ts';
import { followUpPhotosPersonalData } from '#server/features/adoption/follow-ups/follow-ups-personal-data.ts';
import { registerPrivatePhotoRoutes } from '#server/http/private-photo-routes.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addUser, clock as start } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { approvedApplication } from './application-steps.ts';

const photo = (color: string): Promise<Buffer> =>
  sharp({ create: { width: 120, height: 80, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

describeOnBothDatabases('photos of a pet in its new home', (databases) => {
  let wire: Wire;
  let now: number;
  let adoption: Awaited<ReturnType<typeof approvedApplication>>;
  let account: Account;
  let site: ReturnType<typeof Fastify>;
  let key: string;
  beforeEach(async () => {
    now = start.now().getTime();
    wire = await openWire(databases, {}, { now: () => new Date(now) });
    adoption = await approvedApplication(wire, {
      notify_on: '2028-12-01',
      expires_on: '2028-12-30',
    });
    const found = await wire.context.accounts.find(adoption.familyId);
    if (!found) throw new Error('There is no such account.');
    account = found;
    site = Fastify();
    registerPrivatePhotoRoutes(site, { context: wire.context });
    await adoption.step('adoptar');
    now += 3 * 86_400_000;
    const texts = (await wire.newMails()).map(({ text }) => text ?? '').join('\n');
    key = /\/seguimiento\/([\w-]+)/.exec(texts)?.[1] ?? '';
  });
  afterEach(async () => {
    await site.close();
    await wire.close();
  });

  async function send(clave: string | undefined, color = 'red', token?: string) {
    const form = new FormData();
    if (clave !== undefined) form.append('clave', clave);
    const file = new File([new Uint8Array(await photo(color))], 'x.jpg', { type: 'image/jpeg' });
    form.append('archivo', file);
    const encoded = new Response(form);
    const response = await wire.app.inject({
      method: 'POST',
      url: '/api/seguimientos:subir_foto',
      headers: {
        'content-type': encoded.headers.get('content-type') ?? '',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    return { status: response.statusCode, id: String(response.json().data?.id) };
  }
  const photos = async (token?: string) =>
    (await adoption.post('seguimientos:fotos', { id: adoption.id }, token)) as unknown as {
      status: number;
      data: { id: string; url: string; permitida: boolean; mostrada: boolean }[];
    };
  const allow = (foto: string, permite: boolean, clave = key, token?: string) =>
    adoption.post('seguimientos:permitir_foto', { clave, foto, permite }, token);
  const show = (foto: string, muestra: boolean, token?: string) =>
    adoption.post('seguimientos:mostrar_foto', { id: adoption.id, foto, muestra }, token);
  const everybody = async (id: string) =>
    (await site.inject({ url: `/archivos/en-casa/${id}.webp` })).statusCode;
  const stranger = async () => `member:${await addUser(wire.context.database)}`;
  async function onThePage() {
    const load = { app: wire.context, language: 'es', page: 'adoptionPet' };
    const request = new Request('https://casa.example/');
    const args = { request, params: { id: adoption.petId }, context: load };
    return ((await loader(args as unknown as LoaderArgs)) as { newHome?: string[] }).newHome;
  }

  test('are sent by the link alone and seen by both sides and staff', async () => {
    expect((await send(undefined)).status).toBe(422);
    expect((await send('nobody')).status).toBe(404);
    const { status, id } = await send(key);
    expect(status).toBe(200);
    for (const token of [adoption.family, adoption.rescuer, 'administrator:a']) {
      expect((await photos(token)).data).toEqual([
        expect.objectContaining({ id, permitida: false, mostrada: false }),
      ]);
    }
    expect((await photos()).status).toBe(401);
    expect((await photos(await stranger())).status).toBe(404);
    expect(await everybody(id)).toBe(404);
    expect(
      JSON.stringify(await adoption.post('seguimientos:consultar', { clave: key })),
    ).not.toContain(id);
  });

  test('are shown to everybody with the family’s yes and after a look, and no longer without either', async () => {
    const { id } = await send(key);
    expect(await show(id, true, adoption.rescuer)).toMatchObject({ code: 'photoNotAllowed' });
    expect((await allow(id, true, 'nobody')).status).toBe(404);
    expect((await allow(id, true)).status).toBe(200);
    expect(await everybody(id)).toBe(404);
    expect((await show(id, true)).status).toBe(401);
    expect((await show(id, true, adoption.family)).status).toBe(403);
    expect((await show(id, true, await stranger())).status).toBe(404);
    expect((await show(id, true, adoption.rescuer)).status).toBe(200);
    expect(await everybody(id)).toBe(200);
    expect(await onThePage()).toEqual([`/archivos/en-casa/${id}.webp`]);
    const version = () => wire.context.dataVersions.current('pets');
    const before = await version();
    const { data } = await adoption.post(
      'seguimientos:de_solicitud',
      { id: adoption.id },
      adoption.family,
    );
    const [followUp] = data as unknown as { id: string }[];
    now += 60 * 86_400_000;
    expect((await allow(id, false)).status).toBe(404);
    expect((await allow(id, false, followUp?.id, adoption.family)).status).toBe(200);
    expect(await everybody(id)).toBe(404);
    expect(await onThePage()).toEqual([]);
    expect(await version()).not.toBe(before);
    await allow(id, true, followUp?.id, adoption.family);
    await show(id, true, 'administrator:a');
    expect(await everybody(id)).toBe(200);
    await show(id, false, adoption.rescuer);
    expect(await everybody(id)).toBe(404);
  });

  test('are nobody’s to see once the pet came back', async () => {
    const { id } = await send(key);
    await allow(id, true);
    await show(id, true, adoption.rescuer);
    expect((await adoption.step('devolver')).status).toBe(200);
    expect(await everybody(id)).toBe(404);
    expect(await show(id, true, adoption.rescuer)).toMatchObject({ status: 409 });
  });

  test('are the family’s to delete, to take along, and gone with its account', async () => {
    const [first, second] = [await send(key), await send(key, 'blue')];
    for (const { id } of [first, second]) {
      await allow(id, true);
      await show(id, true, adoption.rescuer);
    }
    const [{ url = '' } = {}] = (await photos(adoption.family)).data;
    const { data } = await adoption.post(
      'seguimientos:de_solicitud',
      { id: adoption.id },
      adoption.family,
    );
    const [followUp] = data as unknown as { id: string }[];
    const gone = { carpeta: `seguimiento/${followUp?.id}/`, url };
    expect((await adoption.post('archivos:eliminar', gone, adoption.rescuer)).status).toBe(404);
    expect((await adoption.post('archivos:eliminar', gone, adoption.family)).status).toBe(200);
    expect(await everybody(first.id)).toBe(404);
    const { database } = wire.context;
    const held = followUpPhotosPersonalData({ ...wire.context, siteUrl: 'https://casa.example' });
    expect(await held.find(account)).toHaveLength(1);
    await database.transaction((tx) => held.erase(tx, account, { pets: 'keep' } as never));
    expect(await everybody(second.id)).toBe(404);
    expect(await wire.context.files.list('fotos/')).toEqual([]);
  });
});
