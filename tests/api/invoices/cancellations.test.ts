import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  describeOnBothDatabases,
  describeOnSqlite,
  onSqliteAlone,
} from '#tests/setup/databases.ts';
import { openSwInvoicing, type SwInvoicing } from './sw-portal.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let portal: SwInvoicing;

const cancel = () =>
  portal.administer('documentos:cancelar', {
    schema: 'cfdis',
    serie: 'DON',
    folio: 1,
    motivo: '02',
  });

async function cfdiOfDonation(): Promise<unknown> {
  const [donation] = await portal.rows('ventas', await portal.again(portal.admin));
  return donation?.payload.cfdi;
}

describeOnBothDatabases('a cancellation that the provider took', (databases) => {
  beforeEach(async () => {
    portal = await openSwInvoicing(databases);
    await portal.invoice(await portal.give());
    portal.service.calls.length = 0;
    portal.service.behave('mentions nothing');
  });
  afterEach(() => portal.close());

  test('stays under way while the SAT does not mention it, until the SAT confirms it', async () => {
    expect((await cancel())?.data).toMatchObject({ estado: 'en_cancelacion' });
    await portal.after(11 * minute);
    await portal.after(2 * day);
    expect(await portal.states()).toEqual(['en_cancelacion']);
    expect(await cfdiOfDonation()).toEqual(expect.any(String));
    portal.service.behave('well');
    await portal.after(11 * minute);
    expect(await portal.states()).toEqual(['cancelado']);
    expect(await cfdiOfDonation()).toBeNull();
    expect(portal.service.calls.filter((name) => name === 'csd')).toHaveLength(1);
  });

  onSqliteAlone(databases, () => {
    test('counts as refused when the SAT has not mentioned it for three days', async () => {
      await cancel();
      await portal.after(3 * day - minute);
      expect(await portal.states()).toEqual(['en_cancelacion']);
      await portal.after(12 * minute);
      expect(await portal.states()).toEqual(['vigente']);
    });
  });
});

describeOnSqlite('a cancellation', (databases) => {
  beforeEach(async () => {
    portal = await openSwInvoicing(databases);
    await portal.invoice(await portal.give());
  });
  afterEach(() => portal.close());

  test('that the receiver refuses leaves the invoice valid', async () => {
    portal.service.behave('mentions nothing');
    await cancel();
    portal.service.behave('receiver refuses');
    await portal.after(11 * minute);
    expect(await portal.states()).toEqual(['vigente']);
  });

  test('that never reached the provider is asked for again', async () => {
    portal.service.behave('html');
    expect((await cancel())?.data).toMatchObject({ estado: 'en_cancelacion' });
    await portal.after(11 * minute);
    expect(await portal.states()).toEqual(['en_cancelacion']);
    portal.service.behave('well');
    await portal.after(11 * minute);
    expect(await portal.states()).toEqual(['cancelado']);
  });

  test('that is answered about another document is asked for again', async () => {
    portal.service.behave('cancels another');
    expect((await cancel())?.data).toMatchObject({ estado: 'en_cancelacion' });
    portal.service.behave('well');
    await portal.after(11 * minute);
    expect(await portal.states()).toEqual(['cancelado']);
  });

  test.each(['other question', 'two answers', 'html', 'endless'] as const)(
    'is not decided by what the SAT never says of it (%s)',
    async (mood) => {
      portal.service.behave('mentions nothing');
      await cancel();
      portal.service.behave(mood);
      await portal.after(11 * minute);
      await portal.after(4 * day);
      expect(await portal.states()).toEqual(['en_cancelacion']);
    },
  );
});
