import { v7 as uuid } from 'uuid';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { readPdf } from '#tests/setup/read-pdf.ts';
import { goodPassword } from '../accounts/portal.ts';
import { type Giving, openGiving } from './giving.ts';

describeOnBothDatabases('gifts in kind', (databases) => {
  let giving: Giving;
  let yesterday: string;

  beforeAll(async () => {
    giving = await openGiving(databases);
    return () => giving.close();
  });
  beforeEach(async () => {
    await giving.anHourLater();
    yesterday = new Date(giving.now().getTime() - 86_400_000).toISOString().slice(0, 10);
  });

  const record = (changes: object = {}, person = giving.admin, key = uuid()) =>
    giving.call(
      'registrar_en_especie',
      {
        fecha: yesterday,
        descripcion: 'Croquetas para cachorro, 40 kg',
        valor_estimado: 1_850.5,
        nombre: 'Veterinaria El Ceibo',
        ...changes,
      },
      person,
      key,
    );
  const listed = async (id: string, cancelados = false) => {
    const { data } = await giving.call('en_especie', { cancelados, limit: 100 }, giving.admin);
    return (data as { id: string }[]).find((one) => one.id === id);
  };
  const print = (id: string, lang = 'es', person = giving.admin) =>
    giving.app.inject({
      method: 'POST',
      url: '/api/donaciones:acuse_en_especie',
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ id, lang }),
    });

  it('have a folio and a receipt in both languages, and are in no sum of money', async () => {
    const totals = async () => (await giving.call('cifras', {}, giving.admin)).data;
    const [before, figures] = [await giving.booked(), await totals()];
    const { data, status } = await record();
    expect(status).toBe(200);
    expect(data.folio).toMatch(/^E\d+$/);
    expect(await listed(data.id)).toMatchObject({
      ...{ folio: data.folio, valor_estimado: 1850.5, nombre: 'Veterinaria El Ceibo' },
    });
    expect(await giving.booked()).toBe(before);
    expect(await totals()).toEqual(figures);
    const [es, en] = [await print(data.id), await print(data.id, 'en')];
    expect(es.headers['content-type']).toBe('application/pdf');
    const text = (await readPdf(es.rawPayload)).join();
    expect(text).toContain(`Acuse de recibo de donativo en especie ${data.folio}`);
    expect(text).toContain('Croquetas para cachorro, 40 kg');
    expect(text).toContain('$1,850.50');
    expect(text).toMatch(/no es un comprobante fiscal \(CFDI\)/);
    expect((await readPdf(en.rawPayload)).join()).toContain('Receipt of a gift in kind');
  });

  it('are recorded once under one key, and cancelled with a reason', async () => {
    const key = uuid();
    const [one, same] = [await record({}, giving.admin, key), await record({}, giving.admin, key)];
    expect(same.data).toEqual(one.data);
    const cancel = (motivo: string) =>
      giving.call('cancelar_en_especie', { id: one.data.id, motivo }, giving.admin);
    expect((await cancel(' ')).errors).toHaveProperty('motivo');
    expect((await cancel('Se registró dos veces')).status).toBe(200);
    expect((await cancel('Otra vez')).code).toBe('inKindCancelled');
    expect(await listed(one.data.id)).toBeUndefined();
    expect(await listed(one.data.id, true)).toMatchObject({ motivo: 'Se registró dos veces' });
    expect((await print(one.data.id)).statusCode).toBe(409);
  });

  it('are refused by field, and of whoever does not keep the books', async () => {
    const wrong = { fecha: '2999-01-01', descripcion: ' ', valor_estimado: -1, correo: 'no' };
    const { status, errors } = await record(wrong);
    expect(status).toBe(422);
    expect(Object.keys(errors).sort()).toEqual([
      ...['correo', 'descripcion', 'fecha', 'valor_estimado'],
    ]);
    const donor = await giving.newPerson({ email: `${uuid()}@example.mx` });
    const { data } = await record();
    expect((await record({}, donor)).status).toBe(403);
    expect((await print(data.id, 'es', donor)).statusCode).toBe(403);
    expect((await print(uuid())).statusCode).toBe(404);
  });

  it('forget their donor with the donor’s account', async () => {
    const donor = await giving.newPerson({ email: `${uuid()}@example.mx` });
    const { data } = await record({ nombre: 'Itzel Pech', correo: donor.email });
    await giving.post('usuarios:eliminar', { contrasena: goodPassword }, { token: donor.token });
    expect(await listed(data.id)).toMatchObject({
      ...{ nombre: '', correo: '', descripcion: 'Croquetas para cachorro, 40 kg' },
    });
  });
});
