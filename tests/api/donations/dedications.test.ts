import { v7 as uuid } from 'uuid';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { goodPassword } from '../accounts/portal.ts';
import { type Giving, openGiving } from './giving.ts';

const visa = 'pm_card_visa';
const day = 86_400_000;

describeOnBothDatabases('cards in honour and in memory', (databases) => {
  let giving: Giving;

  beforeAll(async () => {
    giving = await openGiving(databases);
    return () => giving.close();
  });
  beforeEach(async () => {
    await giving.anHourLater();
    await nextMorning();
    await giving.newMails();
  });

  const today = () => giving.now().toISOString().slice(0, 10);

  /** Ten in the morning in Mexico City. */
  async function nextMorning() {
    const now = giving.now();
    const morning = new Date(`${addDays(today(), 1)}T16:01:00Z`);
    giving.pass(morning.getTime() - now.getTime());
    await signIn();
  }
  async function signIn() {
    Object.assign(giving.ana, await giving.signIn(giving.ana.email));
    Object.assign(giving.admin, await giving.signIn(giving.admin.email));
  }
  async function laterDays(days: number) {
    giving.pass(days * day);
    await signIn();
  }

  const card = (changes: object = {}) => ({
    ...{ ocasion: 'honor', nombre: 'Luna', mensaje: 'Feliz cumpleaños.', de: 'Ana y Beto' },
    ...{ muestra_monto: false, diseno: 'flores', entrega: 'correo', idioma: 'es' },
    ...{ correo: `r-${uuid()}@example.org`, dia: today() },
    ...changes,
  });
  type Card = ReturnType<typeof card>;

  async function give(dedicatoria: Card): Promise<string> {
    const { status, data, text } = await giving.byCard(visa, { dedicatoria });
    expect(status, text).toBe(200);
    return data.id;
  }
  const ask = (action: string, body: object, { token }: { token?: string } = giving.ana) =>
    giving.post(`dedicatorias:${action}`, body, token ? { token } : {});
  const stateOf = async (id: string) =>
    (await ask('consultar', { donativo_id: id })).data as Record<string, unknown> | null;

  /** That went to the receiver, as the job sends it a little later. */
  async function cardsTo({ correo }: Card) {
    giving.pass(300_000);
    await giving.context.jobs.runDue();
    return (await giving.newMails()).filter(({ envelopeTo }) => envelopeTo.includes(correo));
  }

  it('leave on their day with the words of their donor, once', async () => {
    const written = card({ dia: addDays(today(), 2) });
    const id = await give(written);
    expect(await stateOf(id)).toMatchObject({ estado: 'lista', correo: written.correo });
    expect(await cardsTo(written)).toEqual([]);
    await laterDays(2);
    const [mail, ...others] = await cardsTo(written);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Ana y Beto hizo un donativo en honor de Luna');
    expect(mail?.text).toContain('Feliz cumpleaños.');
    expect(mail?.text).toMatch(/tarjetas\/no-mas\//);
    expect(mail?.text).not.toContain('250');
    expect(mail?.text).not.toContain('/donaciones');
    expect(await stateOf(id)).toMatchObject({ estado: 'enviada', monto: 250 });
    await laterDays(1);
    expect(await cardsTo(written)).toEqual([]);
  });

  it('say how much was given where the donor wants it, in the language that they chose', async () => {
    const written = card({ ocasion: 'memoria', muestra_monto: true, idioma: 'en' });
    await give(written);
    const [mail] = await cardsTo(written);
    expect(mail?.subject).toBe('In memory of Luna, from Ana y Beto');
    expect(mail?.text).toContain('$250.00');
    expect(mail?.text).not.toContain('!');
  });

  it('wait for money that comes later', async () => {
    const written = card();
    const { data } = await giving.byVoucher({ dedicatoria: written });
    expect(await stateOf(data.id)).toMatchObject({ estado: 'en_espera' });
    expect(await cardsTo(written)).toEqual([]);
    const order = giving.conekta.orderOfVoucher(data.payment_method.reference)?.id ?? '';
    giving.conekta.payAtStore(order);
    await giving.webhook('conekta', giving.conekta.event('order.paid', order));
    expect(await stateOf(data.id)).toMatchObject({ estado: 'lista' });
    expect(await cardsTo(written)).toHaveLength(1);
  });

  it('do not leave once the gift has gone back', async () => {
    const written = card({ dia: addDays(today(), 1) });
    const id = await give(written);
    expect((await giving.refund(id)).status).toBe(200);
    expect(await stateOf(id)).toMatchObject({ estado: 'cancelada' });
    const changed = await ask('guardar', { donativo_id: id, dedicatoria: card() });
    expect(changed).toMatchObject({ status: 409, code: 'cardOver' });
    await laterDays(1);
    expect(await cardsTo(written)).toEqual([]);
  });

  it('are changed and stopped by their donor alone, until they are sent', async () => {
    const written = card({ dia: addDays(today(), 1) });
    const id = await give(written);
    const other = await giving.newPerson({ email: `${uuid()}@example.mx` });
    for (const stranger of [other, giving.admin, { token: '' }]) {
      const wanted = stranger.token ? 404 : 401;
      for (const [action, body] of [
        ['consultar', {}],
        ['guardar', { dedicatoria: card() }],
        ['detener', {}],
        ['imprimir', {}],
      ] as const) {
        const { status } = await ask(action, { donativo_id: id, ...body }, stranger);
        expect(status, action).toBe(wanted);
      }
    }
    expect((await ask('detener', { donativo_id: id })).data).toMatchObject({ estado: 'detenida' });
    await laterDays(1);
    expect(await cardsTo(written)).toEqual([]);
    const again = card({ nombre: 'Sol', correo: written.correo });
    const back = await ask('guardar', { donativo_id: id, dedicatoria: again });
    expect(back.data).toMatchObject({ estado: 'lista', nombre: 'Sol' });
    expect(await cardsTo(again)).toHaveLength(1);
    for (const action of ['guardar', 'detener']) {
      const body = { donativo_id: id, ...(action === 'guardar' && { dedicatoria: card() }) };
      expect(await ask(action, body)).toMatchObject({ status: 409, code: 'cardOver' });
    }
    const { data } = await giving.post('auditoria:consultar', {}, { token: giving.admin.token });
    expect(JSON.stringify(data)).not.toContain(written.correo);
  });

  it('say nothing that leads elsewhere, and nothing is asked of a provider before', async () => {
    const before = giving.stripe.calls.length;
    for (const [changes, field] of [
      [{ mensaje: 'Mira www.casino.example' }, 'dedicatoria.mensaje'],
      [{ mensaje: 'Llámame al 998 123 4567' }, 'dedicatoria.mensaje'],
      [{ nombre: 'gana en casino.example' }, 'dedicatoria.nombre'],
      [{ de: '<b>Ana</b>' }, 'dedicatoria.de'],
      [{ nombre: 'L'.repeat(61) }, 'dedicatoria.nombre'],
      [{ mensaje: 'a'.repeat(401) }, 'dedicatoria.mensaje'],
      [{ correo: 'luna' }, 'dedicatoria.correo'],
      [{ dia: addDays(today(), -2) }, 'dedicatoria.dia'],
      [{ dia: addDays(today(), 370) }, 'dedicatoria.dia'],
      [{ dia: '2026-02-30' }, 'dedicatoria.dia'],
      [{ entrega: 'paloma' }, 'dedicatoria.entrega'],
      [{ diseno: 'foto' }, 'dedicatoria.diseno'],
    ] as const) {
      const { status, errors } = await giving.byCard(visa, { dedicatoria: card(changes) });
      expect([status, Object.keys(errors ?? {})], JSON.stringify(changes)).toEqual([422, [field]]);
    }
    expect(giving.stripe.calls.length).toBe(before);
  });

  it('are printed once the gift is there, and the PDF is one', async () => {
    const { data } = await giving.byVoucher({ dedicatoria: card({ entrega: 'impresa' }) });
    const unpaid = await ask('imprimir', { donativo_id: data.id });
    expect(unpaid).toMatchObject({ status: 409, code: 'cardUnpaid' });
    const id = await give(card({ entrega: 'impresa', correo: 'x', dia: 'y' }));
    const { statusCode, rawPayload } = await giving.app.inject({
      method: 'POST',
      url: '/api/dedicatorias:imprimir',
      headers: { authorization: `Bearer ${giving.ana.token}` },
      payload: { donativo_id: id },
    });
    expect(statusCode).toBe(200);
    expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const listed = await ask('listar', {});
    expect(listed.data).toEqual(
      expect.arrayContaining([expect.objectContaining({ donativo_id: id, correo: '', dia: null })]),
    );
  });

  it('come no more to whoever says so, from nobody', async () => {
    const written = card();
    await give(written);
    const [mail] = await cardsTo(written);
    const clave = /no-mas\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const waiting = await give(card({ correo: written.correo, dia: addDays(today(), 3) }));
    const forged = await ask('no_mas', { clave: `${clave.slice(0, -1)}x` }, {});
    expect(forged.status).toBe(404);
    for (const _ of [1, 2]) expect((await ask('no_mas', { clave }, {})).status).toBe(200);
    expect(await stateOf(waiting)).toMatchObject({ estado: 'rechazada', correo: '' });
    const later = await give(card({ correo: ` ${written.correo.toUpperCase()} ` }));
    expect(await cardsTo(written)).toEqual([]);
    expect(await stateOf(later)).toMatchObject({ estado: 'rechazada' });
  });

  it('come to one mailbox three times a day at most, and the rest the next day', async () => {
    const correo = `r-${uuid()}@example.org`;
    for (const _ of [1, 2, 3, 4]) await give(card({ correo }));
    expect(await cardsTo(card({ correo }))).toHaveLength(3);
    await laterDays(1);
    expect(await cardsTo(card({ correo }))).toHaveLength(1);
  });

  it('leave once, however many processes look for them at once', async () => {
    const written = card();
    await give(written);
    giving.pass(300_000);
    await Promise.all(Array.from({ length: 8 }, () => giving.context.jobs.runDue()));
    expect(await cardsTo(written)).toHaveLength(1);
  });

  it('keep no address a week after they were sent, and none without their donor', async () => {
    const donor = await giving.newPerson({ email: `${uuid()}@example.mx` });
    const written = card();
    const { data } = await giving.byCard(visa, { dedicatoria: written }, uuid(), donor);
    await cardsTo(written);
    const rows = () =>
      giving.context.database.query
        .selectFrom('gift_dedications')
        .select(['receiver', 'honoree'])
        .where('donation_id', '=', data.id)
        .execute();
    await laterDays(6);
    await giving.runRetention();
    expect(await rows()).toEqual([{ receiver: written.correo, honoree: 'Luna' }]);
    await laterDays(2);
    await giving.runRetention();
    expect(await rows()).toEqual([{ receiver: '', honoree: 'Luna' }]);
    const { token } = await giving.signIn(donor.email);
    const erased = await giving.post('usuarios:eliminar', { contrasena: goodPassword }, { token });
    expect(erased.status, erased.text).toBe(200);
    expect(await rows()).toEqual([]);
  });
});
