import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { openInvoicing } from './portal.ts';

const year = 365.25 * 86_400_000;

describeOnBothDatabases('an invoice that the tax law has nobody keep any more', (databases) => {
  test('stays in the books with its amount, without its receiver and its files', async () => {
    const portal = await openInvoicing(databases);
    await portal.invoice(await portal.give(), portal.ana);
    const stored = () => portal.context.files.list('cfdi/');
    const invoice = async () =>
      portal.context.database.query
        .selectFrom('invoices')
        .select(['folio', 'uuid', 'total_cents', 'receiver_rfc', 'receiver_name', 'email'])
        .select(['user_id', 'sealed_xml'])
        .executeTakeFirstOrThrow();
    const before = await invoice();
    expect(before).toMatchObject({ receiver_rfc: 'NULA8001019W0', user_id: portal.ana.id });

    portal.pass(5 * year);
    await portal.runRetention();
    await portal.context.jobs.runDue();
    expect(await invoice()).toEqual(before);
    const files = await stored();
    expect(files).not.toEqual([]);

    portal.pass(2 * year);
    await portal.runRetention();
    await portal.context.jobs.runDue();
    const { folio, uuid, total_cents } = before;
    expect(await invoice()).toEqual({
      folio,
      uuid,
      total_cents,
      receiver_rfc: '',
      receiver_name: '',
      email: '',
      user_id: null,
      sealed_xml: '',
    });
    expect(await stored()).toEqual([]);
    await portal.close();
  });

  test('takes the billing details of its customer along, who has no account', async () => {
    const portal = await openInvoicing(databases);
    await portal.invoice(await portal.give(), portal.ana);
    const { query } = portal.context.database;
    await query
      .updateTable('customers')
      .set({ email: 'x', email_search: 'x', email_normalized: 'x' })
      .execute();
    const customers = async () =>
      (await query.selectFrom('customers').select('rfc').execute()).map(({ rfc }) => rfc);

    portal.pass(5 * year);
    await portal.runRetention();
    expect(await customers()).toEqual(['NULA8001019W0']);
    portal.pass(2 * year);
    await portal.runRetention();
    // In the night after the one that has taken the donor out of donation and invoice.
    await portal.runRetention();
    expect(await customers()).toEqual([]);
    await portal.close();
  });
});
