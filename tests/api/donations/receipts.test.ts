import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { goodPassword, openPortal, type Portal } from '../accounts/portal.ts';
import { addPet, today } from '../pets/add-pets.ts';

type Person = Awaited<ReturnType<Portal['newPerson']>>;

const day = 86_400_000;

describeOnBothDatabases('what donors keep of their donations', (databases) => {
  let portal: Portal;
  let ana: Person;
  let eva: Person;
  let ines: Person;
  beforeEach(async () => {
    portal = await openPortal(databases);
    ana = await portal.newPerson({ name: 'Ana Núñez' });
    eva = await portal.newPerson({ email: 'eva@example.mx', name: 'Eva' });
    ines = await portal.newPerson({ email: 'ines@example.mx', administrator: true });
  });
  afterEach(() => portal.close());

  interface Giving {
    tipo?: string;
    by?: Person;
    anonima?: boolean;
    mascota_id?: string;
  }

  async function give(pesos: number, { by = ana, ...said }: Giving = {}): Promise<string> {
    const card = { stripe_id: 'pm_card_visa', monto: pesos * 100, email: by.email };
    const body = { tipo: 'alimento', ...card, ...said };
    keys += 1;
    const key = { 'idempotency-key': `donation-${keys}` };
    const { bytes } = await file('donaciones:crear_stripe_payment', body, by, key);
    return JSON.parse(bytes.toString()).data.id;
  }
  let keys = 0;

  async function refund(id: string, monto: number) {
    expect((await portal.post('donaciones:reembolsar', { id, monto }, ines)).status).toBe(200);
  }

  async function file(action: string, body: object, by?: Person, key = {}) {
    const answer = await portal.app.inject({
      method: 'POST',
      url: `/api/${action}`,
      headers: { 'content-type': 'application/json', ...(by && authorization(by)), ...key },
      payload: body,
    });
    return {
      status: answer.statusCode,
      type: answer.headers['content-type'],
      name: String(answer.headers['content-disposition']),
      bytes: answer.rawPayload,
    };
  }
  const authorization = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

  const receipt = (id: string, by?: Person, lang = 'es') =>
    file('donaciones:recibo', { id, lang }, by);

  onSqliteAlone(databases, () => {
    test('a receipt is a PDF for its donor and administrators', async () => {
      const id = await give(1_234.56);
      const own = await receipt(id, ana);
      expect(own).toMatchObject({ status: 200, type: 'application/pdf' });
      expect(own.name).toContain('Recibo de donativo D1.pdf');
      expect(own.bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect((await receipt(id, ines, 'en')).name).toContain('Donation receipt D1.pdf');
      expect((await receipt(id, eva)).status).toBe(404);
      expect((await receipt(id)).status).toBe(401);
      expect((await receipt('no-such-donation', ana)).status).toBe(404);
    });

    test('there is none before the money is there', async () => {
      const body = {
        monto: 100,
        name: 'Ana',
        email: ana.email,
        phone: '998-123-4567',
        tipo: 'alimento',
      };
      const { data } = await portal.post('donaciones:crear_oxxo_pay', body, ana);
      expect((await receipt(String(data.id), ana)).status).toBe(409);
    });
  });

  test('a year comes to what was given less what was given back', async () => {
    const first = await give(500);
    await give(250.5, { tipo: 'tratamiento' });
    await give(999, { by: eva });
    await refund(first, 120.25);
    const year = Number(dateOf(portal.now()).slice(0, 4));
    expect((await portal.post('donaciones:consultar_anios', {}, ana)).data).toEqual([
      { anio: year, monto: 630.25 },
    ]);
    const statement = await file('donaciones:resumen_anual', { anio: year }, ana);
    expect(statement).toMatchObject({ status: 200, type: 'application/pdf' });
    expect(statement.name).toContain(`Mis donativos ${year}.pdf`);
    const empty = await file('donaciones:resumen_anual', { anio: 2001 }, ana);
    expect(empty.status).toBe(200);
    expect((await file('donaciones:resumen_anual', { anio: 1 }, ana)).status).toBe(422);
    expect((await portal.post('donaciones:consultar_anios', {}, ines)).data).toEqual([]);
  });

  test('the table holds the own donations alone, in every state', async () => {
    const { id: mascota_id, name } = await luna();
    const first = await give(500, { mascota_id, anonima: true });
    await refund(first, 500);
    await portal.post(
      'donaciones:crear_stripe_payment',
      { stripe_id: 'pm_card_chargeDeclined', monto: 10_000, email: ana.email, tipo: 'alimento' },
      ana,
    );
    await give(999, { by: eva });
    const { bytes, type } = await file('donaciones:exportar_propias', { lang: 'es' }, ana);
    expect(type).toBe('text/csv; charset=utf-8');
    const [head, ...rows] = parse(bytes, { bom: true }) as string[][];
    expect(head?.slice(0, 3)).toEqual(['Folio', 'Fecha', 'Estado']);
    expect(rows).toEqual([
      ['D1', dateOf(portal.now()), 'Reembolsado', 'Alimento', name, 'Tarjeta', ...gone],
      ['', dateOf(portal.now()), 'No se cobró', 'Alimento', '', 'Tarjeta', ...declined],
    ]);
    expect((await file('donaciones:exportar_propias', {})).status).toBe(401);
  });
  const gone = ['500.00', '500.00', '0.00', 'Sí', 'No', '', 'Sí', ''];
  const declined = ['100.00', '0.00', '0.00', 'No', 'No', '', 'Sí', ''];

  async function luna() {
    const id = await addPet(portal.context.database, { name: 'Luna', expires_on: '2999-01-01' });
    return { id, name: 'Luna' };
  }

  /** The whole ledger, and who gave. */
  async function books() {
    const { query } = portal.context.database;
    const [donations, entries, customers] = await Promise.all([
      query.selectFrom('donations').selectAll().orderBy('id').execute(),
      query.selectFrom('donation_entries').selectAll().orderBy('id').execute(),
      query.selectFrom('customers').selectAll().execute(),
    ]);
    return { donations, entries, customers };
  }

  const erase = (by: Person) =>
    portal.post('usuarios:eliminar', { contrasena: goodPassword }, { token: by.token });
  const obstacles = async (by: Person) => {
    const { data } = await portal.post('usuarios:consultar_eliminacion', {}, { token: by.token });
    return (data.impedimentos as { codigo: string }[]).map(({ codigo }) => codigo);
  };

  test('the exported personal data tell them, with the ledger', async () => {
    const id = await give(1_234.56);
    await refund(id, 34.56);
    await give(999, { by: eva });
    const { data } = await portal.post('usuarios:exportar', { contrasena: goodPassword }, ana);
    const { donations } = data.datos as { donations: Record<string, unknown>[] };
    expect(donations).toMatchObject([
      { folio: 1, amountCents: '$1,234.56 MXN', refundedCents: '$34.56 MXN', kind: 'food' },
    ]);
    expect(donations[0]?.entries).toHaveLength(2);
    expect(data.documento).toContain('$1,234.56 MXN');
    expect(data.documento).not.toContain('$999.00');
  });

  test('an erased account leaves the books as they were, without itself', async () => {
    const paid = await give(500, { anonima: true });
    await give(999, { by: eva });
    const before = await books();
    expect((await erase(ana)).status).toBe(200);

    const after = await books();
    expect(after.entries).toEqual(before.entries);
    expect(after.donations).toEqual(
      before.donations.map((row) => (row.id === paid ? { ...row, user_id: null, email: '' } : row)),
    );
    expect(after.customers.map(({ email }) => email)).toEqual([eva.email]);
    // Refunds go on: nobody hears of them by mail.
    await portal.newMails();
    await refund(paid, 500);
    expect(await portal.newMails()).toEqual([]);
    expect((await receipt(paid, ines)).status).toBe(200);

    // Whoever registers with the same address later begins anew.
    const again = await portal.newPerson({ name: 'Ana' });
    expect((await receipt(paid, again)).status).toBe(404);
    expect((await portal.post('donaciones:consultar_anios', {}, again)).data).toEqual([]);
  });

  test('no account is erased while a provider has not answered about its money', async () => {
    await give(500);
    const { query } = portal.context.database;
    await query.updateTable('payment_attempts').set({ closed_at: null }).execute();
    expect(await obstacles(ana)).toEqual(['donationUnderWay']);
    expect(await erase(ana)).toMatchObject({ status: 409, code: 'donationUnderWay' });
    await query.updateTable('payment_attempts').set({ closed_at: today }).execute();
    expect(await obstacles(ana)).toEqual([]);
    expect((await erase(ana)).status).toBe(200);
  });

  test('an account with a donation is not deleted by itself', async () => {
    const { query } = portal.context.database;
    await give(500);
    await query
      .updateTable('users')
      .set({ confirmed_at: null, password_hash: null })
      .where('id', 'in', [ana.id, eva.id])
      .execute();
    await query.deleteFrom('sessions').execute();
    portal.pass(30 * day);
    await portal.context.jobs.runDue();
    const left = await query.selectFrom('users').select('id').execute();
    expect(left.map(({ id }) => id).sort()).toEqual([ana.id, ines.id].sort());
  });
});

/** YYYY-MM-DD in the site's time zone. */
const dateOf = (instant: Date) =>
  instant.toLocaleDateString('en-CA', { timeZone: 'America/Mexico_City' });
