import type { Kysely } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Tables } from '#server/db/tables.ts';
import { verifyDossiers } from '#server/features/adoption/contracts/verify-dossiers.ts';
import { createChainVerification } from '#server/features/kits/document-states/verify-chains.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { approvedApplication, drawn } from './application-steps.ts';

describeOnBothDatabases('the record of an application', (databases) => {
  let wire: Wire;
  let adoption: Awaited<ReturnType<typeof approvedApplication>>;
  let query: Kysely<Tables>;
  beforeEach(async () => {
    wire = await openWire(databases);
    query = wire.context.database.query;
    adoption = await approvedApplication(wire);
    await adoption.step('apartar', adoption.rescuer, { hasta: '2026-12-01', mensaje: 'Es tuya.' });
  });
  afterEach(() => wire.close());

  async function problems() {
    const found: string[] = [];
    const { database, files } = wire.context;
    const chains = createChainVerification(database);
    await verifyDossiers({ database, files, chains }, ({ problem }) => found.push(problem));
    return found;
  }
  async function sealContract() {
    const { post, id, rescuer, family } = adoption;
    const { data } = await post('solicitudes:preparar_contrato', { id }, rescuer);
    for (const token of [family, rescuer]) {
      const { contrato_id } = data;
      await post(
        'solicitudes:firmar',
        { contrato_id, nombre: 'Rosa', trazo: drawn, acepta: true },
        token,
      );
    }
    await wire.context.jobs.runDue();
  }

  test('adds up, with its contract', async () => {
    await sealContract();
    expect(await problems()).toEqual([]);
    const steps = await query
      .selectFrom('document_history')
      .select('transition')
      .where('document_id', '=', adoption.id)
      .orderBy('position')
      .execute();
    expect(steps.map(({ transition }) => transition)).toEqual([
      null,
      'review',
      'approve',
      'reserve',
      'contractPrepared',
      'contractSigned',
      'contractSigned',
      'contractSealed',
    ]);
  });

  const entry = (position: number) =>
    query
      .updateTable('document_history')
      .where('document_id', '=', adoption.id)
      .where('position', '=', position);

  onSqliteAlone(databases, () => {
    test.each([
      ['what was said', 4, { words: 'No es tuya.' }, 'does not match its hash'],
      ['when', 2, { made_at: '2026-01-01T00:00:00.000Z' }, 'does not match its hash'],
      ['by whom', 3, { made_by: 'somebody else' }, 'does not match its hash'],
      ['the step', 3, { transition: 'decline' }, 'does not match its hash'],
      ['its hash as well', 2, { digest: 'x' }, 'does not match its hash'],
      ['words as if somebody had been erased', 4, { words_salt: null }, 'does not match its hash'],
      ['its hash taken away', 3, { digest: null }, 'has lost its hash'],
    ])('changed afterwards (%s) shows', async (_, position, change, problem) => {
      await entry(position).set(change).execute();
      expect(await problems()).toEqual([`entry ${position} of its history ${problem}`]);
    });
  });

  test('without one of its entries, or its last one, shows', async () => {
    const remove = (position: number) =>
      query
        .deleteFrom('document_history')
        .where('document_id', '=', adoption.id)
        .where('position', '=', position)
        .execute();
    await remove(4);
    expect(await problems()).toEqual([
      'entry 3 of its history leads to another state than the application is in',
    ]);
    await remove(2);
    expect(await problems()).toEqual(['entry 2 of its history is missing']);
  });

  test('is whole when more was noted than is kept', async () => {
    for (let step = 0; step < 60; step += 1) {
      await adoption.step('poner_en_espera');
      await adoption.step('revisar');
    }
    expect(await problems()).toEqual([]);
    await entry(90).set({ words: 'x' }).execute();
    expect(await problems()).toHaveLength(1);
  });

  test('is whole when somebody who made a step was erased', async () => {
    const account = await wire.context.accounts.find(adoption.rescuerId);
    await wire.context.database.transaction(async (tx) => {
      if (account) await wire.context.privacy.eraseUnused(tx, account);
    });
    const row = await query
      .selectFrom('document_history')
      .select(['words', 'made_by', 'words_salt', 'maker_salt'])
      .where('document_id', '=', adoption.id)
      .where('position', '=', 4)
      .executeTakeFirst();
    expect(row).toEqual({ words: '', made_by: null, words_salt: null, maker_salt: null });
    expect(await problems()).toEqual([]);
  });

  test('shows a contract whose text or PDF was changed', async () => {
    await sealContract();
    await query.updateTable('adoption_contracts').set({ text: 'Otro' }).execute();
    expect(await problems()).toEqual(['the text of its contract is not the one that was prepared']);
    const { files } = wire.context;
    const [key = ''] = await files.list(`adopcion/${(await contract()).id}/`);
    await files.put(key, Buffer.from('%PDF-1.7'));
    expect(await problems()).toContain('the PDF of its contract is not the one that was sealed');
    await files.delete(key);
    expect(await problems()).toContain('the PDF of its contract is not there');
  });

  const contract = () =>
    query.selectFrom('adoption_contracts').select('id').executeTakeFirstOrThrow();
});
