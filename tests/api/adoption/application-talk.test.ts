import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  describeOnBothDatabases,
  describeOnSqlite,
  onSqliteAlone,
} from '#tests/setup/databases.ts';
import { addPet, addUser } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { approvedApplication } from './application-steps.ts';

const profile = {
  vivienda: { tipo: 'casa', propia: true, espacio_exterior: true, protecciones: true },
  horas_solo: 4,
};

interface Reply {
  status: number;
  code?: string;
  errors?: Record<string, string[]>;
  data: Record<string, unknown> & { id: string; folio: number };
}

interface Payload {
  telefono: string;
  correo: string;
  perfil: object;
  preguntas: { id: string; texto: string; respuesta: string | null; respondida: string | null }[];
  mensajes: { de: string; texto: string }[];
  citas: { id: string; opciones: string[]; elegida: string | null; estado: string }[];
  notas?: { autor: string | null; texto: string }[];
  novedades?: number;
}

const tomorrow = '2026-11-21T16:00:00.000Z';
const later = '2026-11-23T22:30:00.000Z';

describeOnBothDatabases('what is said about an adoption application', (databases) => {
  let wire: Wire;
  let now: Date;
  let [family, rescuer, stranger] = ['', '', ''];
  const coordinator = 'coordinator:somebody';
  let id = '';
  let folio = 0;

  beforeEach(async () => {
    now = new Date('2026-11-20T18:00:00Z');
    wire = await openWire(databases, {}, { now: () => now });
    const { database } = wire.context;
    const person = async () => `member:${await addUser(database)}`;
    [family, rescuer, stranger] = [await person(), await person(), await person()];
    const canela = await addPet(database, {
      owner_id: rescuer.slice('member:'.length),
      notify_on: '2026-12-01',
    });
    await post('perfil_adopcion:guardar', profile, family);
    const applied = await post(
      'documentos:crear',
      { schema: 'solicitudes', payload: { mascotas: [canela] } },
      family,
    );
    ({ id, folio } = applied.data);
    await newMails();
  });
  afterEach(() => wire.close());

  const post = async (action: string, body: object, token?: string) =>
    (await wire.post(action, body, token)) as unknown as Reply;
  const say = (action: string, more: object, token?: string) =>
    post(`solicitudes:${action}`, { id, ...more }, token);
  const step = (transicion: string, token: string) =>
    post('documentos:transitar', { schema: 'solicitudes', serie: 'SOL', folio, transicion }, token);
  const seenBy = async (token: string) => {
    const { data } = await post('documentos:consultar', { schema: 'solicitudes' }, token);
    return (data as unknown as { payload: Payload }[])[0]?.payload as Payload;
  };
  const newMails = () => wire.newMails();
  const addressOf = (token: string) => `${token.slice('member:'.length)}@example.org`;
  const ask = async (texto = '¿Cuánto mide tu patio?') =>
    (await say('preguntar', { texto }, rescuer)).data.id;
  const propose = async (opciones = [tomorrow, later]) =>
    (await say('proponer_citas', { tipo: 'visita', opciones }, rescuer)).data.id;
  const choose = (cita_id: string, opcion = tomorrow, token = family) =>
    say('elegir_cita', { cita_id, opcion }, token);
  const calendarsOf = (mails: Awaited<ReturnType<typeof newMails>>) =>
    Object.fromEntries(
      mails.map((mail) => [
        mail.envelopeTo[0],
        mail.attachments.map(({ content }) => content.toString().replaceAll('\r\n ', '')).join(),
      ]),
    );

  test('a question is answered once, each told by mail to the other side', async () => {
    const question = await ask();
    expect(await newMails()).toMatchObject([
      {
        envelopeTo: [addressOf(family)],
        subject: 'Una pregunta sobre tu solicitud para Canela',
        text: expect.stringContaining('> ¿Cuánto mide tu patio?'),
      },
    ]);
    const answer = { pregunta_id: question, texto: 'Cuarenta metros.' };
    expect((await say('contestar', answer, family)).status).toBe(200);
    expect(await newMails()).toMatchObject([
      {
        envelopeTo: [addressOf(rescuer)],
        subject: 'Rosa respondió tu pregunta sobre Canela',
        text: expect.stringContaining('> Cuarenta metros.'),
      },
    ]);
    expect(await say('contestar', answer, family)).toMatchObject({
      status: 409,
      code: 'questionAnswered',
    });
    expect((await seenBy(family)).preguntas).toEqual([
      {
        id: question,
        fecha: now.toISOString(),
        texto: '¿Cuánto mide tu patio?',
        respuesta: 'Cuarenta metros.',
        respondida: now.toISOString(),
      },
    ]);
    expect(await newMails()).toEqual([]);
  });

  test('at once is all kept', async () => {
    const texts = ['Uno', 'Dos', 'Tres', 'Cuatro'];
    await Promise.all([
      ...texts.map((texto) => say('preguntar', { texto }, rescuer)),
      ...texts.map((texto) => say('anotar', { texto }, coordinator)),
    ]);
    const { preguntas, notas = [] } = await seenBy(rescuer);
    expect(preguntas.map(({ texto }) => texto).sort()).toEqual([...texts].sort());
    expect(notas.map(({ texto }) => texto).sort()).toEqual([...texts].sort());
    const [first] = preguntas;
    const answers = await Promise.all(
      ['Sí', 'No'].map((texto) => say('contestar', { pregunta_id: first?.id, texto }, family)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await seenBy(rescuer)).toMatchObject({ novedades: 1 });
  });

  test('notes and what is unread are read by those who decide alone', async () => {
    await say('anotar', { texto: 'Muy buena llamada.' }, rescuer);
    const question = await ask();
    await say('contestar', { pregunta_id: question, texto: 'Sí' }, family);
    for (const token of [rescuer, coordinator, 'administrator:ines']) {
      expect(await seenBy(token), token).toMatchObject({
        notas: [{ autor: 'Rosa', texto: 'Muy buena llamada.' }],
        novedades: 1,
      });
    }
    // Staff who applied themselves reads as a family does.
    for (const token of [family, family.replace('member', 'administrator')]) {
      const seen = await seenBy(token);
      expect(seen).not.toHaveProperty('notas');
      expect(seen).not.toHaveProperty('novedades');
    }
    expect((await say('marcar_leida', {}, rescuer)).status).toBe(200);
    expect(await seenBy(coordinator)).toMatchObject({ novedades: 0 });
  });

  test('an appointment is chosen, moved and cancelled in both calendars', async () => {
    const appointment = await propose([later, tomorrow]);
    const [proposed, ...others] = await newMails();
    expect(others).toEqual([]);
    expect(proposed).toMatchObject({
      envelopeTo: [addressOf(family)],
      subject: 'Elige un horario para la visita por Canela',
      text: expect.stringMatching(/sábado, 21 de noviembre de 2026.*hora/),
    });

    expect((await choose(appointment)).status).toBe(200);
    const agreed = await newMails();
    expect(agreed.map(({ envelopeTo }) => envelopeTo[0]).sort()).toEqual(
      [addressOf(family), addressOf(rescuer)].sort(),
    );
    for (const [address, calendar] of Object.entries(calendarsOf(agreed))) {
      expect(calendar).toContain('METHOD:REQUEST');
      expect(calendar).toContain(`UID:${appointment}@casa.example`);
      expect(calendar).toContain('SEQUENCE:0');
      expect(calendar).toContain('DTSTART;TZID=America/Mexico_City:20261121T100000');
      expect(calendar).toContain('DTEND;TZID=America/Mexico_City:20261121T110000');
      expect(calendar).toContain(`mailto:${address}`);
    }
    // Once more changes nothing.
    expect((await choose(appointment)).status).toBe(200);
    expect(await newMails()).toEqual([]);

    await choose(appointment, later);
    const moved = await newMails();
    expect(moved.map(({ subject }) => subject)).toEqual([
      'Nuevo horario de la visita por Canela',
      'Nuevo horario de la visita por Canela',
    ]);
    for (const calendar of Object.values(calendarsOf(moved))) {
      expect(calendar).toContain(`UID:${appointment}@casa.example`);
      expect(calendar).toContain('SEQUENCE:1');
      expect(calendar).toContain('DTSTART;TZID=America/Mexico_City:20261123T163000');
    }

    expect((await say('cancelar_cita', { cita_id: appointment }, rescuer)).status).toBe(200);
    const cancelled = await newMails();
    expect(cancelled).toHaveLength(2);
    for (const calendar of Object.values(calendarsOf(cancelled))) {
      expect(calendar).toContain('METHOD:CANCEL');
      expect(calendar).toContain('SEQUENCE:2');
      expect(calendar).toContain('STATUS:CANCELLED');
    }
    expect(await choose(appointment)).toMatchObject({ status: 409, code: 'appointmentCancelled' });
    expect((await seenBy(family)).citas).toMatchObject([
      { tipo: 'visita', opciones: [tomorrow, later], elegida: later, estado: 'cancelada' },
    ]);
    expect(await seenBy(rescuer)).toMatchObject({ novedades: 2 });
  });

  test('times that suit the family better are chosen by the rescuer', async () => {
    const appointment = await propose([tomorrow]);
    const others = ['2026-11-24T16:00:00.000Z', later];
    const suggest = (opciones: string[], token = family) =>
      say('sugerir_horarios', { cita_id: appointment, opciones }, token);
    const chooseAs = (token: string, opcion: string) => choose(appointment, opcion, token);
    expect((await chooseAs(rescuer, later)).status).toBe(403);
    await newMails();
    expect((await suggest(others)).status).toBe(200);
    expect((await suggest(others)).status).toBe(200);
    expect(await newMails()).toMatchObject([
      {
        envelopeTo: [addressOf(rescuer)],
        subject: 'Rosa propone otros horarios para la visita',
        text: expect.stringContaining('martes, 24 de noviembre de 2026'),
      },
    ]);
    expect((await seenBy(rescuer)).citas).toMatchObject([
      { opciones: [tomorrow], otros_horarios: [later, others[0]], estado: 'propuesta' },
    ]);
    // Each side chooses among what the other one offered.
    expect((await chooseAs(rescuer, tomorrow)).status).toBe(422);
    expect((await chooseAs(family, later)).status).toBe(422);
    expect((await chooseAs(rescuer, later)).status).toBe(200);
    const mails = await newMails();
    expect(mails.map(({ envelopeTo, text }) => [envelopeTo[0], text])).toEqual(
      expect.arrayContaining([
        [addressOf(family), expect.stringContaining('Quedó acordada la visita por Canela.')],
        [addressOf(rescuer), expect.stringContaining('Quedó acordada la visita con Rosa.')],
      ]),
    );
    expect((await seenBy(family)).citas).toMatchObject([
      { opciones: [tomorrow, later], otros_horarios: [], elegida: later, estado: 'acordada' },
    ]);
    expect(await suggest(others)).toMatchObject({ status: 409, code: 'appointmentAgreed' });
    expect((await chooseAs(rescuer, tomorrow)).status).toBe(403);
    expect(await seenBy(rescuer)).toMatchObject({ novedades: 1 });
    expect(await newMails()).toEqual([]);
  });

  test('each side writes to the other, once adopted too, ten times a day', async () => {
    const write = (token: string, texto = '¿Sigue en pie?') => say('escribir', { texto }, token);
    expect((await write(family)).status).toBe(200);
    expect((await write(rescuer, 'Claro que sí.')).status).toBe(200);
    expect(await newMails()).toMatchObject([
      {
        envelopeTo: [addressOf(rescuer)],
        subject: 'Rosa te escribió sobre Canela',
        text: expect.stringContaining('> ¿Sigue en pie?'),
      },
      {
        envelopeTo: [addressOf(family)],
        subject: 'Un mensaje sobre Canela',
        text: expect.stringContaining('> Claro que sí.'),
      },
    ]);
    for (const name of ['revisar', 'aprobar', 'adoptar']) await step(name, rescuer);
    await newMails();
    for (let count = 0; count < 9; count += 1) await write(family);
    expect(await newMails()).toHaveLength(9);
    expect(await write(family)).toMatchObject({ status: 429, code: 'tooManyRequests' });
    expect(await newMails()).toEqual([]);
    expect((await write(rescuer)).status).toBe(200);
    const seen = await seenBy(rescuer);
    expect(seen).toMatchObject({ novedades: 10 });
    expect(seen.mensajes).toHaveLength(12);
    expect(seen.mensajes.slice(0, 2)).toMatchObject([
      { de: 'familia', texto: '¿Sigue en pie?' },
      { de: 'responsable', texto: 'Claro que sí.' },
    ]);
  });

  test('both sides are reminded the day before, once for each time', async () => {
    const remindersAt = async (instant: string) => {
      now = new Date(instant);
      const mails = (await newMails()).filter(({ subject }) => subject?.startsWith('Recordatorio'));
      return mails.map(({ envelopeTo, subject }) => [envelopeTo[0], subject]).sort();
    };
    await choose(await propose(), later);
    await newMails();
    expect(await remindersAt('2026-11-21T17:00:00Z')).toEqual([]);
    expect(await remindersAt('2026-11-22T17:00:00Z')).toEqual(
      [addressOf(family), addressOf(rescuer)]
        .sort()
        .map((address) => [address, 'Recordatorio: visita por Canela']),
    );
    expect(await remindersAt('2026-11-23T17:00:00Z')).toEqual([]);
  });

  test('the family finds what it is asked for, and what is agreed on, in its summary', async () => {
    const tasks = async () => {
      const { data } = await post('tablero:pendientes', {}, family);
      const rows = data as unknown as { tipo: string; cuenta: number }[];
      return Object.fromEntries(
        rows.flatMap(({ tipo, cuenta }) => (cuenta > 0 ? [[tipo, cuenta]] : [])),
      );
    };
    const question = await ask();
    const appointment = await propose();
    expect(await tasks()).toEqual({ preguntas_por_contestar: 1, citas_por_elegir: 1 });
    await say('contestar', { pregunta_id: question, texto: 'Sí' }, family);
    await choose(appointment);
    expect(await tasks()).toEqual({ citas_proximas: 1 });
    for (const name of ['revisar', 'aprobar']) await step(name, rescuer);
    await say('preparar_contrato', {}, rescuer);
    expect(await tasks()).toEqual({ contratos_por_firmar: 1, citas_proximas: 1 });
    await step('retirar', family);
    expect(await tasks()).toEqual({});
  });

  test('an application that ends cancels its appointments', async () => {
    await choose(await propose());
    const open = await propose();
    await newMails();
    await step('retirar', family);
    const mails = await newMails();
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'Retiraste tu solicitud para Canela',
      'Rosa retiró su solicitud para Canela',
      'Visita cancelada: Canela',
      'Visita cancelada: Canela',
    ]);
    const { citas } = await seenBy(rescuer);
    expect(citas.map(({ estado }) => estado)).toEqual(['cancelada', 'cancelada']);
    expect(citas[1]?.id).toBe(open);
  });

  test('whoever looks after the pet hears that a family withdrew, in its words, until it is read', async () => {
    const waiting = async () => {
      const { data } = await post('tablero:pendientes', { de_todos: false }, rescuer);
      const rows = data as unknown as { tipo: string; cuenta: number }[];
      return rows.find(({ tipo }) => tipo === 'solicitudes_retiradas')?.cuenta;
    };
    await say('marcar_leida', {}, rescuer);
    const document = { schema: 'solicitudes', serie: 'SOL', folio, transicion: 'retirar' };
    const { telefono, correo, perfil } = await seenBy(rescuer);
    expect([telefono, correo]).not.toContain('');
    await post('documentos:transitar', { ...document, mensaje: 'Nos mudamos.' }, family);
    const told = (await newMails()).filter(
      ({ envelopeTo }) => envelopeTo[0] === addressOf(rescuer),
    );
    expect(told).toMatchObject([
      {
        subject: 'Rosa retiró su solicitud para Canela',
        text: expect.stringContaining('> Nos mudamos.'),
      },
    ]);
    expect(await waiting()).toBe(1);
    const left = await seenBy(rescuer);
    expect(left).toMatchObject({ telefono: '', correo: '' });
    expect(JSON.stringify(left)).not.toContain(addressOf(family));
    for (const reader of [family, coordinator]) {
      expect(await seenBy(reader)).toMatchObject({ telefono, correo, perfil });
    }
    await say('marcar_leida', {}, rescuer);
    expect(await waiting()).toBe(0);
    // It is nobody's whoever looks after the pet from here on.
    const next = await addUser(wire.context.database);
    const pets = wire.context.database.query.selectFrom('pets').select('id');
    const { id: petId } = await pets.executeTakeFirstOrThrow();
    const given = { schema: 'mascotas', id: petId, payload: { usuario_id: next } };
    expect((await post('catalogos:actualizar', given, 'administrator:a')).status).toBe(200);
    expect(await seenBy(`member:${next}`)).toBeUndefined();
    expect(await seenBy(family)).toMatchObject({ telefono });
  });

  test('an adoption tells the family of the appointments that it ends in the same mail', async () => {
    const appointment = await propose();
    await choose(appointment);
    for (const name of ['revisar', 'aprobar']) await step(name, rescuer);
    await newMails();
    await step('adoptar', rescuer);
    const mails = await newMails();
    const toFamily = mails.filter(({ envelopeTo }) => envelopeTo[0] === addressOf(family));
    expect(toFamily.map(({ subject }) => subject)).not.toContain('Visita cancelada: Canela');
    const news = toFamily.filter(({ subject }) => subject === '¡Felicidades, adoptaste a Canela!');
    expect(news).toMatchObject([
      { text: expect.stringMatching(/Ya no hace falta la visita del sábado, 21 de noviembre/) },
    ]);
    const others = mails.filter(({ envelopeTo }) => envelopeTo[0] === addressOf(rescuer));
    expect(others.map(({ subject }) => subject)).toEqual(['Visita cancelada: Canela']);
    const calendars = calendarsOf([...news, ...others]);
    for (const token of [family, rescuer]) {
      expect(calendars[addressOf(token)]).toContain('METHOD:CANCEL');
      expect(calendars[addressOf(token)]).toContain(`UID:${appointment}@casa.example`);
      expect(calendars[addressOf(token)]).toContain(`mailto:${addressOf(token)}`);
    }
  });

  onSqliteAlone(databases, () => {
    describe('is said', () => {
      const acts: Record<string, [by: 'family' | 'rescuer' | 'both', body: () => Promise<object>]> =
        {
          preguntar: ['rescuer', async () => ({ texto: '¿?' })],
          proponer_citas: ['rescuer', async () => ({ tipo: 'llamada', opciones: [tomorrow] })],
          anotar: ['rescuer', async () => ({ texto: 'Nota' })],
          contestar: ['family', async () => ({ pregunta_id: await ask(), texto: 'Sí' })],
          elegir_cita: ['family', async () => ({ cita_id: await propose(), opcion: tomorrow })],
          sugerir_horarios: [
            'family',
            async () => ({ cita_id: await propose(), opciones: [later] }),
          ],
          escribir: ['both', async () => ({ texto: 'Hola' })],
          cancelar_cita: ['both', async () => ({ cita_id: await propose() })],
        };

      const named = Object.entries(acts);

      test.each(named)('with %s by its side alone', async (action, [by, body]) => {
        const statusFor = async (token?: string) => (await say(action, await body(), token)).status;
        const ofFamily = by === 'rescuer' ? 403 : 200;
        const ofRescuer = by === 'family' ? 403 : 200;
        const expected: [token: string | undefined, status: number][] = [
          [undefined, 401],
          [stranger, 404],
          ['editor:e', 404],
          ['treasurer:t', 404],
          [family, ofFamily],
          [family.replace('member', 'administrator'), ofFamily],
          [rescuer, ofRescuer],
          [coordinator, ofRescuer],
        ];
        for (const [token, status] of expected) {
          expect([token, await statusFor(token)]).toEqual([token, status]);
        }
      });

      test.each(named)('not with %s once it is closed', async (action, [by, body]) => {
        const late = await body();
        await step('retirar', family);
        const before = await seenBy(coordinator);
        await newMails();
        const reply = await say(action, late, by === 'family' ? family : rescuer);
        expect(reply).toMatchObject({ status: 409, code: 'applicationClosed' });
        expect(await seenBy(coordinator)).toEqual(before);
        expect(await newMails()).toEqual([]);
      });

      test('to nobody who may not mark it as read', async () => {
        expect((await say('marcar_leida', {}, family)).status).toBe(403);
        expect((await say('marcar_leida', {}, stranger)).status).toBe(404);
        expect((await say('marcar_leida', {})).status).toBe(401);
      });
    });

    test('a time that was not offered, or is over, cannot be chosen', async () => {
      const appointment = await propose();
      expect(await choose(appointment, '2026-11-22T16:00:00.000Z')).toMatchObject({
        status: 422,
        errors: { opcion: [expect.any(String)] },
      });
      now = new Date(tomorrow);
      expect((await choose(appointment)).status).toBe(422);
      expect((await choose('another', later)).status).toBe(404);
      // Written with another offset it is the same time.
      expect((await choose(appointment, '2026-11-23T17:30:00-05:00')).status).toBe(200);
      expect((await seenBy(family)).citas).toMatchObject([{ elegida: later }]);
    });

    test('of questions there are 20 at most', async () => {
      for (let count = 0; count < 20; count += 1) await ask();
      expect(await say('preguntar', { texto: 'Otra' }, rescuer)).toMatchObject({
        status: 422,
        code: 'tooManyQuestions',
      });
    });
  });
});

