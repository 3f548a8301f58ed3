import { v7 as uuid } from 'uuid';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { type Giving, openGiving } from './giving.ts';

const clabe = '002115016003269411';

describeOnBothDatabases('transfers to the organisation’s own account', (databases) => {
  let giving: Giving;
  let donor: Awaited<ReturnType<Giving['newPerson']>>;
  let yesterday: string;

  beforeAll(async () => {
    giving = await openGiving(databases, {
      SPEI_PROVIDER: 'own',
      OWN_ACCOUNT_CLABE: clabe,
      OWN_ACCOUNT_BANK: 'Banamex',
    });
    return () => giving.close();
  });
  beforeEach(async () => {
    await giving.anHourLater();
    yesterday = new Date(giving.now().getTime() - 86_400_000).toISOString().slice(0, 10);
    donor = await giving.newPerson({ email: `${uuid()}@example.mx` });
    await giving.newMails();
  });

  const ask = async () =>
    (await giving.byTransfer({ email: donor.email }, uuid(), donor)).data as Record<string, string>;
  const trackingKey = () => `MBAN${uuid().replaceAll('-', '').slice(0, 20)}`;
  const note = (id: string, changes: object = {}, person = giving.admin, key = uuid()) =>
    giving.call(
      'registrar_transferencia',
      { id, monto: '250', fecha: yesterday, clave_rastreo: trackingKey(), ...changes },
      person,
      key,
    );
  async function found(id: string) {
    const where = [{ field: 'id', operator: '=', value: id }];
    const [donation] = await giving.history(donor, { filter: { where } });
    const { estado, payload } = donation ?? {};
    const booked = payload?.movimientos.cuentas_por_cobrar.map(({ MONTO }) => MONTO);
    return { estado, monto: payload?.monto, booked };
  }

  it('show its CLABE, with a concept of each gift’s own', async () => {
    const [one, other] = [await ask(), await ask()];
    expect(one).toMatchObject({
      estado: 'pendiente',
      clabe,
      banco: 'Banamex',
      beneficiario: expect.stringMatching(/./),
      referencia: expect.stringMatching(/^\d{7}$/),
    });
    expect(other.referencia).not.toBe(one.referencia);
    expect((await giving.newMails()).map(({ text }) => text).join()).toContain(one.referencia);
  });

  it('count for what the treasurer notes, each once by its tracking key', async () => {
    const { id = '' } = await ask();
    const first = trackingKey();
    const noted = await note(id, { monto: '$1,100.50', clave_rastreo: first });
    expect(noted).toMatchObject({ status: 200, data: { estado: 'vigente', monto: 1100.5 } });
    // Typed with other letters and blanks it is the same; of another donation as well.
    const again = { clave_rastreo: ` ${first.toLowerCase()} ` };
    expect(await note(id, again)).toMatchObject({ status: 409, code: 'transferKnown' });
    const other = await ask();
    expect((await note(other.id ?? '', again)).status).toBe(409);
    await note(id, { monto: '100' });
    await giving.reconcile();
    expect(await found(id)).toEqual({ estado: 'vigente', monto: 1200.5, booked: [1100.5, 100] });
    const mails = (await giving.newMails()).map(({ text }) => text).join();
    expect(mails).toContain('$1,100.50');
    expect(mails).toContain('otra transferencia');
  });

  it('are noted once where two treasurers press at once, and under one key', async () => {
    const { id = '' } = await ask();
    const clave_rastreo = trackingKey();
    const key = uuid();
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => note(id, { clave_rastreo }, giving.admin, key)),
      ...Array.from({ length: 5 }, () => note(id, { clave_rastreo })),
    ]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect((await found(id)).booked).toEqual([250]);
  });

  it('are refused by field, and nothing of them is booked', async () => {
    const { id = '' } = await ask();
    const wrong = { monto: '0', fecha: '2999-01-01', clave_rastreo: '¿?' };
    const { status, errors } = await note(id, wrong);
    expect(status).toBe(422);
    expect(Object.keys(errors).sort()).toEqual(['clave_rastreo', 'fecha', 'monto']);
    expect(await found(id)).toMatchObject({ estado: 'pendiente', booked: [] });
  });

  it('are noted by nobody who does not keep the books, and of no other donation', async () => {
    const { id = '' } = await ask();
    expect((await note(id, {}, donor)).status).toBe(403);
    expect((await giving.post('donaciones:registrar_transferencia', { id })).status).toBe(401);
    const voucher = await giving.byVoucher({}, uuid(), donor);
    expect((await note(voucher.data.id)).status).toBe(404);
    expect((await note(uuid())).status).toBe(404);
    expect((await found(id)).booked).toEqual([]);
  });

  it('are given back by the treasurer’s own bank, which the portal notes', async () => {
    const { id = '' } = await ask();
    await note(id, { monto: '300' });
    expect((await giving.refund(id, 300.01)).status).toBe(409);
    expect((await giving.refund(id, 100)).status).toBe(200);
    expect(await found(id)).toEqual({ estado: 'vigente', monto: 300, booked: [300, -100] });
  });
});
