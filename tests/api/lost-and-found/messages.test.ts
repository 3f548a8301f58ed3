import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { goodPassword, openPortal, type Portal } from '../accounts/portal.ts';
import { colleague, day } from '../rescues/rescue-calls.ts';
import { keyIn, makeNotice, publishNotice } from './notice-calls.ts';

const chip = '484000000000017';

describeOnBothDatabases('messages about lost and found animals', (databases) => {
  let portal: Portal;
  let token: string;
  beforeEach(async () => {
    portal = await openPortal(databases);
    ({ token } = await colleague(portal, 'rescuer'));
    await portal.newMails();
  });
  afterEach(() => portal.close());

  const message = {
    respuesta: 'Una mancha',
    texto: 'Lo vi en el parque.',
    correo: 'luis@example.mx',
  };
  const write = (folio: number, body: object = {}, options = {}) =>
    portal.post('extraviados:escribir', { folio, ...message, ...body }, options);
  const own = async (clave: string) => (await portal.post('extraviados:mi_aviso', { clave })).data;
  const stored = () =>
    portal.context.database.query.selectFrom('notice_contacts').selectAll().execute();
  /** Written and confirmed. @returns the key of whoever wrote */
  async function begin(folio: number, body: object = {}) {
    await write(folio, body);
    const [mail] = await portal.newMails();
    const clave = keyIn(mail);
    await portal.post('extraviados:confirmar_mensaje', { clave });
    return clave;
  }

  test('reach whoever made it once the mailbox is shown, and neither side learns the other’s', async () => {
    const { folio, clave } = await publishNotice(portal, token);
    expect((await write(folio)).status).toBe(200);
    const [mail, ...more] = await portal.newMails();
    expect(more).toEqual([]);
    expect(mail?.text).not.toMatch(/parque|rosa@/);
    expect((await own(clave)).conversaciones).toEqual([]);
    const theirs = keyIn(mail);
    expect((await portal.post('extraviados:confirmar_mensaje', { clave: theirs })).status).toBe(
      200,
    );
    const [told] = await portal.newMails();
    expect(told?.subject).toBe(`Tienes un mensaje en tu aviso ${folio}`);
    expect(told?.text).not.toMatch(/parque|luis@/);
    const mine = await portal.post('extraviados:mi_aviso', { clave });
    expect(mine.text).not.toMatch(/luis@/);
    expect(mine.data.conversaciones).toMatchObject([
      { respuesta: 'Una mancha', estado: 'abierta', mensajes: [{ propio: false }] },
    ]);
    const [conversation] = mine.data.conversaciones as { id: string }[];
    const answer = { clave, conversacion: conversation?.id, texto: '¿De qué color es su collar?' };
    expect((await portal.post('extraviados:responder', answer)).status).toBe(200);
    const [answered] = await portal.newMails();
    expect(keyIn(answered)).toBe(theirs);
    const seen = await portal.post('extraviados:conversacion', { clave: theirs });
    expect(seen.data).toMatchObject({ folio, mensajes: [{ propio: true }, { propio: false }] });
    // The right answer is never theirs to see.
    expect(seen.text).not.toMatch(/luna|rosa@|77500/);
  });

  test('tell nobody how they are reached before the answer was believed', async () => {
    const { folio, clave } = await publishNotice(portal, token);
    for (const texto of ['Márcame al 998 123 4567', 'luis arroba correo', 'Dame $ 5,000 pesos']) {
      const { status, errors } = await write(folio, { texto });
      expect([status, Object.keys(errors ?? {})]).toEqual([422, ['texto']]);
    }
    expect((await write(folio, { respuesta: '' })).errors).toHaveProperty('respuesta');
    const theirs = await begin(folio);
    const phone = { texto: 'Mi número es 998 123 4567' };
    const later = () => portal.post('extraviados:contestar', { clave: theirs, ...phone });
    expect((await later()).status).toBe(422);
    const [conversation] = (await own(clave)).conversaciones as { id: string }[];
    const said = { clave, conversacion: conversation?.id };
    expect((await portal.post('extraviados:responder', { ...said, ...phone })).status).toBe(422);
    expect((await portal.post('extraviados:creer', said)).status).toBe(200);
    expect((await later()).status).toBe(200);
    expect((await portal.post('extraviados:responder', { ...said, ...phone })).status).toBe(200);
  });

  test('end for good where they are blocked, and the desk reads them then', async () => {
    const { folio, clave } = await publishNotice(portal, token);
    const theirs = await begin(folio);
    const [conversation] = (await own(clave)).conversaciones as { id: string }[];
    await portal.newMails();
    const before = await portal.post('extraviados:abrir', { folio }, { token });
    expect(before.text).not.toMatch(/parque|luis@/);
    const said = { clave, conversacion: conversation?.id };
    expect((await portal.post('extraviados:bloquear', said)).status).toBe(200);
    const [alert] = await portal.newMails();
    expect(alert?.subject).toBe(`Bloquearon una conversación del aviso ${folio}`);
    const after = await portal.post('extraviados:abrir', { folio }, { token });
    expect(after.data.conversaciones).toMatchObject([{ correo: 'luis@example.mx' }]);
    const more = { clave: theirs, texto: 'Hola' };
    expect((await portal.post('extraviados:contestar', more)).status).toBe(409);
    // Under the same mailbox again: nothing comes of it, and they are not told.
    expect((await write(folio)).status).toBe(200);
    expect(await portal.newMails()).toEqual([]);
    expect(await stored()).toHaveLength(1);
    // Of a stranger's key, and somebody else's conversation.
    expect((await portal.post('extraviados:bloquear', { ...said, clave: theirs })).status).toBe(
      404,
    );
    const other = await publishNotice(portal, token, { correo: 'eva@example.mx' });
    const foreign = { clave: other.clave, conversacion: conversation?.id };
    expect((await portal.post('extraviados:bloquear', foreign)).status).toBe(404);
    expect((await portal.post('extraviados:creer', foreign)).status).toBe(404);
  });

  test('are few to one mailbox and from one address, and go where nobody confirms them', async () => {
    const { folio } = await publishNotice(portal, token);
    for (let count = 0; count < 6; count++) {
      expect((await write(folio, {}, { from: `10.3.${count}.1` })).status).toBe(200);
    }
    expect(await portal.newMails()).toHaveLength(4);
    const statuses: number[] = [];
    for (let count = 0; count < 16; count++) {
      statuses.push((await write(folio, { correo: `p${count}@example.mx` })).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    await portal.newMails();
    portal.pass(4 * day);
    await portal.newMails();
    expect(await stored()).toEqual([]);
    expect((await write(99)).status).toBe(404);
    const draft = await makeNotice(portal, { correo: 'eva@example.mx' });
    expect((await write(draft.folio)).status).toBe(404);
  });

  test('by a chip tell whether somebody looks for it alone, and cannot be gone through', async () => {
    const ask = (body: object = {}, options = {}) =>
      portal.post('extraviados:chip', { chip, ...body }, options);
    expect((await ask()).data).toEqual({ alguien_lo_busca: false, mensaje_por_confirmar: false });
    const { clave } = await publishNotice(portal, token, { chip });
    const found = await ask({ chip: '484 000 000 000 017' });
    expect(found.data).toEqual({ alguien_lo_busca: true, mensaje_por_confirmar: false });
    expect((await ask({ chip: '12' })).errors).toHaveProperty('chip');
    expect((await ask({ texto: 'Está conmigo.' })).errors).toHaveProperty('correo');
    const carried = await ask({ texto: 'Está conmigo.', correo: 'luis@example.mx' });
    expect(carried.data).toEqual({ alguien_lo_busca: true, mensaje_por_confirmar: true });
    const [mail] = await portal.newMails();
    const theirs = keyIn(mail);
    await portal.post('extraviados:confirmar_mensaje', { clave: theirs });
    expect((await portal.post('extraviados:conversacion', { clave: theirs })).data).toMatchObject({
      ...{ folio: null, por: 'chip', pregunta: '' },
    });
    expect((await own(clave)).conversaciones).toMatchObject([{ por: 'chip' }]);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) statuses.push((await ask()).status);
    expect(statuses).toContain(429);
  });

  test('are exported and erased with the mailbox of whoever wrote', async () => {
    const luis = await portal.newPerson({ email: 'luis@example.mx' });
    const { folio, clave } = await publishNotice(portal, token);
    await begin(folio);
    await portal.context.database.query
      .updateTable('users')
      .set({ confirmed_at: portal.now().toISOString() })
      .where('id', '=', luis.id)
      .execute();
    const said = { contrasena: goodPassword };
    const exported = await portal.post('usuarios:exportar', said, { token: luis.token });
    expect(exported.text).toMatch(/Lo vi en el parque/);
    const gone = await portal.post('usuarios:eliminar', said, { token: luis.token });
    expect(gone.status).toBe(200);
    expect((await own(clave)).conversaciones).toEqual([]);
  });
});
