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
});
