import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { type Invoicing, openInvoicing } from '../invoices/portal.ts';

describeOnBothDatabases('what belongs to a donation', (databases) => {
  let portal: Invoicing;
  beforeEach(async () => {
    portal = await openInvoicing(databases);
  });
  afterEach(() => portal.close());

  interface Donation {
    folio: number;
    cfdi?: { payload: { uuid: string } }[];
    cliente?: { payload: { nombre: string } }[];
  }
  const ask = (relations: readonly string[], { token }: { token: string } = portal.ana) =>
    portal.post('documentos:consultar', { schema: 'ventas', with: relations }, { token });
  const found = async (...asked: Parameters<typeof ask>) =>
    ((await ask(...asked)).data as unknown as Donation[]).toSorted((a, b) => a.folio - b.folio);

  test('comes along where it is asked for: the invoice, and whom it is booked to', async () => {
    const invoiced = await portal.invoice(await portal.give());
    await portal.give();
    const [first, second] = await found(['cfdi', 'cliente']);
    expect(first?.cfdi).toMatchObject([{ folio: 1, payload: { uuid: invoiced.data.uuid } }]);
    expect(first?.cliente).toMatchObject([{ payload: { email: portal.ana.email } }]);
    expect(second?.cfdi).toEqual([]);
    expect((await found([]))[0]).not.toHaveProperty('cfdi');
    const forAdministrators = await found(['cfdi'], portal.admin);
    expect(forAdministrators[0]?.cfdi).toHaveLength(1);
  });

  test('is refused where there is no such relation', async () => {
    for (const relation of ['historial', 'usuarios', 'constructor']) {
      const answer = await ask([relation]);
      expect(answer).toMatchObject({ status: 422, errors: { 'with.0': expect.any(Array) } });
    }
  });
});
