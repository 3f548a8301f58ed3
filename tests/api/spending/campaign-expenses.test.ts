import { v7 as uuid } from 'uuid';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { clinic } from '../campaigns/campaign.ts';
import { type Books, openBooks } from './books.ts';

describeOnBothDatabases('an expense that names a campaign', (databases) => {
  let books: Books;
  beforeAll(async () => {
    books = await openBooks(databases);
    return () => books.close();
  });
  beforeEach(() => books.anHourLater());

  const asAdmin = async (action: string, body: object) =>
    books.ask(action, body, books.admin.token) as Promise<{ status: number; data: never } & Failed>;
  type Failed = { code?: string; errors?: Record<string, string[]> };

  async function startCampaign(): Promise<string> {
    const clave = `quirofano-${uuid().slice(-8)}`;
    const draft = await asAdmin('campanas:guardar', { campana: clinic({ clave }) });
    const { id, version } = draft.data as { id: string; version: number };
    const started = await asAdmin('campanas:iniciar', { id, version });
    expect(started.status).toBe(200);
    return id;
  }

  it('is paid by its gifts first, listed and exported with it, and keeps it from being deleted', async () => {
    await books.setRules();
    const id = await startCampaign();
    const gift = await books.give(300, { campana_id: id, tipo: 'esterilizacion' });
    // Of a concept that the campaign's scope would never pay.
    const expense = await books.spend(120, { campana_id: id, categoria: 'alimento' });
    await books.tie();
    const rows = await books.context.database.query
      .selectFrom('gift_uses')
      .select(['donation_id', 'amount_cents'])
      .where('expense_id', '=', expense)
      .where('until_run', 'is', null)
      .execute();
    expect(rows).toEqual([{ donation_id: gift, amount_cents: 120_00 }]);

    const found = await asAdmin('gastos:consultar', { campana_id: id });
    expect(found.data).toMatchObject([{ id: expense, campana: { id } }]);
    const listed = await asAdmin('gastos:campanas', {});
    expect(JSON.stringify(listed.data)).toContain(id);
    const { body } = await books.app.inject({
      method: 'POST',
      url: '/api/gastos:exportar',
      headers: { authorization: `Bearer ${books.admin.token}`, 'content-type': 'application/json' },
      payload: JSON.stringify({ campana_id: id }),
    });
    expect(body).toMatch(/"Campaña"\r?\n.*quirófano/i);
  });

  it('names one that there is, and only where the organisation paid', async () => {
    const words = {
      ...{ mascota_id: books.petId, fecha: books.today(), categoria: 'alimento', monto: 50 },
      ...{ proveedor: 'Forrajera', pagado_por: 'organizacion', campana_id: uuid() },
    };
    const unknown = await asAdmin('gastos:registrar', words);
    expect(unknown).toMatchObject({ status: 422 });
    expect(unknown.errors).toHaveProperty('campana_id');
    const own = { ...words, pagado_por: 'responsable', campana_id: await startCampaign() };
    const refused = await books.ask('gastos:registrar', own, books.ana.token);
    expect(refused.status).toBe(422);
    expect(refused.errors).toHaveProperty('campana_id');
    expect((await books.ask('gastos:campanas', {}, books.ana.token)).status).toBe(403);
  });
});
