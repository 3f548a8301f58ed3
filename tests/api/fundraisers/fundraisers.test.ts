import { v7 as uuid } from 'uuid';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { buildApp } from '#server/http/app.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { goodPassword } from '../accounts/portal.ts';
import { clinic } from '../campaigns/campaign.ts';
import { type Giving, openGiving } from '../donations/giving.ts';

const visa = 'pm_card_visa';
const day = 86_400_000;

interface Person {
  id: string;
  email: string;
  token: string;
}

describeOnBothDatabases('a page of one’s own', (databases) => {
  let giving: Giving;
  let pages: Awaited<ReturnType<typeof buildApp>>;
  let owner: Person;
  let editor: Person;

  beforeAll(async () => {
    giving = await openGiving(databases);
    pages = await buildApp(giving.context, {
      load: () => import('#app/entry.server.tsx'),
      files: { transform: async (_, html) => html },
    });
    await giving.context.accounts.create({
      ...{ name: 'Edith', email: 'edith@example.mx', password: goodPassword },
      roles: ['member', 'editor'],
    });
    return async () => {
      await pages.close();
      await giving.close();
    };
  });
  beforeEach(async () => {
    await giving.anHourLater();
    const email = `${uuid()}@example.mx`;
    owner = await giving.newPerson({ email, name: 'Quetzalli Canul' });
    editor = { email: 'edith@example.mx', ...(await giving.signIn('edith@example.mx')) };
    await giving.newMails();
  });

  const today = () => giving.now().toISOString().slice(0, 10);
  const birthday = (changes: object = {}) => ({
    ...{
      titulo: 'Mi cumpleaños por Luna',
      historia: 'Cumplo 30.\n\nEn vez de regalos, croquetas.',
    },
    ...{ organiza: 'Quetzalli', meta: 3_000, termina: addDays(today(), 20), tipo: 'alimento' },
    ...{ para: 'general', destino_id: null, texto_alternativo: '' },
    ...changes,
  });
  const call = (action: string, body: object, { token }: { token?: string } = owner) =>
    giving.post(`recaudaciones:${action}`, body, token ? { token } : {});

  async function save(recaudacion: object = birthday(), key: object = {}, by: Person = owner) {
    const { status, data, errors, text } = await call('guardar', { recaudacion, ...key }, by);
    return { status, errors, text, ...(data as { id: string; version: number }) };
  }
  type Key = { id: string; version: number };
  async function step(action: string, { id, version }: Key, by: Person = owner, more = {}) {
    const { status, data, text } = await call(action, { id, version, ...more }, by);
    expect(status, `${action}: ${text}`).toBe(200);
    return data as unknown as Key;
  }
  const opened = async (id: string, by: Person = owner) =>
    (await call('abrir', { id }, by)).data as Record<string, unknown>;
  async function published(recaudacion: object = birthday()) {
    const draft = await save(recaudacion);
    expect(draft.status, draft.text).toBe(200);
    const key = await step('aprobar', await step('enviar', draft), editor);
    const { clave } = await opened(key.id);
    return { ...key, slug: String(clave) };
  }
  const read = async (slug: string, path = `/recaudaciones/${slug}`) => {
    const { statusCode, body } = await pages.inject(path);
    return { statusCode, body };
  };
  const give = (id: string, changes: object = {}) =>
    giving.byCard(visa, { campana_id: id, ...changes });

  it('is read by everybody once a moderator has approved it, and takes gifts then', async () => {
    const draft = await save();
    const { clave } = await opened(draft.id);
    expect((await read(String(clave))).statusCode).toBe(302);
    expect(await give(draft.id)).toMatchObject({ status: 422 });
    const sent = await step('enviar', draft);
    expect((await give(draft.id)).status).toBe(422);
    await step('aprobar', sent, editor);
    const [mail] = (await giving.newMails()).filter(({ envelopeTo }) =>
      envelopeTo.includes(owner.email),
    );
    expect(mail?.text).toContain(`/recaudaciones/${clave}`);
    const page = await read(String(clave));
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Organiza: Quetzalli');
    expect(page.body).toContain('nunca a quien organiza');
    expect((await read('', '/fundraisers')).body).toContain('Mi cumpleaños por Luna');

    expect((await give(draft.id, { nombre_publico: 'Beto' })).status).toBe(200);
    const after = await read(String(clave));
    expect(after.body).toContain('$250 reunidos de $3,000');
    expect(after.body).toContain('Beto');
    expect(await opened(draft.id)).toMatchObject({ reunido: 250, donativos: 1 });
    const facts = await giving.post('campanas:consultar', { id: draft.id });
    expect(facts.data).toMatchObject({
      reunido: 250,
      recibe: true,
      direccion: `/recaudaciones/${clave}`,
    });
  });

  it('counts the ledger alone: what goes back is taken off', async () => {
    const { id } = await published();
    const { data } = await give(id);
    await give(id, { monto: 100_00 });
    await giving.refund(data.id);
    expect(await opened(id)).toMatchObject({ reunido: 100, donativos: 1 });
  });

  it('counts for the campaign that it is for as well', async () => {
    const wire = async (action: string, body: object) =>
      (await giving.post(`campanas:${action}`, body, { token: giving.admin.token })).data;
    const slug = `quirofano-${uuid().slice(-8)}`;
    const draft = await wire('guardar', { campana: clinic({ clave: slug }) });
    await wire('iniciar', { id: draft.id, version: draft.version });
    const { id, slug: own } = await published(birthday({ para: 'campana', destino_id: draft.id }));
    await give(id, { tipo: 'esterilizacion', nombre_publico: 'Beto' });
    expect((await opened(id)).reunido).toBe(250);
    const campaign = await wire('abrir', { id: draft.id });
    expect(campaign).toMatchObject({ progreso: { reunido: 250 } });
    expect((await read(own)).body).toContain('Un quirófano móvil');
    // Named where they wanted to be, and nowhere else.
    expect((await read(slug, `/campanas/${slug}`)).body).not.toContain('Beto');
  });

  it('is over, and takes no gift, once its campaign is or its last day passed before it was approved', async () => {
    const wire = async (action: string, body: object) =>
      (await giving.post(`campanas:${action}`, body, { token: giving.admin.token })).data;
    const draft = await wire('guardar', { campana: clinic({ clave: `fin-${uuid().slice(-8)}` }) });
    const { version } = await wire('iniciar', { id: draft.id, version: draft.version });
    const { id, slug } = await published(birthday({ para: 'campana', destino_id: draft.id }));
    expect((await read(slug)).body).toContain('campana=');
    await wire('terminar', { id: draft.id, version });
    expect(await give(id)).toMatchObject({
      status: 422,
      errors: { campana_id: expect.any(Array) },
    });
    expect((await read(slug)).body).not.toContain('campana=');

    const late = await step('enviar', await save(birthday({ termina: addDays(today(), 1) })));
    giving.pass(3 * 86_400_000);
    editor = { email: 'edith@example.mx', ...(await giving.signIn('edith@example.mx')) };
    const refused = await call('aprobar', late, editor);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('fundraiserOverAlready');
  });

  it('keeps what was approved while changes wait, or are refused with a reason', async () => {
    const { slug, ...key } = await published();
    const changed = await save(birthday({ titulo: 'Otro título' }), key);
    expect(changed.status, changed.text).toBe(200);
    expect((await read(slug)).body).toContain('Mi cumpleaños por Luna');
    const sent = await step('enviar', changed);
    const queue = await call('listar', { estado: 'en_revision' }, editor);
    expect(JSON.stringify(queue.data)).toContain(key.id);
    const unsaid = await call('rechazar', { ...sent, motivo: ' ' }, editor);
    expect(unsaid.status).toBe(422);
    const refused = await step('rechazar', sent, editor, { motivo: 'Falta decir para qué.' });
    expect(await opened(key.id)).toMatchObject({ estado: 'activa', cambios: 'rechazados' });
    expect((await read(slug)).body).not.toContain('Otro título');
    const [mail] = await giving.newMails();
    expect(mail).toBeDefined();
    const again = await save(birthday({ titulo: 'Título nuevo' }), refused);
    await step('aprobar', await step('enviar', again), editor);
    expect((await read(slug)).body).toContain('Título nuevo');
  });

  it('is its owner’s and the moderators’ alone', async () => {
    const draft = await save();
    const sent = await step('enviar', draft);
    const stranger = giving.ana;
    for (const [action, body] of [
      ['abrir', { id: draft.id }],
      ['guardar', { ...sent, recaudacion: birthday() }],
      ['enviar', sent],
      ['terminar', sent],
      ['eliminar', sent],
    ] as const) {
      expect((await call(action, body, stranger)).status, action).toBe(404);
      expect((await call(action, body, {})).status, action).toBe(401);
    }
    for (const action of ['aprobar', 'rechazar', 'retirar', 'denuncias', 'atender_denuncias']) {
      const body = { ...sent, motivo: 'x' };
      const { id } = sent;
      const said = action.startsWith('d') || action.startsWith('at') ? { id } : body;
      expect((await call(action, said)).status, action).toBe(403);
    }
    const twice = await Promise.all([1, 2, 3].map(() => call('aprobar', sent, editor)));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('holds no address, telephone or link, and asks for nothing impossible', async () => {
    for (const [changes, field] of [
      [{ historia: 'Deposítame: 998 123 4567' }, 'historia'],
      [{ historia: 'Entra a www.mio.example' }, 'historia'],
      [{ titulo: 'yo@example.mx' }, 'titulo'],
      [{ organiza: '' }, 'organiza'],
      [{ meta: 0 }, 'meta'],
      [{ meta: 2_000_000 }, 'meta'],
      [{ termina: '2026-02-30' }, 'termina'],
      [{ tipo: 'otro' }, 'tipo'],
      [{ para: 'mi' }, 'para'],
      [{ historia: 'a'.repeat(3_001) }, 'historia'],
    ] as const) {
      const { status, errors } = await save(birthday(changes));
      const name = Object.keys(errors ?? {})[0] ?? '';
      expect([status, name.endsWith(field)], JSON.stringify(changes)).toEqual([422, true]);
    }
    const late = await save(birthday({ termina: addDays(today(), 400) }));
    expect((await call('enviar', late)).status).toBe(422);
    const lost = await save(birthday({ para: 'mascota', destino_id: uuid() }));
    expect((await call('enviar', lost)).status).toBe(422);
  });

  it('is one of two at most, however many are begun at once', async () => {
    const begun = await Promise.all(Array.from({ length: 6 }, () => save()));
    expect(begun.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409, 409]);
    const [first] = begun.filter(({ status }) => status === 200);
    await call('eliminar', { id: first?.id, version: 1 });
    expect((await save()).status).toBe(200);
  });

  it('ends on its last day, or when its owner says so', async () => {
    const { id, slug, version } = await published(birthday({ termina: addDays(today(), 2) }));
    giving.pass(4 * day);
    await giving.anHourLater();
    Object.assign(owner, await giving.signIn(owner.email));
    expect((await give(id)).status).toBe(422);
    expect((await read(slug)).body).toContain('ya terminó');
    expect((await call('terminar', { id, version })).status).toBe(409);
  });

  it('is taken off by a moderator, after visitors have reported it', async () => {
    const { id, slug, version } = await published();
    await give(id, { nombre_publico: 'Beto' });
    const report = { id, motivo: 'datos_personales', texto: 'Sale mi casa, ve a www.mal.example' };
    for (const _ of [1, 2]) expect((await call('denunciar', report, {})).status).toBe(200);
    expect((await opened(id, editor)).denuncias).toBe(2);
    expect((await opened(id)).denuncias).toBe(0);
    const { data } = await call('denuncias', { id }, editor);
    expect(JSON.stringify(data)).not.toContain('www.mal');
    expect((await call('atender_denuncias', { id }, editor)).status).toBe(200);
    expect((await opened(id, editor)).denuncias).toBe(0);
    await step('retirar', { id, version }, editor, { motivo: 'Mostraba una casa.' });
    expect((await read(slug)).statusCode).toBe(302);
    expect((await give(id)).status).toBe(422);
    expect((await call('denunciar', report, {})).status).toBe(404);
    expect(await opened(id)).toMatchObject({
      estado: 'retirada',
      motivo: 'Mostraba una casa.',
      reunido: 250,
    });
    for (const url of [
      `/media/fundraisers/${slug}/es-og.jpg`,
      `/archivos/recaudaciones/${slug}/es-cartel.pdf`,
    ]) {
      expect((await pages.inject(url)).statusCode, url).toBe(404);
    }
  });

  it('has a picture, a poster and a code to share', async () => {
    const { slug } = await published();
    const image = await pages.inject(`/media/fundraisers/${slug}/es-og.jpg`);
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const poster = await pages.inject(`/archivos/recaudaciones/${slug}/en-cartel.pdf`);
    expect(poster.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const code = await pages.inject(`/codigo-qr/recaudaciones/${slug}/es.svg`);
    expect(code.statusCode).toBe(200);
    expect((await pages.inject('/sitemap.xml')).body).toContain(`/recaudaciones/${slug}`);
  });

  it('goes with the account of its owner; what was given stays', async () => {
    const { id, slug } = await published();
    await give(id);
    const booked = await giving.booked();
    const { status, text } = await giving.post(
      'usuarios:eliminar',
      { contrasena: goodPassword },
      owner,
    );
    expect(status, text).toBe(200);
    expect((await read(slug)).statusCode).toBe(302);
    expect((await give(id)).status).toBe(422);
    expect(await giving.booked()).toBe(booked);
    const left = await opened(id, editor);
    expect(JSON.stringify(left)).not.toContain('Quetzalli');
    expect(left.reunido).toBe(250);
  });
});
