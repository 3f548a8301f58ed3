import { v7 as uuid } from 'uuid';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addPet } from '../pets/add-pets.ts';
import { type Giving, openGiving } from './giving.ts';

describeOnBothDatabases('news of a pet to those who give to it each month', (databases) => {
  let giving: Giving;
  let email: string;
  let person: Awaited<ReturnType<Giving['newPerson']>>;
  let petId: string;
  beforeAll(async () => {
    giving = await openGiving(databases, { GUEST_DONATIONS: '1', CAPTCHA_PROVIDER: 'none' });
    return () => giving.close();
  });
  beforeEach(async () => {
    await giving.anHourLater();
    email = `${uuid()}@example.mx`;
    person = await giving.newPerson({ email });
    petId = await addPet(giving.context.database, {
      ...{ name: 'Luna', expires_on: '2999-01-01', sterilized: 0, story: 'Llegó con hambre.' },
    });
    await giving.newMails();
  });

  const begin = async (who = person, changes: object = {}) => {
    const said = { monto: 150, email: who.email, stripe_id: 'pm_card_visa', mascota_id: petId };
    const { data } = await giving.call(
      'crear_suscripcion_tarjeta',
      { ...said, ...changes },
      who,
      uuid(),
    );
    expect(data).toMatchObject({ estado: 'ACTIVE' });
  };
  const change = (columns: object) =>
    giving.context.database.query
      .updateTable('pets')
      .set(columns)
      .where('id', '=', petId)
      .execute();
  const look = async (who = person) =>
    (await giving.call('consultar_suscripcion', {}, await giving.signIn(who.email))).data;

  /** Whatever the clock does meanwhile. @returns mails about pets */
  async function after(days: number) {
    giving.pass(days * 86_400_000);
    await giving.context.jobs.runDue();
    return (await giving.newMails()).filter(({ subject }) =>
      /^(Noticias de|News of)/.test(subject ?? ''),
    );
  }

  it('tells what the page shows anew, gathered and once', async () => {
    await begin();
    // What it was when they began is no news, and nothing new is none either.
    expect(await after(1)).toEqual([]);
    expect(await after(40)).toEqual([]);
    expect((await look()).noticias).toEqual({ quiere: true, ultimas: null });
    await change({ sterilized: 1, story: 'Ya duerme en el sillón.' });
    const [mail, ...others] = await after(1);
    expect(others).toEqual([]);
    expect([mail?.to].flat()[0]?.text).toBe(email);
    for (const part of ['Luna', 'esterilizada', 'Ya duerme en el sillón.']) {
      expect(mail?.text).toContain(part);
    }
    expect((await look()).noticias).toMatchObject({
      quiere: true,
      ultimas: { que: ['esterilizada', 'historia'], fotos: 0 },
    });
    // At most one a month, and what comes meanwhile is gathered.
    await change({ story: 'Aprendió a sentarse.' });
    expect(await after(10)).toEqual([]);
    await change({ status: 'rehabilitation' });
    expect(await after(10)).toEqual([]);
    const [next, ...more] = await after(12);
    expect(more).toEqual([]);
    expect(next?.text).toContain('Aprendió a sentarse.');
    expect(next?.text).toContain('rehabilitación');
  });

  it('tells nothing that the page does not show to everybody', async () => {
    await begin();
    await after(1);
    await change({ story: 'Nadie la ve.', status: 'paused' });
    expect(await after(40)).toEqual([]);
    await change({ status: 'adoption' });
    expect(await after(1)).toHaveLength(1);
  });

  it('ends by one click of a mail program, by a press and in the profile, and for nobody else', async () => {
    const other = await giving.newPerson({ email: `${uuid()}@example.mx` });
    await begin();
    await begin(other);
    await after(1);
    await after(35);
    await change({ story: 'Uno.' });
    const mails = await after(1);
    expect(mails).toHaveLength(2);
    const own = mails.find(({ to }) => [to].flat()[0]?.text === email);
    const list = own?.headers.get('list') as { unsubscribe?: { url?: string } } | undefined;
    const url = new URL(list?.unsubscribe?.url ?? expect.fail('no link ends them'));
    const page = await giving.app.inject({ method: 'GET', url: url.pathname });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<form method="post">');
    expect((await look()).noticias.quiere).toBe(true);
    const clicked = {
      method: 'POST',
      url: url.pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    } as const;
    expect((await giving.app.inject(clicked)).statusCode).toBe(200);
    expect((await giving.app.inject(clicked)).statusCode).toBe(200);
    const forged = await giving.app.inject({ ...clicked, url: `${url.pathname.slice(0, -1)}_` });
    expect(forged.statusCode).toBe(404);
    expect((await look()).noticias.quiere).toBe(false);
    expect((await look()).status).toBe('ACTIVE');
    await change({ story: 'Dos.' });
    const [told, ...more] = await after(40);
    expect(more).toEqual([]);
    expect([told?.to].flat()[0]?.text).toBe(other.email);
    // Wanted again: from now on.
    const choose = async (quiere: boolean) =>
      giving.call('elegir_noticias', { quiere }, await giving.signIn(email));
    expect((await choose(true)).data).toEqual({ quiere: true });
    expect(await after(1)).toEqual([]);
    await change({ story: 'Tres.' });
    expect(await after(35)).toHaveLength(2);
  });

  it('is refused to strangers', async () => {
    await begin();
    const other = await giving.newPerson({ email: `${uuid()}@example.mx` });
    expect((await giving.call('elegir_noticias', { quiere: false }, other)).status).toBe(404);
    const visitor = await giving.post('donaciones:elegir_noticias', { quiere: false });
    expect(visitor.status).toBe(401);
    const guessed = { quiere: false, clave: 'made-up' };
    expect((await giving.post('donaciones:elegir_noticias', guessed)).status).toBe(404);
    expect((await look()).noticias.quiere).toBe(true);
  });

  it('is told once, and not at all by whoever is killed in between', async () => {
    await begin();
    await after(1);
    await after(35);
    await change({ story: 'Otra.' });
    const { mail } = giving.context;
    const enqueue = mail.enqueue;
    mail.enqueue = async (tx, sent) => {
      await enqueue.call(mail, tx, sent);
      if (JSON.stringify(sent.data).includes('Luna')) throw new Error('killed');
    };
    expect(await after(1)).toEqual([]);
    mail.enqueue = enqueue;
    expect((await look()).noticias.ultimas).toBe(null);
    expect(await after(1)).toHaveLength(1);
    expect(await after(1)).toEqual([]);
  });

  it('goes to whoever gives without an account, who ends it by the link of a receipt', async () => {
    const mailbox = `guest-${uuid()}@example.mx`;
    const said = { monto: 150, email: mailbox, nombre: 'Julián', stripe_id: 'pm_card_visa' };
    const begun = await giving.post(
      'donaciones:crear_suscripcion_tarjeta',
      { ...said, lang: 'en', mascota_id: petId },
      { key: uuid() },
    );
    expect(begun.data).toMatchObject({ estado: 'ACTIVE' });
    await after(1);
    await after(35);
    await change({ story: 'Pasea sin miedo.' });
    const [mail] = await after(1);
    expect(mail?.subject).toBe('News of Luna');
    expect([mail?.to].flat()[0]?.text).toBe(mailbox);
    const [, clave] = /\/donation\/([\w-]+)/.exec(mail?.text ?? '') ?? [];
    const ended = await giving.post('donaciones:elegir_noticias', { clave, quiere: false });
    expect(ended).toMatchObject({ status: 200, data: { quiere: false } });
    await change({ story: 'Corre.' });
    expect(await after(40)).toEqual([]);
  });
});
