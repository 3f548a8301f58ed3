import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { type WithMailServer, withMailServer } from '#tests/setup/sent-mails.ts';
import { openPortal, type Portal } from '../accounts/portal.ts';

describeOnBothDatabases('jobs that failed permanently', (databases) => {
  let portal: WithMailServer<Portal>;
  let admin: string;
  beforeEach(async () => {
    portal = await withMailServer((env) => openPortal(databases, env));
    const person = { name: 'Beatriz Orozco', email: 'admin@example.mx', administrator: true };
    admin = (await portal.newPerson(person)).token;
    await portal.newPerson({ name: 'Lupita Díaz', email: 'lupita@example.mx' });
    await failForGood(() => register('lupita@example.mx'));
  });
  afterEach(() => portal.close());

  const register = (correo: string) =>
    portal.post('usuarios:actualizar', {
      ...{ nombre: 'Lupita Díaz', correo, telefono: '998-123-4567' },
      ...{ domicilio: { ciudad: 'Tulum', pais: 'México' }, credenciales: [], lang: 'es' },
    });
  async function failForGood(causeMail: () => Promise<unknown>) {
    portal.smtp.behaves = 'refuses recipient';
    await causeMail();
    await portal.context.jobs.runDue();
    portal.smtp.behaves = 'accepts';
  }

  const call = (action: string, body: object = {}, token: string | undefined = admin) =>
    portal.post(action, body, { token });
  const list = async () =>
    (await call('trabajos:consultar')).data as unknown as { id: string; error: string }[];
  const onlyOne = async () => (await list())[0]?.id ?? '';
  const logged = async (accion: string) => {
    const filter = { where: [{ field: 'accion', operator: '=', value: accion }] };
    return (await call('auditoria:consultar', { filter })).data;
  };

  it('is shown to administrators: what it was, to whom, and why', async () => {
    const answer = await call('trabajos:consultar');
    expect(answer).toMatchObject({ status: 200, paginate: { total: 1 } });
    expect(await list()).toEqual([
      {
        id: expect.any(String),
        origen: 'trabajo',
        created_at: expect.any(String),
        tipo: 'mail.send',
        fallo: expect.any(String),
        intentos: 1,
        asunto: expect.stringContaining('cuenta'),
        para: ['lupita@example.mx'],
        destinatarios: 1,
        motivo: 'buzon_inexistente',
        folio: null,
        error: 'The mail server answered 550 5.1.1 to RCPT TO',
        reintentable: true,
      },
    ]);
    expect(answer.text).not.toMatch(/Lupita Díaz/);
  });

  it('stands with answers that did not arrive, which leave with their message', async () => {
    const encabezado = {
      ...{ nombre: 'José', asunto: 'Una perrita', mensaje: 'Está en Cobá.' },
      ...{ email_destino: 'jose@example.mx', lang: 'es' },
    };
    await portal.post('documentos:crear', {
      schema: 'mensajes',
      serie: '',
      payload: { encabezado },
    });
    await portal.context.jobs.runDue();
    await failForGood(() => call('mensajes:responder', { folio: 1, texto: 'Ya vamos.' }));
    const [reply, ...others] = await list();
    expect(others).toHaveLength(1);
    expect(reply).toMatchObject({
      ...{ origen: 'respuesta', asunto: 'Una perrita', para: ['jose@example.mx'], folio: 1 },
      ...{ motivo: 'rechazado', reintentable: false, error: null },
    });
    const waiting = (await call('tablero:pendientes', { de_todos: true })).data;
    expect(waiting).toContainEqual({ tipo: 'envios_con_falla', cuenta: 2 });
    expect(await call('trabajos:descartar', { id: reply?.id, origen: 'respuesta' })).toMatchObject({
      status: 404,
    });
    await call('mensajes:responder', { folio: 1, texto: 'Ya vamos, otra vez.' });
    expect(await list()).toEqual(others);
  });

  it('is tried again when an administrator says so, who is written down', async () => {
    const id = await onlyOne();
    expect(await call('trabajos:reintentar', { id })).toMatchObject({ status: 200, data: { id } });
    expect(await portal.newMails()).toMatchObject([{ envelopeTo: ['lupita@example.mx'] }]);
    expect(await list()).toEqual([]);
    expect(await call('trabajos:reintentar', { id })).toMatchObject({ status: 404 });
    expect(await logged('job.triedAgain')).toMatchObject([
      { actor_correo: 'admin@example.mx', detalles: { kind: 'mail.send' } },
    ]);
  });

  it('keeps no link that opens something, and then cannot be tried again, as it says', async () => {
    await call('trabajos:descartar', { id: await onlyOne() });
    await failForGood(() => register('nueva@example.mx'));
    const { database } = portal.context;
    const failed = await database.query
      .selectFrom('jobs')
      .selectAll()
      .where('failed_at', 'is not', null)
      .execute();
    expect(failed).toHaveLength(1);
    expect(JSON.stringify(failed)).not.toMatch(/https?:|nueva/);
    expect(await list()).toMatchObject([{ tipo: 'mail.send', reintentable: false }]);
    const id = await onlyOne();
    for (const [lang, message] of [
      ['es', /^No se puede reintentar/],
      ['en', /^It cannot be tried again/],
    ] as const) {
      const answer = await call('trabajos:reintentar', { id, lang });
      expect(answer).toMatchObject({ status: 409, message: expect.stringMatching(message) });
    }
    expect(await list()).toHaveLength(1);
    expect(await logged('job.triedAgain')).toEqual([]);
    expect(await call('trabajos:descartar', { id })).toMatchObject({ status: 200 });
  });

  it('is dropped for good when an administrator says so, who is written down', async () => {
    const id = await onlyOne();
    expect(await call('trabajos:descartar', { id })).toMatchObject({ status: 200 });
    expect(await list()).toEqual([]);
    expect(await portal.newMails()).toEqual([]);
    expect(await call('trabajos:descartar', { id })).toMatchObject({ status: 404 });
    expect(await logged('job.dropped')).toMatchObject([{ detalles: { kind: 'mail.send' } }]);
  });

  it('is nobody else’s concern', async () => {
    const id = await onlyOne();
    const { token } = await portal.newPerson();
    for (const action of ['consultar', 'reintentar', 'descartar']) {
      const body = action === 'consultar' ? {} : { id };
      expect(await call(`trabajos:${action}`, body, token)).toMatchObject({ status: 403 });
      expect(await portal.post(`trabajos:${action}`, body)).toMatchObject({ status: 401 });
    }
    expect(await list()).toHaveLength(1);
  });

  it('is only what failed permanently: what still waits cannot be dropped', async () => {
    const { database } = portal.context;
    const waiting = await database.query
      .selectFrom('jobs')
      .select('id')
      .where('failed_at', 'is', null)
      .executeTakeFirstOrThrow();
    expect(await call('trabajos:descartar', { id: waiting.id })).toMatchObject({ status: 404 });
  });
});