describeOnSqlite('what is said about an adoption application with a mistake', (databases) => {
  let wire: Wire;
  let adoption: Awaited<ReturnType<typeof approvedApplication>>;
  beforeAll(async () => {
    wire = await openWire(databases);
    adoption = await approvedApplication(wire);
    await wire.newMails();
  });
  afterAll(() => wire.close());

  test.each([
    ['texto', 'preguntar', { texto: ' ' }],
    ['texto', 'preguntar', { texto: 'x'.repeat(1_001) }],
    ['texto', 'anotar', { texto: '' }],
    ['texto', 'escribir', { texto: '' }],
    ['tipo', 'proponer_citas', { tipo: 'cena', opciones: [tomorrow] }],
    ['opciones', 'proponer_citas', { tipo: 'visita', opciones: [] }],
    ['opciones.0', 'proponer_citas', { tipo: 'visita', opciones: ['mañana'] }],
    ['opciones.0', 'proponer_citas', { tipo: 'visita', opciones: ['2026-11-20T17:59:00Z'] }],
    ['opciones.0', 'proponer_citas', { tipo: 'visita', opciones: ['2028-01-01T00:00:00Z'] }],
    [
      'opciones',
      'proponer_citas',
      {
        tipo: 'visita',
        opciones: Array.from({ length: 7 }, (_, hour) => `2026-11-22T1${hour}:00:00Z`),
      },
    ],
  ])('is rejected by the name of a wrong %s (%s)', async (field, action, wrong) => {
    const { status, errors } = await adoption.post(
      `solicitudes:${action}`,
      { id: adoption.id, ...wrong },
      adoption.rescuer,
    );
    expect(status).toBe(422);
    expect(Object.keys(errors ?? {})).toEqual([field]);
    expect(await wire.newMails()).toEqual([]);
  });
});
