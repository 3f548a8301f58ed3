import { v7 as uuid } from 'uuid';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays } from '#domain/dates.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { goodPassword } from '../accounts/portal.ts';
import { startCampaign } from '../campaigns/campaign.ts';
import { type Giving, openGiving } from './giving.ts';

/** Account 01600326941. */
const clabe = '002115016003269411';

interface Deposit {
  concept?: string;
  amount: string;
  id?: string;
  name?: string;
  day?: string;
}

describeOnBothDatabases('statements of the organisation’s own account', (databases) => {
  let giving: Giving;
  let donor: Awaited<ReturnType<Giving['newPerson']>>;
  let today: string;

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
    // In Mexico it is that day, or already the next one.
    today = new Date(giving.now().getTime() - 86_400_000).toISOString().slice(0, 10);
    donor = await giving.newPerson({ email: `${uuid()}@example.mx`, name: 'Ximena Robledo Tun' });
    await giving.newMails();
  });

  const ask = async (monto = 250) =>
    (await giving.byTransfer({ email: donor.email, monto }, uuid(), donor)).data as {
      id: string;
      referencia: string;
    };

  const ofx = (deposits: readonly Deposit[], account = '01600326941', currency = 'MXN') =>
    [
      'OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>',
      `<CURDEF>${currency}<BANKACCTFROM><BANKID>002<ACCTID>${account}</BANKACCTFROM><BANKTRANLIST>`,
      ...deposits.map(
        ({ concept = '', amount, id = uuid(), name = 'SPEI RECIBIDO', day = today }) =>
          `<STMTTRN><DTPOSTED>${day.replaceAll('-', '')}<TRNAMT>${amount}<FITID>${id}<NAME>${name}<MEMO>${concept}</STMTTRN>`,
      ),
      '</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>',
    ].join('\n');
  /** As BBVA writes it: without account, and without names of the bank for its movements. */
  const csv = (deposits: readonly (Deposit & { balance: string })[]) =>
    [
      'Fecha,Descripción,Cargo,Abono,Saldo',
      ...deposits.map(
        ({ concept = '', amount, name = 'SPEI RECIBIDO', day = today, balance }) =>
          `${day},"${name} ${concept}",,"${amount}","${balance}"`,
      ),
    ].join('\n');

  async function bring(text: string, key?: string, { token } = giving.admin) {
    const form = new FormData();
    form.append('archivo', new File([text], 'estado.ofx'));
    const body = new Response(form);
    const answer = await giving.app.inject({
      method: 'POST',
      url: '/api/donaciones:importar_estado_de_cuenta',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': body.headers.get('content-type') ?? '',
        ...(key && { 'idempotency-key': key }),
      },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    return { ...answer.json(), status: answer.statusCode };
  }

  interface Line {
    id: string;
    monto: number;
    por_identificar: number;
    descripcion: string;
    parece_repetido: { formato: string } | null;
    efectivo_contado: { fecha: string; lugar: string } | null;
    donantes: { nombre: string; correo: string | null }[];
    propuestas: { donativo_id: string; por: string; donante: string }[];
    partes: { donativo_id: string; folio: string; monto: number }[];
    motivo: string;
  }
  async function lines(name: string, estado = 'por_identificar'): Promise<Line[]> {
    const { data } = await giving.call('por_identificar', { estado, limit: 100 }, giving.admin);
    return (data as Line[]).filter(({ descripcion }) => descripcion.includes(name));
  }
  const identify = (linea_id: string, said: object, key = uuid(), person = giving.admin) =>
    giving.call('identificar', { linea_id, ...said }, person, key);

  async function found(id: string) {
    const { data } = await giving.call('consultar_detalle', { id }, giving.admin);
    const { estado, monto, metodo, donante, anonima, email, movimientos } = data;
    const booked = movimientos.map(({ MONTO }: { MONTO: number }) => MONTO);
    return { estado, monto, metodo, donante: donante?.nombre ?? null, anonima, email, booked };
  }
  /** Unlike any other text of a statement. */
  const mark = () => `M${uuid().slice(-12)}`;

  it('book what has the concept of a gift, and list the others', async () => {
    const [one, other] = [await ask(250), await ask(400)];
    const name = mark();
    const { status, data } = await bring(
      ofx([
        { amount: '250.00', concept: `Donativo ${one.referencia}` },
        { amount: '150.50', concept: other.referencia },
        { amount: '75.00', name },
        { amount: '-99.00' },
      ]),
    );
    expect(status).toBe(200);
    expect(data).toMatchObject({
      ...{ formato: 'ofx', abonos: 3, cargos: 1, nuevos: 3, dice_cuenta: true },
      quedaron: { por_concepto: 1, con_otro_monto: 1, por_identificar: 1, ya_registrados: 0 },
    });
    expect(await found(one.id)).toMatchObject({ estado: 'vigente', monto: 250, booked: [250] });
    expect(await found(other.id)).toMatchObject({ estado: 'vigente', booked: [150.5] });
    const [line] = await lines(name);
    expect(line).toMatchObject({ monto: 75, por_identificar: 75, partes: [] });
    const mails = (await giving.newMails()).map(({ text }) => text).join();
    expect(mails).toContain('$250.00');
    expect(mails).toContain('$150.50');
  });

  it('add each line once: imported again, overlapping, forty at once, and under one key', async () => {
    const gift = await ask(250);
    const name = mark();
    const first = { amount: '250.00', concept: gift.referencia, id: uuid() };
    const second = { amount: '80.00', name, id: uuid() };
    const third = { amount: '81.00', name, id: uuid() };
    const key = uuid();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => [
        bring(ofx([first, second]), at % 2 ? key : undefined),
        bring(ofx([second, third])),
      ]).flat(),
    );
    // So many files of one account at once are not received.
    expect(answers.every(({ status }) => [200, 409, 429].includes(status))).toBe(true);
    expect((await found(gift.id)).booked).toEqual([250]);
    expect((await lines(name)).map(({ monto }) => monto)).toEqual([80, 81]);
    expect((await bring(ofx([first, second, third]))).data).toMatchObject({ abonos: 3, nuevos: 0 });
    const once = ofx([{ amount: '1.00', name: mark() }]);
    const again = uuid();
    expect((await bring(once, again)).data.id).toBe((await bring(once, again)).data.id);
  });

  it('count two deposits that say the same as two, however often they are imported', async () => {
    const name = mark();
    const same = { amount: '60.00', name };
    const twice = [
      { ...same, balance: '1,000.00' },
      { ...same, balance: '1,060.00' },
    ];
    expect((await bring(csv(twice))).data).toMatchObject({ nuevos: 2, dice_cuenta: false });
    expect((await bring(csv(twice))).data).toMatchObject({ nuevos: 0 });
    expect(await lines(name)).toHaveLength(2);
    const alike = [same, same].map((one) => ({ ...one, name: `${name}-B`, balance: '' }));
    expect((await bring(csv(alike))).data).toMatchObject({ nuevos: 2 });
    expect((await bring(csv(alike))).data).toMatchObject({ nuevos: 0 });
  });

  it('book nothing by themselves that another kind of file may have told of already', async () => {
    const gift = await ask(333);
    await bring(ofx([{ amount: '333.00', concept: gift.referencia }]));
    const name = mark();
    await bring(csv([{ amount: '333.00', concept: gift.referencia, name, balance: '9' }]));
    expect((await found(gift.id)).booked).toEqual([333]);
    const [line] = await lines(name);
    expect(line?.parece_repetido).toMatchObject({ formato: 'ofx' });
  });

  const newKey = () => `MBAN${uuid().replaceAll('-', '').slice(0, 20).toUpperCase()}`;
  const note = (id: string, monto: string, clave_rastreo: string) =>
    giving.call(
      'registrar_transferencia',
      { id, monto, fecha: today, clave_rastreo },
      giving.admin,
      uuid(),
    );
  const takeBack = (linea_id: string, donativo_id: string) =>
    giving.call('deshacer_identificacion', { linea_id, donativo_id }, giving.admin);

  it('know what somebody noted by hand, and are known by who notes afterwards', async () => {
    const gift = await ask(250);
    const key = newKey();
    await note(gift.id, '250', key);
    const said = `CVE RASTREO: ${key} ${gift.referencia}`;
    expect((await bring(ofx([{ amount: '250.00', name: said }]))).data).toMatchObject({
      quedaron: { ya_registrados: 1, por_concepto: 0, por_identificar: 0 },
    });
    // Without a tracking key in the file as well.
    const other = await ask(191);
    await note(other.id, '191', `${key}B`);
    const again = ofx([{ amount: '191.00', concept: other.referencia }]);
    expect((await bring(again)).data).toMatchObject({ quedaron: { ya_registrados: 1 } });
    expect((await found(gift.id)).booked).toEqual([250]);
    expect((await found(other.id)).booked).toEqual([191]);

    const third = await ask(192);
    await bring(ofx([{ amount: '192.00', concept: third.referencia }]));
    const late = await note(third.id, '192', `${key}C`);
    expect(late).toMatchObject({ status: 409, code: 'transferInStatement' });
    const name = mark();
    const fourth = await ask(193);
    await bring(ofx([{ amount: '193.00', name: `${name} CVE RASTREO: ${key}D` }]));
    expect(await note(fourth.id, '194', `${key}D`)).toMatchObject({ code: 'transferOtherAmount' });
    expect((await note(fourth.id, '193', `${key}D`)).status).toBe(200);
    expect(await lines(name)).toEqual([]);
    expect((await found(fourth.id)).booked).toEqual([193]);
  });

  it('tell where somebody had noted another amount', async () => {
    const gift = await ask(250);
    const clave_rastreo = newKey();
    await note(gift.id, '520', clave_rastreo);
    await bring(ofx([{ amount: '250.00', name: `CVE RASTREO: ${clave_rastreo}` }]));
    const { data } = await giving.call('diferencias', {}, giving.admin);
    expect(data).toContainEqual(
      expect.objectContaining({
        ...{ donacion_id: gift.id, referencia: clave_rastreo, tipo: 'monto' },
        ...{ esperado: '52000', encontrado: '25000' },
      }),
    );
  });

  it('are free where what was noted on the wrong gift was given back as a slip', async () => {
    const [wrong, right] = [await ask(250), await ask(250)];
    const [name, key] = [mark(), newKey()];
    await note(wrong.id, '250', key);
    await giving.refund(wrong.id);
    const said = `${name} CVE RASTREO: ${key} ${wrong.referencia}`;
    expect((await bring(ofx([{ amount: '250.00', name: said }]))).data).toMatchObject({
      quedaron: { ya_registrados: 0, por_concepto: 0, por_identificar: 1 },
    });
    const [{ id = '' } = {}] = await lines(name);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => identify(id, { donativo_id: right.id })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await found(wrong.id)).booked).toEqual([250, -250]);
    expect((await found(right.id)).booked).toEqual([250]);
    expect(await note(wrong.id, '250', key)).toMatchObject({ code: 'transferKnown' });

    // Without a tracking key: for the same gift only where a person says so.
    const other = await ask(192);
    await note(other.id, '192', newKey());
    await giving.refund(other.id);
    const untracked = mark();
    await bring(ofx([{ amount: '192.00', name: `${untracked} ${other.referencia}` }]));
    const [{ id: free = '' } = {}] = await lines(untracked);
    expect((await identify(free, { donativo_id: other.id })).data.ya_registrada).toBe(false);
    expect((await found(other.id)).booked).toEqual([192, -192, 192]);
  });

  it('can be noted on the right gift once the slip is given back, before the statement comes', async () => {
    const [wrong, right] = [await ask(250), await ask(250)];
    const key = newKey();
    await note(wrong.id, '250', key);
    expect(await note(right.id, '250', key)).toMatchObject({ code: 'transferKnown' });
    await giving.refund(wrong.id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => note(right.id, '250', key)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const said = `CVE RASTREO: ${key} ${wrong.referencia}`;
    expect((await bring(ofx([{ amount: '250.00', name: said }]))).data).toMatchObject({
      quedaron: { ya_registrados: 1, por_identificar: 0 },
    });
    expect((await found(wrong.id)).booked).toEqual([250, -250]);
    expect((await found(right.id)).booked).toEqual([250]);
  });

  it('get free where the slip was given back after the statement came', async () => {
    const [wrong, right] = [await ask(250), await ask(250)];
    const [name, key] = [mark(), newKey()];
    await note(wrong.id, '250', key);
    await bring(ofx([{ amount: '250.00', name: `${name} CVE RASTREO: ${key}` }]));
    const [{ id = '' } = {}] = await lines(name, 'identificada');
    await giving.refund(wrong.id);
    expect((await takeBack(id, wrong.id)).status).toBe(200);
    expect((await takeBack(id, wrong.id)).status).toBe(404);
    expect(await lines(name)).toMatchObject([{ id, por_identificar: 250, partes: [] }]);
    expect((await identify(id, { donativo_id: right.id })).status).toBe(200);
    expect((await found(wrong.id)).booked).toEqual([250, -250]);
    expect((await found(right.id)).booked).toEqual([250]);
  });

  it('are left to identify beyond what somebody had noted', async () => {
    const gift = await ask(500);
    const [name, key] = [mark(), newKey()];
    await note(gift.id, '400', key);
    await bring(ofx([{ amount: '500.00', name: `${name} CVE RASTREO: ${key}` }]));
    const [line] = await lines(name);
    expect(line).toMatchObject({ por_identificar: 100, partes: [{ monto: 400 }] });
    const id = line?.id ?? '';
    expect((await identify(id, { donativo_id: gift.id })).status).toBe(200);
    expect((await found(gift.id)).booked).toEqual([400, 100]);
    expect((await takeBack(id, gift.id)).status).toBe(200);
    expect(await lines(name)).toMatchObject([{ por_identificar: 500, partes: [] }]);
    expect((await identify(id, { donativo_id: gift.id })).status).toBe(200);
    expect((await found(gift.id)).booked).toEqual([400, 100, -500, 500]);
  });

  it('propose gifts by name and amount, and book none of them', async () => {
    const gift = await ask(777);
    const name = mark();
    await bring(
      ofx([
        { amount: '500.00', name: `${name} XIMENA ROBLEDO` },
        { amount: '777.00', name },
      ]),
    );
    const [byName, byAmount] = await lines(name);
    expect(byName?.propuestas).toContainEqual(
      expect.objectContaining({
        donativo_id: gift.id,
        por: 'nombre',
        donante: 'Ximena Robledo Tun',
      }),
    );
    expect(byAmount?.propuestas).toContainEqual(
      expect.objectContaining({ donativo_id: gift.id, por: 'monto' }),
    );
    expect(await found(gift.id)).toMatchObject({ estado: 'pendiente', booked: [] });
  });

  it('propose whoever gave before by their name, which two parts of it tell', async () => {
    const [family, name] = [`Zzyx${uuid().slice(-6)}`, mark()];
    const email = `${uuid()}@example.mx`;
    const known = await giving.newPerson({ email, name: `Ana María ${family}` });
    await giving.byCard('pm_card_visa', {}, uuid(), known);
    const send = (sender: string) => bring(ofx([{ amount: '45.00', name: `${name} ${sender}` }]));
    await send(`SPEI ${family.toUpperCase()} ANA MARIA`);
    await send('SPEI MARIA LOPEZ');
    const [full, first] = await lines(name);
    const it = expect.objectContaining({ correo: email, nombre: `Ana María ${family}` });
    expect(full).toMatchObject({ por_identificar: 45, partes: [] });
    expect(full?.donantes).toContainEqual(it);
    expect(first?.donantes).not.toContainEqual(it);
    await identify(full?.id ?? '', { donante: { nombre: `Rosa Elvira ${family}` } });
    await send(`ROSA E ${family}`);
    const again = (await lines(name)).find(({ descripcion }) => descripcion.includes('ROSA'));
    expect(again?.donantes).toContainEqual(
      expect.objectContaining({ correo: null, nombre: `Rosa Elvira ${family}` }),
    );
  });

  it('say where the same sum in cash was counted before', async () => {
    const second = await giving.newPerson({ email: `${uuid()}@example.mx`, administrator: true });
    const said = { fecha: addDays(today, -2), piezas: [{ valor: 50, cantidad: 37 }] };
    const { data } = await giving.call('contar_efectivo', said, giving.admin, uuid());
    const name = mark();
    await bring(ofx([{ amount: '1850.00', name: `${name} DEPOSITO EN EFECTIVO` }]));
    const counted = async () => (await lines(name))[0]?.efectivo_contado;
    expect(await counted()).toBeNull();
    await giving.call('confirmar_conteo', { id: data.id, monto: 1850 }, second, uuid());
    expect(await counted()).toEqual({ fecha: addDays(today, -2), lugar: '' });
  });

  it('are identified: as a gift, in parts, of an account, of somebody by name, of nobody', async () => {
    const gift = await ask(100);
    const name = mark();
    await bring(ofx([{ amount: '1000.00', name, day: addDays(today, -1) }]));
    const [{ id = '' } = {}] = await lines(name);
    const first = await identify(id, { donativo_id: gift.id, monto: 100 });
    expect(first).toMatchObject({
      status: 200,
      data: { estado: 'vigente', monto: 100, por_identificar: 900, ya_registrada: false },
    });
    const account = await identify(id, { donante: { correo: donor.email }, monto: 300 });
    const named = await identify(id, {
      ...{ donante: { nombre: 'Señora Chan' }, monto: 200, metodo: 'cheque', tipo: 'alimento' },
    });
    expect(await identify(id, { donante: { anonimo: true }, monto: 400.01 })).toMatchObject({
      ...{ status: 409, code: 'lineTooSmall' },
    });
    const nobody = await identify(id, { donante: { anonimo: true } });
    expect(nobody.data).toMatchObject({ por_identificar: 0, serie: 'D' });
    expect(await found(account.data.donativo_id)).toEqual({
      ...{ estado: 'vigente', monto: 300, metodo: 'transferencia', booked: [300] },
      ...{ donante: 'Ximena Robledo Tun', email: donor.email, anonima: false },
    });
    expect(await found(named.data.donativo_id)).toEqual({
      ...{ estado: 'vigente', monto: 200, metodo: 'cheque', booked: [200] },
      ...{ donante: 'Señora Chan', email: '', anonima: false },
    });
    expect(await found(nobody.data.donativo_id)).toMatchObject({
      ...{ booked: [400], anonima: true, donante: null },
    });
    expect((await giving.history(donor)).map(({ id: own }) => own)).toContain(
      account.data.donativo_id,
    );
    const [line] = await lines(name, 'identificada');
    expect(line?.partes.map(({ monto }) => monto).toSorted()).toEqual([100, 200, 300, 400]);
    expect(await identify(id, { donante: { anonimo: true } })).toMatchObject({
      ...{ status: 409, code: 'lineNotOpen' },
    });
    // Given back as whatever came to the account.
    expect((await giving.refund(named.data.donativo_id, 50)).status).toBe(200);
    expect((await found(named.data.donativo_id)).booked).toEqual([200, -50]);
  });

  it('are for a campaign that takes gifts, or a pet, where somebody says so', async () => {
    const clave = `cirugia-${uuid().slice(-12)}`;
    const campaign = await startCampaign(giving, { clave });
    const name = mark();
    await bring(ofx([{ amount: '300.00', name }]));
    const [{ id = '' } = {}] = await lines(name);
    const nobody = { donante: { anonimo: true }, tipo: 'tratamiento' };
    for (const gone of [{ campana_id: uuid() }, { mascota_id: 'nobody' }]) {
      const { errors, status } = await identify(id, { ...nobody, ...gone });
      expect([status, Object.keys(errors)]).toEqual([422, Object.keys(gone)]);
    }
    const said = await identify(id, { ...nobody, monto: 200, campana_id: campaign.id });
    expect(said.status).toBe(200);
    expect(await campaign.raised()).toBe(200);
    await takeBack(id, said.data.donativo_id);
    expect(await campaign.raised()).toBe(0);
    await campaign.end();
    const late = await identify(id, { ...nobody, campana_id: campaign.id });
    expect(Object.keys(late.errors)).toEqual(['campana_id']);
    expect(await lines(name)).toMatchObject([{ por_identificar: 300 }]);
  });

  it('are confirmed to whoever has an account in its language', async () => {
    const { id: own, token } = donor;
    await giving.post('usuarios:actualizar', { id: own, lang: 'en' }, { token });
    const name = mark();
    await bring(ofx([{ amount: '85.00', name }]));
    const [{ id = '' } = {}] = await lines(name);
    await identify(id, { donante: { correo: donor.email } });
    const mails = (await giving.newMails()).map(({ text }) => text).join();
    expect(mails).toContain('Your donation has arrived');
  });

  it('are identified once where many press at once, and under one key', async () => {
    const name = mark();
    await bring(ofx([{ amount: '64.00', name }]));
    const [{ id = '' } = {}] = await lines(name);
    const key = uuid();
    const answers = await Promise.all([
      ...Array.from({ length: 20 }, () => identify(id, { donante: { anonimo: true } })),
      ...Array.from({ length: 20 }, () => identify(id, { donante: { anonimo: true } }, key)),
    ]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const [line] = await lines(name, 'identificada');
    expect(line?.partes).toHaveLength(1);
    expect(line?.partes[0]).toMatchObject({ monto: 64 });
  });

  it('are taken back by a line of the ledger, and wait again', async () => {
    const gift = await ask(250);
    const name = mark();
    await bring(ofx([{ amount: '250.00', name: `${name} ${gift.referencia}` }]));
    const [{ id = '' } = {}] = await lines(name, 'identificada');
    await giving.newMails();
    const back = { linea_id: id, donativo_id: gift.id };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => giving.call('deshacer_identificacion', back, giving.admin)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await found(gift.id)).toMatchObject({ estado: 'reembolsado', booked: [250, -250] });
    expect(await giving.newMails()).toEqual([]);
    expect(await lines(name)).toMatchObject([{ id, por_identificar: 250 }]);
    // The right one then, and the same again.
    const other = await ask(250);
    expect((await identify(id, { donativo_id: other.id })).status).toBe(200);
    expect((await found(other.id)).booked).toEqual([250]);
    await giving.call('deshacer_identificacion', { ...back, donativo_id: other.id }, giving.admin);
    expect((await identify(id, { donativo_id: gift.id })).status).toBe(200);
    expect(await found(gift.id)).toMatchObject({ estado: 'vigente', booked: [250, -250, 250] });
  });

  it('are set aside with a reason, and brought back', async () => {
    const name = mark();
    await bring(ofx([{ amount: '3.21', name: `${name} INTERESES` }]));
    const [{ id = '' } = {}] = await lines(name);
    const aside = (motivo: string) =>
      giving.call('apartar_deposito', { linea_id: id, motivo }, giving.admin);
    expect((await aside(' ')).errors).toHaveProperty('motivo');
    expect((await aside('Intereses del banco')).status).toBe(200);
    expect((await aside('Otra vez')).code).toBe('lineNotOpen');
    expect(await lines(name)).toEqual([]);
    expect(await lines(name, 'apartada')).toMatchObject([{ motivo: 'Intereses del banco' }]);
    expect((await identify(id, { donante: { anonimo: true } })).code).toBe('lineNotOpen');
    await giving.call('regresar_deposito', { linea_id: id }, giving.admin);
    expect(await lines(name)).toHaveLength(1);
  });

  it('are matched by whoever goes on where a process died in the middle', async () => {
    const gift = await ask(250);
    const [left, other] = [mark(), mark()];
    await bring(ofx([{ amount: '250.00', name: left }]));
    const [{ id = '' } = {}] = await lines(left);
    // As a process leaves it that died between storing lines and looking for their donations.
    await giving.context.database.query
      .updateTable('bank_lines')
      .set({ is_tried: 0, reference: gift.referencia })
      .where('id', '=', id)
      .execute();
    await bring(ofx([{ amount: '1.00', name: other }]));
    await giving.reconcile();
    expect((await found(gift.id)).booked).toEqual([250]);
    expect(await lines(left)).toEqual([]);
  });

  it('keep what the bank wrote of somebody no longer than their account', async () => {
    const name = mark();
    await bring(ofx([{ amount: '250.00', name: `${name} XIMENA` }]));
    const [{ id = '' } = {}] = await lines(name);
    await identify(id, { donante: { correo: donor.email } });
    const kept = () =>
      giving.context.database.query
        .selectFrom('bank_lines')
        .select(['amount_cents', 'description', 'state'])
        .where('id', '=', id)
        .execute();
    expect((await kept())[0]?.description).toContain('XIMENA');
    const erased = await giving.post(
      'usuarios:eliminar',
      { contrasena: goodPassword },
      { token: donor.token },
    );
    expect(erased.status).toBe(200);
    expect(await kept()).toEqual([{ amount_cents: 25_000, description: '', state: 'booked' }]);
  });

  it('are refused whole, in clear words, and nothing of them is kept', async () => {
    const name = mark();
    const right = { amount: '10.00', name };
    const refusals = [
      [ofx([right], '9988774300'), /otra cuenta \(…4300\)/],
      [ofx([right], '012180001234567897'), /otra cuenta \(…7897\)/],
      [ofx([right], '01600326941', 'USD'), /está en USD/],
      [ofx([right, { amount: '1.2.3,4', name }]), /línea 8.*«1\.2\.3,4»/],
      [
        csv([
          { ...right, balance: '1' },
          { ...right, day: '31/31/2026', balance: '2' },
        ]),
        /línea 3/,
      ],
      ['hola', /No reconocimos un estado de cuenta/],
      ['', /vacío/],
    ] as const;
    for (const [text, words] of refusals) {
      const { status, errors } = await bring(text);
      expect(status).toBe(422);
      expect(errors.archivo.join()).toMatch(words);
    }
    expect(await lines(name)).toEqual([]);
  });

  it('are refused by field where it is not said whose a deposit is', async () => {
    const name = mark();
    await bring(ofx([{ amount: '10.00', name }]));
    const [{ id = '' } = {}] = await lines(name);
    expect((await identify(id, {})).errors).toHaveProperty('donante');
    const both = { donante: { anonimo: true }, donativo_id: uuid() };
    expect((await identify(id, both)).errors).toHaveProperty('donante');
    const stranger = await identify(id, { donante: { correo: 'nadie@example.mx' } });
    expect(stranger).toMatchObject({ status: 422 });
    expect(Object.keys(stranger.errors)).toEqual(['donante.correo']);
    for (const monto of [0, -1, 0.001]) {
      expect((await identify(id, { donante: { anonimo: true }, monto })).status).toBe(422);
    }
    const card = { donante: { anonimo: true }, metodo: 'tarjeta' };
    expect((await identify(id, card)).errors).toHaveProperty('metodo');
    const voucher = await giving.byVoucher({}, uuid(), donor);
    expect((await identify(id, { donativo_id: voucher.data.id })).code).toBe('notToAccount');
    expect((await identify(id, { donativo_id: uuid() })).status).toBe(404);
    expect(await lines(name)).toMatchObject([{ por_identificar: 10 }]);
  });

  it('are of nobody who does not keep the books', async () => {
    expect((await bring(ofx([]), undefined, donor)).status).toBe(403);
    for (const call of ['por_identificar', 'estados_de_cuenta']) {
      expect((await giving.call(call, {}, donor)).status).toBe(403);
    }
    expect((await identify(uuid(), { donante: { anonimo: true } }, uuid(), donor)).status).toBe(
      403,
    );
    const who = await giving.call('buscar_donante', { correo: donor.email }, donor);
    expect(who.status).toBe(403);
  });

  it('say of which account they have to be, and whose an address is', async () => {
    const { data } = await giving.call('estados_de_cuenta', {}, giving.admin);
    expect(data.cuenta).toEqual({ clabe, banco: 'Banamex' });
    expect(data.estados[0]).toMatchObject({
      archivo: 'estado.ofx',
      importado_por: expect.any(String),
    });
    const who = await giving.call('buscar_donante', { correo: donor.email }, giving.admin);
    expect(who.data).toEqual({ nombre: 'Ximena Robledo Tun' });
    const nobody = await giving.call('buscar_donante', { correo: 'x@example.mx' }, giving.admin);
    expect(Object.keys(nobody.errors)).toEqual(['correo']);
  });
});
