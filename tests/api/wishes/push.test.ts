import { afterEach, beforeEach, expect, test } from 'vitest';
import { createPushSender } from '#server/adapters/push/push-sender.ts';
import { startPushService } from '#tests/fakes/push-service.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { openPortal, type Portal } from '../accounts/portal.ts';
import { addPet } from '../pets/add-pets.ts';

const day = 24 * 3_600_000;
const lasting = { notify_on: '2028-12-01', expires_on: '2028-12-30' };
const ana = 'ana@example.mx';

describeOnBothDatabases('being told of new pets on a device', (databases) => {
  let portal: Portal;
  let service: Awaited<ReturnType<typeof startPushService>>;
  beforeEach(async () => {
    service = await startPushService();
    const pushSender = createPushSender('https://casa.example', service.call);
    portal = await openPortal(databases, {}, { pushSender });
  });
  afterEach(async () => {
    await portal.close();
    await service.close();
  });

  const cat = (name: string) =>
    addPet(portal.context.database, { ...lasting, species: 'cat', size: 'small', name });
  const read = async (clave: string) =>
    (await portal.post('deseos:consultar', { clave })).data as unknown as {
      deseos: { id: string }[];
      dispositivos: { clave_publica: string; cuantos: number };
    };
  const add = (clave: string, device: object) =>
    portal.post('deseos:agregar_dispositivo', { clave, ...device });
  const remove = (clave: string, body: object = {}) =>
    portal.post('deseos:quitar_dispositivos', { clave, ...body });

  /** Asked for and confirmed. @returns its key */
  async function wish(correo = ana): Promise<string> {
    await portal.post('deseos:pedir', {
      ...{ programa: 'adopcion', filtro: 'especie=gato', lang: 'es', correo },
    });
    const mail = (await portal.newMails()).at(-1);
    const clave = /\/avisos\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    for (const { id } of (await read(clave)).deseos) {
      await portal.post('deseos:renovar', { clave, id });
    }
    return clave;
  }

  /** Days until the messages of a morning have been sent. */
  async function pass(time = day) {
    portal.pass(time);
    const mails = await portal.newMails();
    await portal.context.jobs.runDue();
    return mails;
  }
  const devicesLeft = () =>
    portal.context.database.query.selectFrom('wish_devices').select('endpoint').execute();

  test('brings one message a day with the mail, which says whom and not who looks', async () => {
    const clave = await wish();
    expect((await add(clave, service.addDevice('one'))).status).toBe(200);
    expect((await read(clave)).dispositivos.cuantos).toBe(1);
    await cat('Pelusa');
    await cat('Nube');
    // As names were written before they were checked.
    await cat('Llama al 55 1234 5678');
    expect(await pass()).toHaveLength(1);
    expect(service.messages).toHaveLength(1);
    const [message] = service.messages;
    expect(message?.subject).toBe('https://casa.example');
    expect(message?.payload).toMatchObject({
      title: 'Llegaron mascotas nuevas',
      path: '/mascotas/adopcion?especie=gato',
    });
    expect(message?.payload.body).toMatch(/Pelusa|Nube/);
    expect(message?.payload.body).toContain('una mascota');
    expect(message?.payload.body).not.toContain('5678');
    const said = JSON.stringify(message);
    for (const secret of [ana, clave]) expect(said).not.toContain(secret);
    await pass(2 * 3_600_000);
    expect(service.messages).toHaveLength(1);
  });

  test('ends by one press, for a device or for all, and with the last alert', async () => {
    const clave = await wish();
    const [one, two] = [service.addDevice('one'), service.addDevice('two')];
    for (const device of [one, two, one]) await add(clave, device);
    expect(await devicesLeft()).toHaveLength(2);
    await remove(clave, { endpoint: one.endpoint });
    expect(await devicesLeft()).toEqual([{ endpoint: two.endpoint }]);
    await remove(clave);
    expect(await devicesLeft()).toEqual([]);
    await add(clave, two);
    await portal.post('deseos:terminar', { clave });
    expect(await devicesLeft()).toEqual([]);
    expect((await add(clave, two)).status).toBe(404);
    await cat('Pelusa');
    await pass();
    expect(service.tries()).toBe(0);
  });

  test('forgets a device that is gone, and keeps telling the others', async () => {
    const clave = await wish();
    const known = service.addDevice('known');
    await add(clave, known);
    await add(clave, { ...known, endpoint: 'https://fcm.googleapis.com/fcm/send/gone' });
    await cat('Pelusa');
    await pass();
    expect(service.messages).toHaveLength(1);
    expect(await devicesLeft()).toEqual([{ endpoint: known.endpoint }]);
    for (const status of [410, 403]) {
      service.behave(status);
      await cat(`Nube ${status}`);
      await pass();
      expect(await devicesLeft()).toEqual([]);
      await add(clave, known);
    }
  });

  test('tries again where a service does not answer, and follows it nowhere', async () => {
    const clave = await wish();
    await add(clave, service.addDevice('one'));
    await cat('Pelusa');
    service.behave('reset');
    expect(await pass()).toHaveLength(1);
    for (const status of [429, 500, 503]) {
      service.behave(status);
      await pass(10 * 60_000);
    }
    expect(service.messages).toEqual([]);
    service.behave(201);
    await pass(3_600_000);
    expect(service.messages).toHaveLength(1);
    expect(await devicesLeft()).toHaveLength(1);

    service.behave({ redirectTo: 'http://127.0.0.1:1/inside' });
    await cat('Nube');
    const before = service.tries();
    await pass();
    await pass(6 * 3_600_000);
    expect(service.tries()).toBe(before + 1);
    const { query } = portal.context.database;
    const jobs = await query
      .selectFrom('jobs')
      .selectAll()
      .where('kind', '=', 'wishes.push')
      .execute();
    expect(JSON.stringify(jobs)).not.toContain('fcm.googleapis.com/fcm/send');
  });

  test('calls no other address, and keeps five devices of a mailbox', async () => {
    const clave = await wish();
    const good = service.addDevice('good');
    for (const endpoint of [
      'http://fcm.googleapis.com/x',
      'https://127.0.0.1/x',
      'https://169.254.169.254/latest',
      'https://evil.example/fcm.googleapis.com',
      'https://fcm.googleapis.com:22/x',
    ]) {
      expect((await add(clave, { ...good, endpoint })).status, endpoint).toBe(422);
    }
    expect((await add(clave, { ...good, p256dh: 'short' })).status).toBe(422);
    expect((await add('nobody', good)).status).toBe(404);
    const added = await Promise.all(
      Array.from({ length: 40 }, (_, index) => add(clave, service.addDevice(`d${index}`))),
    );
    expect(added.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(added.filter(({ status }) => status === 429)).toHaveLength(20);
    expect(await devicesLeft()).toHaveLength(5);
  });

  test('goes with the account’s data', async () => {
    const { token, correo } = (await portal.newPerson()) as { token: string; correo?: string };
    void correo;
    await portal.post(
      'deseos:guardar',
      { programa: 'adopcion', filtro: '', lang: 'es' },
      { token },
    );
    const own = await portal.post('deseos:mios', {}, { token });
    const { clave } = own.data as unknown as { clave: string };
    await add(clave, service.addDevice('one'));
    const { query } = portal.context.database;
    await query.deleteFrom('wish_readers').execute();
    expect(await devicesLeft()).toEqual([]);
  });

  test('makes one key, whoever asks first, and another one where the secret has changed', async () => {
    const clave = await wish();
    const keys = await Promise.all(Array.from({ length: 10 }, () => read(clave)));
    expect(new Set(keys.map(({ dispositivos }) => dispositivos.clave_publica)).size).toBe(1);
    await add(clave, service.addDevice('one'));
    const { query } = portal.context.database;
    const stored = await query.selectFrom('push_keys').selectAll().executeTakeFirstOrThrow();
    expect(stored.sealed_key.length).toBeGreaterThan(40);
    await query
      .updateTable('push_keys')
      .set({ sealed_key: 'A'.repeat(90) })
      .execute();
    expect((await read(clave)).dispositivos.clave_publica).toBe('');
    await pass();
    const { dispositivos } = await read(clave);
    expect(dispositivos.clave_publica).toMatch(/^[\w-]{80,}$/);
    expect(dispositivos.clave_publica).not.toBe(stored.public_key);
    expect(dispositivos.cuantos).toBe(0);
  });
});
