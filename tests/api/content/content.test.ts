import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LoadContext, LoaderArgs } from '#app/load-context.ts';
import { loaders } from '#app/loaders.server.ts';
import { siteOf } from '#app/site.server.ts';
import { roles } from '#domain/accounts/viewer.ts';
import { dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import { errorMessages } from '#domain/error-messages/error-messages.ts';
import { languages } from '#domain/language.ts';
import { anotherRecord } from '#tests/setup/another-record.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { addUser, clock as start } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';

interface Answer {
  status: number;
  message?: string;
  errors?: Record<string, string[]>;
  // biome-ignore lint/suspicious/noExplicitAny: as the wire says it, whatever the call.
  data: any;
}

const clave = 'preguntas-frecuentes';

describeOnBothDatabases('the texts of the portal', (databases) => {
  let wire: Wire;
  let now: number;
  let ana: string;
  let luz: string;
  beforeEach(async () => {
    now = start.now().getTime();
    wire = await openWire(databases, {}, { now: () => new Date(now) });
    ana = `editor:${await addUser(wire.context.database, ['editor'])}`;
    luz = `administrator:${await addUser(wire.context.database)}`;
  });
  afterEach(() => wire.close());

  const call = async (action: string, body: object, token?: string): Promise<Answer> =>
    (await wire.post(`contenido:${action}`, body, token)) as unknown as Answer;
  const find = async (token = ana) => (await call('consultar', { clave }, token)).data;
  /** The first question, in Spanish, as visitors read it. */
  const read = async (preview?: string) => {
    const { groups } = await wire.context.content.shown('faqs', 'es', preview);
    return groups[0]?.questions[0]?.question;
  };

  async function changed(question: string, token = ana) {
    const { valor, revision } = await find(token);
    valor.groups[0].questions[0].question.es = question;
    return { clave, valor, revision };
  }

  const save = async (question: string, token = ana) =>
    call('guardar_borrador', await changed(question, token), token);

  async function publish(question: string, more: object = {}) {
    const saved = await save(question);
    return call('publicar', { clave, revision: saved.data.revision, ...more }, ana);
  }

  test('are read as they are published: a draft is nobody else’s', async () => {
    expect(await read()).toBe('¿Cómo adopto?');
    expect(await save('¿Cómo puedo adoptar?')).toMatchObject({
      status: 200,
      data: { revision: 1 },
    });
    expect(await read()).toBe('¿Cómo adopto?');
    const answer = await call('publicar', { clave, revision: 1, nota: 'Más claro' }, ana);
    expect(answer).toMatchObject({ status: 200, data: { version: 2 } });
    expect(await read()).toBe('¿Cómo puedo adoptar?');
    const found = await find();
    expect(found).toMatchObject({ version: 2, borrador: null, faltan: 0 });
    expect(found.versiones).toMatchObject([
      { version: 2, nota: 'Más claro', por: { id: ana.split(':')[1] } },
    ]);
  });

  test('are rejected where they are nested too deeply to be read', async () => {
    const { valor, revision } = await find();
    const deep = `${'['.repeat(9_000)}${']'.repeat(9_000)}`;
    const body = JSON.stringify({ clave, revision, valor: { ...valor, groups: 'deep' } });
    const answer = await wire.app.inject({
      method: 'POST',
      url: '/api/contenido:guardar_borrador',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ana}` },
      payload: body.replace('"deep"', deep),
    });
    expect(answer.statusCode).toBe(400);
    expect((await find()).revision).toBe(revision);
  });

  test('change cached pages in every process: their topic has another version', async () => {
    const before = await wire.context.dataVersions.current('content');
    await save('¿Cómo puedo adoptar?');
    expect(await wire.context.dataVersions.current('content')).toBe(before);
    await call('publicar', { clave, revision: 1 }, ana);
    expect(await wire.context.dataVersions.current('content')).toBeGreaterThan(before);
    expect([...(await wire.context.content.publishedAt()).keys()]).toEqual(['faqs']);
  });

  test('of two who write at once, the second does not overwrite the first', async () => {
    const [first, second] = await Promise.all([changed('De Ana'), changed('De Luz', luz)]);
    const answers = await Promise.all([
      call('guardar_borrador', first, ana),
      call('guardar_borrador', second, luz),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.message).toContain('Alguien más guardó este borrador');
    const kept = await find(luz);
    expect(kept.revision).toBe(1);
    expect(kept.borrador.por).not.toBeNull();
    expect(await call('publicar', { clave, revision: 0 }, luz)).toMatchObject({ status: 409 });
    expect(await read()).toBe('¿Cómo adopto?');
  });

  test('are published once, whoever presses the button twice', async () => {
    await save('¿Cómo puedo adoptar?');
    const twice = await Promise.all([
      call('publicar', { clave, revision: 1 }, ana),
      call('publicar', { clave, revision: 1 }, luz),
    ]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await find()).versiones).toHaveLength(1);
  });

  test('miss no language: the draft is kept, and nothing is published', async () => {
    const request = await changed('¿Cómo puedo adoptar?');
    request.valor.groups[0].questions[0].question.en = '  ';
    request.valor.groups[1].heading.es = '';
    expect(await call('guardar_borrador', request, ana)).toMatchObject({ status: 200 });
    expect(await find()).toMatchObject({ faltan: 2 });
    const answer = await call('publicar', { clave, revision: 1 }, ana);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors ?? {})).toEqual([
      'valor.groups.0.questions.0.question.en',
      'valor.groups.1.heading.es',
    ]);
    expect(await read()).toBe('¿Cómo adopto?');
  });

  test('come back from any version, the one that the portal came with too', async () => {
    await publish('Dos');
    await publish('Tres');
    const { revision } = await find();
    await call('restaurar', { clave, revision, version: 2 }, ana);
    expect((await find()).valor.groups[0].questions[0].question.es).toBe('Dos');
    await call('restaurar', { clave, revision: revision + 1, version: 1 }, ana);
    await call('publicar', { clave, revision: revision + 2 }, ana);
    expect(await read()).toBe('¿Cómo adopto?');
    expect((await find()).versiones.map(({ version }: { version: number }) => version)).toEqual([
      4, 3, 2,
    ]);
    expect(await call('version', { clave, version: 9 }, ana)).toMatchObject({ status: 404 });
  });

  test('are published at their time, once', async () => {
    const fecha = new Date(now + 3_600_000).toISOString();
    expect(await publish('Mañana', { fecha })).toMatchObject({ data: { version: 2 } });
    expect((await call('listar', {}, ana)).data).toContainEqual(
      expect.objectContaining({ clave, version: 1, publicar_en: fecha, borrador: null }),
    );
    now += 3_500_000;
    await wire.context.jobs.runDue();
    expect(await read()).toBe('¿Cómo adopto?');
    now += 200_000;
    await wire.context.jobs.runDue();
    expect(await read()).toBe('Mañana');
    expect(await find()).toMatchObject({ version: 2, publicar_en: null });
  });

  test('that wait can be held back, and not for a time that is over', async () => {
    const past = new Date(now - 1_000).toISOString();
    expect(await publish('Nunca', { fecha: past })).toMatchObject({ status: 422 });
    const fecha = new Date(now + 60_000).toISOString();
    await call('publicar', { clave, revision: 1, fecha }, ana);
    const held = { clave, version: 2 };
    expect(await call('cancelar_publicacion', held, luz)).toMatchObject({ status: 200 });
    expect(await call('cancelar_publicacion', held, luz)).toMatchObject({ status: 409 });
    now += 120_000;
    await wire.context.jobs.runDue();
    expect(await read()).toBe('¿Cómo adopto?');
  });

  test('are shown as drafted to who has the link, for a day', async () => {
    await save('En borrador');
    const { paginas } = (await call('vista_previa', { clave }, ana)).data;
    const path: string = paginas[0].es;
    expect(path).toMatch(/^\/preguntas-frecuentes\?vista-previa=/);
    const token = new URL(path, 'https://casa.example').searchParams.get('vista-previa') ?? '';
    expect(await read(token)).toBe('En borrador');
    expect(await read(`${token}x`)).toBe('¿Cómo adopto?');
    expect(wire.context.content.previewed(token.replace('faqs', 'home'))).toBeUndefined();
    const makerIs = (changes: { disabled?: 0 | 1; roles_json?: string }) =>
      wire.context.database.query
        .updateTable('users')
        .set(changes)
        .where('id', '=', ana.split(':')[1] ?? '')
        .execute();
    await makerIs({ disabled: 1 });
    expect(await read(token)).toBe('¿Cómo adopto?');
    await makerIs({ disabled: 0, roles_json: '["member"]' });
    expect(await read(token)).toBe('¿Cómo adopto?');
    await makerIs({ roles_json: '["editor"]' });
    expect(await read(token)).toBe('En borrador');
    now += 86_400_000;
    expect(await read(token)).toBe('¿Cómo adopto?');
  });

  test('say who has them open', async () => {
    expect((await call('abrir', { clave }, ana)).data.abierto).toBeNull();
    expect((await call('abrir', { clave }, luz)).data.abierto.por.id).toBe(ana.split(':')[1]);
    await call('abrir', { clave, salir: true }, luz);
    expect((await call('abrir', { clave }, luz)).data.abierto.por.id).toBe(ana.split(':')[1]);
    await call('abrir', { clave, salir: true }, ana);
    expect((await call('abrir', { clave }, luz)).data.abierto).toBeNull();
    now += 200_000;
    expect((await call('abrir', { clave }, ana)).data.abierto).toBeNull();
  });

  onSqliteAlone(databases, () => {
    test('are nothing but what their form holds', async () => {
      const request = await changed('¿Cómo puedo adoptar?');
      const first = request.valor.groups[0].questions[0];
      first.answer.es = [{ kind: 'html', text: '<script>' }];
      first.slug.es = 'Con Espacios';
      first.link = { label: { es: 'a', en: 'b' }, url: 'javascript:alert(1)' };
      const answer = await call('guardar_borrador', request, ana);
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.errors ?? {}).sort()).toEqual([
        'valor.groups.0.questions.0.answer.es.0',
        'valor.groups.0.questions.0.link',
        'valor.groups.0.questions.0.slug.es',
      ]);
      request.valor.extra = 'x';
      expect(await call('guardar_borrador', request, ana)).toMatchObject({ status: 422 });
      const long = { ...request, valor: { title: 'x'.repeat(500_000) } };
      expect(await call('guardar_borrador', long, ana)).toMatchObject({ status: 422 });
    });

    test('are found by what they say, in drafts and in both languages', async () => {
      const search = async (busca: string) =>
        (await call('listar', { busca }, ana)).data.map(
          (one: { clave: string; encontrado: object | null }) => [one.clave, one.encontrado],
        );
      expect(await search('zarigueya')).toEqual([]);
      await save('¿Y si encuentro una zarigüeya?');
      expect(await search('  ZARIGUEYA ')).toEqual([
        [clave, { idioma: 'es', texto: '¿Y si encuentro una zarigüeya?' }],
      ]);
      const [titled] = await search('Preguntas frec');
      expect(titled).toEqual([clave, null]);
      expect((await search('how do i adopt')).map(([key]: [string]) => key)).toContain(clave);
      expect((await call('listar', {}, ana)).data.length).toBeGreaterThan(20);
      expect(await call('listar', { busca: 'x'.repeat(81) }, ana)).toMatchObject({ status: 422 });
    });

    test('are written by editors and administrators alone', async () => {
      const id = ana.split(':')[1];
      const closed = roles.values.filter((role) => role !== 'editor' && role !== 'administrator');
      for (const action of ['listar', 'consultar', 'publicar', 'vista_previa', 'abrir']) {
        const body = { clave, ...(action === 'publicar' && { revision: 0 }) };
        expect((await call(action, action === 'listar' ? {} : body)).status).toBe(401);
        for (const role of closed) {
          expect(
            (await call(action, action === 'listar' ? {} : body, `${role}:${id}`)).status,
          ).toBe(403);
        }
      }
    });

    test('tell who the organisation is, on every page at once', async () => {
      const load: LoadContext = { app: wire.context, language: 'en', page: 'terms' };
      const body = { clave: 'organizacion' };
      const { valor, revision } = (await call('consultar', body, ana)).data;
      Object.assign(valor, { ...anotherRecord, whatsappNumber: '98' });
      expect(await call('guardar_borrador', { ...body, revision, valor }, ana)).toMatchObject({
        status: 422,
        errors: { 'valor.whatsappNumber': [errorMessages.contentPhone.es] },
      });
      valor.whatsappNumber = '984 111 2233';
      await call('guardar_borrador', { ...body, revision, valor }, ana);
      expect((await siteOf(load)).legalName).toBe('Casa Animal');
      await call('publicar', { ...body, revision: 1 }, ana);
      expect(await siteOf(load)).toMatchObject({
        siteName: anotherRecord.name,
        legalName: anotherRecord.legalName,
        whatsappNumber: '529841112233',
      });
    });

    test('stand above every page in an emergency, in both languages or not at all', async () => {
      const load: LoadContext = { app: wire.context, language: 'en', page: 'terms' };
      const body = { clave: 'aviso-urgente' };
      const link = { label: { es: 'Ayuda', en: 'Help' }, page: 'contact' };
      const valor = { text: { es: 'Huracán: cerramos hoy.', en: '' }, link, until: '' };
      await call('guardar_borrador', { ...body, revision: 0, valor }, ana);
      expect(await call('publicar', { ...body, revision: 1 }, ana)).toMatchObject({ status: 422 });
      valor.text.en = 'Hurricane: closed today.';
      await call('guardar_borrador', { ...body, revision: 1, valor }, ana);
      expect((await siteOf(load)).notice).toBeUndefined();
      await call('publicar', { ...body, revision: 2 }, ana);
      expect((await siteOf(load)).notice).toEqual({
        text: 'Hurricane: closed today.',
        link: { kind: 'page', label: 'Help', href: '/contact' },
      });
    });

    test('of an emergency end with their last day', async () => {
      const load: LoadContext = { app: wire.context, language: 'es', page: 'terms' };
      const body = { clave: 'aviso-urgente' };
      const text = { es: 'Cerramos por mudanza.', en: 'Closed: we are moving.' };
      const publishUntil = async (until: string) => {
        const valor = { text, link: null, until };
        const { revision } = (await call('consultar', body, ana)).data;
        await call('guardar_borrador', { ...body, revision, valor }, ana);
        await call('publicar', { ...body, revision: revision + 1 }, ana);
        return (await siteOf(load)).notice?.text;
      };
      const today = dateIn(wire.context.config.timezone, wire.context.clock.now());
      expect(await publishUntil(today)).toBe(text.es);
      expect(await publishUntil(addDays(today, -1))).toBeUndefined();
    });

    test('take the place of “coming soon” once there is a product', async () => {
      const load: LoadContext = { app: wire.context, language: 'es', page: 'toyProducts' };
      const page = () => loaders.toyProducts({ context: load } as LoaderArgs);
      expect(await page()).toMatchObject({ status: 'Próximamente', items: [] });
      const body = { clave: 'productos' };
      const { valor } = (await call('consultar', body, ana)).data;
      const both = (es: string, en: string) => ({ es, en });
      valor.toys.items.push({
        id: 'pelota',
        name: both('Pelota', 'Ball'),
        category: both('', ''),
        text: both('De manta.', 'Of cotton.'),
        picture: null,
        priceCents: 120_00,
        url: '',
      });
      await call('guardar_borrador', { ...body, revision: 0, valor }, ana);
      await call('publicar', { ...body, revision: 1 }, ana);
      expect(await page()).toMatchObject({
        status: undefined,
        paragraphs: [],
        items: [{ name: 'Pelota', price: expect.stringContaining('$120'), url: undefined }],
      });
    });

    test('offer each month what the payment provider has a plan for', async () => {
      const body = { clave: 'donaciones' };
      const { valor } = (await call('consultar', body, ana)).data;
      valor.kinds.monthly.effects[0].amountCents = 123_00;
      await call('guardar_borrador', { ...body, revision: 0, valor }, ana);
      const answer = await call('publicar', { ...body, revision: 1 }, ana);
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.errors ?? {})).toEqual([
        'valor.kinds.monthly.effects.0.amountCents',
      ]);
      valor.kinds.monthly.effects[0].amountCents = 100_00;
      await call('guardar_borrador', { ...body, revision: 1, valor }, ana);
      expect(await call('publicar', { ...body, revision: 2 }, ana)).toMatchObject({ status: 200 });
    });

    test('can all be opened, and lack nothing', async () => {
      for (const { clave: each } of (await call('listar', {}, ana)).data) {
        const found = await call('consultar', { clave: each }, ana);
        expect(found).toMatchObject({ status: 200, data: { faltan: 0 } });
        for (const language of languages) expect(found.data.titulo[language]).not.toBe('');
      }
      expect(await call('consultar', { clave: 'nada' }, ana)).toMatchObject({ status: 404 });
    });
  });
});
