import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { readPdf } from '#tests/setup/read-pdf.ts';
import { goodPassword, openPortal, type Portal, type Reply } from '../accounts/portal.ts';
import { colleague, hour, newVolunteer } from './volunteer-calls.ts';

describeOnBothDatabases('certificates of volunteers', (databases) => {
  let portal: Portal;
  let itzel: { token: string };
  let luis: { token: string; folio: number };
  beforeEach(async () => {
    portal = await openPortal(databases);
    itzel = await colleague(portal);
    luis = await newVolunteer(portal, itzel);
  });
  afterEach(() => portal.close());

  const ask = async (action: string, body: object = {}, { token }: { token: string } = itzel) =>
    (await portal.post(`voluntariado:${action}`, body, { token })) as Reply & { code?: string };
  const today = () => new Date(portal.now().getTime() - 6 * hour).toISOString().slice(0, 10);
  const issue = () =>
    ask('emitir_constancia', {
      folio: luis.folio,
      ...{ desde: '2026-01-01', hasta: today(), idioma: 'es' },
    });
  const download = ({ token }: { token: string }, id: unknown) =>
    portal.app.inject({
      method: 'POST',
      url: '/api/voluntariado:constancia',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      payload: JSON.stringify({ id }),
    });
  const verify = async (codigo: string) =>
    (await portal.post('solicitudes:verificar', { codigo })).data;
  async function confirmHours() {
    const said = { tarea: 'fotos', dia: today(), minutos: 90 };
    const { id } = (await ask('anotar_horas', said, luis)).data;
    await ask('revisar_horas', { id, confirma: true });
  }
  const own = async () =>
    (await ask('mis_constancias', {}, luis)).data as unknown as {
      codigo: string;
      lista: boolean;
    }[];

  test('are sealed with what is confirmed, verified, and revoked', async () => {
    expect((await issue()).code).toBe('certificateEmpty');
    await confirmHours();
    await portal.newMails();
    const { id } = (await issue()).data;
    expect(await own()).toMatchObject([{ lista: false, codigo: '' }]);
    const mails = await portal.newMails();
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Tu constancia de voluntariado está lista',
    ]);
    const [{ codigo } = { codigo: '' }] = await own();
    const pdf = await download(luis, id);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    const text = (await readPdf(pdf.rawPayload)).join(' ');
    expect(text).toContain('Luis Chan');
    expect(text).toContain('1 h 30 min');
    expect(text).toContain(codigo);
    expect(pdf.rawPayload.toString('latin1')).toContain('ETSI.CAdES.detached');
    const verified = await verify(codigo);
    expect(verified).toMatchObject({
      resultado: 'autentico',
      documento: 'constancia_de_voluntariado',
    });
    expect(JSON.stringify(verified)).not.toMatch(/Luis|Chan|Fotos|fotos/);
    await ask('anular_constancia', { id });
    expect(await verify(codigo)).toMatchObject({ resultado: 'anulado' });
    expect((await download(luis, id)).statusCode).toBe(404);
    expect((await download(itzel, id)).statusCode).toBe(200);
  });

  test('are for whom they are about and for coordinators', async () => {
    await confirmHours();
    const { id } = (await issue()).data;
    await portal.newMails();
    const eva = await newVolunteer(portal, itzel, { name: 'Eva Tun', email: 'eva@example.mx' });
    expect((await download(eva, id)).statusCode).toBe(404);
    expect((await ask('emitir_constancia', { folio: 1 }, luis)).status).toBe(403);
    expect((await ask('anular_constancia', { id }, luis)).status).toBe(403);
    expect((await ask('constancias_de', { folio: luis.folio }, luis)).status).toBe(403);
    expect((await verify('K7QM2-XRD9T-PA4HC-2WQ8Z-M6N3V')).resultado).toBe('desconocido');
  });

  test('are verified still once whom they are about is gone, without their name', async () => {
    await confirmHours();
    const { id } = (await issue()).data;
    await portal.newMails();
    const [{ codigo } = { codigo: '' }] = await own();
    const gone = await portal.post('usuarios:eliminar', { contrasena: goodPassword }, luis);
    expect(gone.status).toBe(200);
    await portal.newMails();
    expect(await verify(codigo)).toMatchObject({ resultado: 'autentico' });
    expect((await download(itzel, id)).statusCode).toBe(404);
    const { query } = portal.context.database;
    const left = await query.selectFrom('volunteer_certificates').selectAll().execute();
    expect(left).toMatchObject([{ name: '', volunteer_id: null, minutes: 0 }]);
    expect(await query.selectFrom('volunteers').select('id').execute()).toEqual([]);
    expect(await query.selectFrom('volunteer_hours').select('id').execute()).toEqual([]);
  });
});
