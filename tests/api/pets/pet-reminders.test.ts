import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { petVisibilityMails } from '#server/features/animals/pets/visibility/pet-visibility.service.ts';
import { type FakeSmtpServer, startSmtpServer } from '#tests/fakes/smtp-server.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { addPet, addUser, petsVersion } from './add-pets.ts';

interface Link {
  id: string;
  token: string;
}

const spent =
  'Este enlace ya se usó o ya venció. Si lo acabas de oprimir, tu respuesta quedó guardada.';

describeOnBothDatabases('the links of the owners’ mails', (databases) => {
  let smtp: FakeSmtpServer;
  let wire: Wire;
  let time: Date;
  let rosa: string;
  let luna: string;

  /** A new one for each test, for tries are counted by it. */
  let address = '';
  let tests = 0;

  beforeAll(async () => {
    smtp = await startSmtpServer();
    goTo('2026-11-21');
    const clock = { now: () => time };
    // The one that asks owners is run by hand.
    wire = await openWire(databases, { SMTP_URL: smtp.url }, clock, { scheduledKinds: [] });
  });
  afterAll(async () => {
    await wire.close();
    await smtp.stop();
  });

  beforeEach(async () => {
    goTo('2026-11-21');
    address = `10.0.0.${++tests}`;
    rosa = await addUser(wire.context.database);
    luna = await addPet(wire.context.database, {
      name: 'Luna',
      owner_id: rosa,
      notify_on: '2026-11-21',
      expires_on: '2026-12-11',
    });
  });
  afterEach(async () => {
    const { query } = wire.context.database;
    for (const table of ['pets', 'audit_events', 'jobs'] as const) {
      await query.deleteFrom(table).execute();
    }
  });

  function goTo(day: string) {
    time = new Date(`${day}T18:00:00Z`);
  }

  async function mailOn(day: string) {
    goTo(day);
    smtp.mails.length = 0;
    const { context } = wire;
    const askOwners = petVisibilityMails({ ...context.config, ...context });
    const run = { id: '', attempt: 1, signal: new AbortController().signal };
    await askOwners.run({ scheduledFor: time.toISOString() }, run);
    await context.jobs.runDue();
    expect(smtp.mails).toHaveLength(1);
    return smtp.mails[0]?.text ?? '';
  }

  function linkIn(mail: string, answer: string): Link {
    const address = new RegExp(
      `https://casa\\.example/(?:mascotas/recordatorio|pets/reminder)/([^/\\s]+)/(${answer}\\.[^/\\s]+)`,
    );
    const [, id = '', token = ''] = address.exec(mail) ?? [];
    expect(token).not.toBe('');
    return { id, token };
  }

  async function call(action: string, link: Link) {
    const url = `/api/mascotas:${action}`;
    const said = await wire.app.inject({
      method: 'POST',
      url,
      remoteAddress: address,
      payload: link,
    });
    return { ...said.json(), status: said.statusCode };
  }
  const look = (link: Link) => call('consultar_recordatorio', link);
  const answer = (link: Link) => call('responder_recordatorio', link);
  const dataOf = ({ data }: { data: Record<string, unknown> }) => data;
  const change = (payload: object, token = `member:${rosa}`) =>
    wire.post('catalogos:actualizar', { schema: 'mascotas', id: luna, payload }, token);

  const stored = () =>
    wire.context.database.query
      .selectFrom('pets')
      .selectAll()
      .where('id', '=', luna)
      .executeTakeFirstOrThrow();
  const events = () => wire.context.database.query.selectFrom('audit_events').selectAll().execute();
  const version = async () => (await petsVersion(wire.context.database)) ?? 0;
  const isListed = async () => (await wire.ask({})).data.some(({ id }) => id === luna);

  it('a look tells what it is about, as often as anybody opens it, and changes nothing', async () => {
    const link = linkIn(await mailOn('2026-11-21'), 'renovar');
    const before = [await stored(), await version(), await events()];
    for (let times = 0; times < 40; times++) {
      expect(await look(link)).toMatchObject({ status: 200 });
    }
    expect(dataOf(await look(link))).toEqual({
      nombre: 'Luna',
      estado: 'adopcion',
      accion: 'renovar',
      fecha_expiracion: '2026-12-11',
      imagen: 'https://casa.example/media/portrait/640.webp',
      punto_focal: { x: 0.5, y: 0.4 },
      vigente: true,
    });
    expect([await stored(), await version(), await events()]).toEqual(before);
  });

  it('renovar gives days from today on, exactly once', async () => {
    const link = linkIn(await mailOn('2026-11-21'), 'renovar');
    goTo('2026-11-24');
    const answers = await Promise.all([answer(link), answer(link), answer(link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    const [good] = answers.filter(({ status }) => status === 200);
    expect(good && dataOf(good)).toEqual({ fecha_expiracion: '2026-12-29', estado: 'adopcion' });
    expect(await stored()).toMatchObject({ notify_on: '2026-12-09', expires_on: '2026-12-29' });
    expect(JSON.parse((await stored()).history_json)).toHaveLength(1);
    expect(await events()).toMatchObject([
      { action: 'pet.changed', actor_id: null, subject_id: rosa, address },
    ]);
    expect(await look(link)).toMatchObject({ status: 404, message: spent });
  });

  it('pausar takes the pet out of the lists, exactly once, and the other links with it', async () => {
    const mail = await mailOn('2026-11-21');
    expect(await isListed()).toBe(true);
    const link = linkIn(mail, 'pausar');
    expect(dataOf(await answer(link))).toMatchObject({ estado: 'pausado' });
    expect(await isListed()).toBe(false);
    expect(JSON.parse((await stored()).history_json).at(-1)).toEqual({
      date: '2026-11-21',
      status: 'paused',
    });
    for (const other of [link, linkIn(mail, 'renovar')]) {
      expect(await answer(other)).toMatchObject({ status: 404, message: spent });
    }
    await change({ estado: 'adopcion' });
    expect((await answer(link)).status).toBe(404);
  });

  it('brings an expired pet back to the lists, for 30 days after it has left them', async () => {
    const link = linkIn(await mailOn('2026-12-09'), 'renovar');
    goTo('2026-12-12');
    expect(await isListed()).toBe(false);
    goTo('2027-01-10');
    expect(dataOf(await look(link))).toMatchObject({ vigente: true });
    expect(dataOf(await answer(link))).toMatchObject({ fecha_expiracion: '2027-02-14' });
    expect(await isListed()).toBe(true);
  });

  it('not after that', async () => {
    const link = linkIn(await mailOn('2026-12-09'), 'renovar');
    goTo('2027-01-11');
    expect(dataOf(await look(link))).toMatchObject({ nombre: 'Luna', vigente: false });
    expect(await answer(link)).toMatchObject({ status: 404, message: spent });
    expect(await stored()).toMatchObject({ expires_on: '2026-12-11', version: 1 });
  });

  it('leads English readers to English pages, and to the dialog for an adoption', async () => {
    await wire.post('usuarios:actualizar', { id: rosa, lang: 'en' }, `member:${rosa}`);
    const mail = await mailOn('2026-11-21');
    expect(mail).toContain(`https://casa.example/pets/reminder/${luna}/renovar.`);
    expect(mail).toContain(`https://casa.example/pets/my-adoptions?estado_de=${luna}`);
    for (const { id, token } of [linkIn(mail, 'renovar'), linkIn(mail, 'pausar')]) {
      expect(smtp.mails[0]?.html).toContain(
        `href="https://casa.example/pets/reminder/${id}/${token}"`,
      );
    }
    expect((await answer(linkIn(mail, 'pausar'))).status).toBe(200);
  });

  describe('is worth nothing', () => {
    let good: Link;
    let another: string;
    beforeEach(async () => {
      good = linkIn(await mailOn('2026-11-21'), 'renovar');
      another = await addPet(wire.context.database, { owner_id: rosa });
    });

    const signature = () => good.token.slice('renovar.'.length);
    const forged: [string, () => Link][] = [
      ['with another pet’s id', () => ({ ...good, id: another })],
      ['with no pet’s id', () => ({ ...good, id: 'x' })],
      ['for another action', () => ({ ...good, token: `pausar.${signature()}` })],
      ['for an unknown action', () => ({ ...good, token: `borrar.${signature()}` })],
      ['cut short', () => ({ ...good, token: good.token.slice(0, -1) })],
      ['made longer', () => ({ ...good, token: `${good.token}A` })],
      ['without a signature', () => ({ ...good, token: 'renovar.' })],
      ['without a dot', () => ({ ...good, token: 'renovar' })],
      [
        'with an inherited name for an action',
        () => ({ ...good, token: `toString.${signature()}` }),
      ],
    ];
    it.each(forged)('%s', async (_, forge) => {
      const before = [await stored(), await version()];
      expect(await look(forge())).toMatchObject({ status: 404, message: spent });
      expect(await answer(forge())).toMatchObject({ status: 404, message: spent });
      expect([await stored(), await version(), await events()]).toEqual([...before, []]);
      expect((await look(good)).status).toBe(200);
    });

    const overtaken: [string, () => Promise<unknown>][] = [
      ['the owner renewed in the portal', () => change({ fecha_expiracion: '2026-12-26' })],
      ['its status changed', () => change({ estado: 'rehabilitacion', necesidades: ['Cirugía'] })],
      [
        'its status changed and changed back',
        async () => {
          await change({ estado: 'pausado' });
          await change({ estado: 'adopcion' });
        },
      ],
      [
        'it was given to somebody else',
        async () => {
          const otto = await addUser(wire.context.database);
          await change({ usuario_id: otto }, 'administrator:ines');
        },
      ],
      [
        'it was removed',
        () =>
          wire.post('catalogos:eliminar', { schema: 'mascotas', id: luna }, 'administrator:ines'),
      ],
    ];
    it.each(overtaken)('once %s', async (_, overtake) => {
      await overtake();
      const before = await version();
      expect(await look(good)).toMatchObject({ status: 404, message: spent });
      expect(await answer(good)).toMatchObject({ status: 404, message: spent });
      expect(await version()).toBe(before);
    });

    it.each([
      ['its pet was deleted', () => change({ eliminado: true })],
      [
        'the account was disabled',
        () => wire.post('usuarios:deshabilitar', { id: rosa }, 'administrator:ines'),
      ],
    ])('while %s', async (_, close) => {
      await close();
      const before = await stored();
      expect(dataOf(await look(good))).toMatchObject({ vigente: false });
      expect(await answer(good)).toMatchObject({ status: 404, message: spent });
      expect(await stored()).toEqual(before);
    });

    it('to who tries one after the other, while a genuine one opens', async () => {
      const tries = [];
      for (let n = 0; n < 40; n++) tries.push(await look({ ...good, token: `renovar.${n}` }));
      expect(tries.at(0)?.status).toBe(404);
      expect(tries.at(-1)?.status).toBe(429);
      expect(await answer(good)).toMatchObject({ status: 200 });
    });
  });
});
