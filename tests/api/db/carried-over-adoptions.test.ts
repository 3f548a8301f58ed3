import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { systemClock } from '#domain/clock.ts';
import { noteTurns } from '#server/db/migrations/0139-turns.ts';
import { completeContracts } from '#server/db/migrations/0146-complete-contracts.ts';
import { noteContractTurns } from '#server/db/migrations/0165-contract-turns.ts';
import type { Migration } from '#server/db/migrations/migration.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { approvedApplication } from '../adoption/application-steps.ts';
import { openWire, type Wire } from '../wire/portal.ts';

describeOnBothDatabases('applications of before', (databases) => {
  let wire: Wire;
  beforeEach(async () => {
    wire = await openWire(databases);
  });
  afterEach(() => wire.close());

  /** Takes back what the migration adds, and makes it anew. */
  async function migrate(migration: Migration, added: readonly string[]) {
    const { database } = wire.context;
    for (const statement of added) await sql.raw(statement).execute(database.query);
    await database.transaction((tx) => migration.up(tx, database.dialect, systemClock));
  }

  it('wait for whoever is to sign their contract', async () => {
    const { query } = wire.context.database;
    const [prepared, halfSigned, without] = [
      await approvedApplication(wire),
      await approvedApplication(wire),
      await approvedApplication(wire),
    ];
    const contractOf = ({ id }: { id: string }, contract: object) =>
      query
        .updateTable('adoption_applications')
        .set({ contract_json: JSON.stringify({ id, pdf: null, ...contract }), rescuer_since: 'x' })
        .where('id', '=', id)
        .execute();
    await contractOf(prepared, { status: 'prepared', signedBy: null });
    await contractOf(halfSigned, { status: 'halfSigned', signedBy: 'family' });
    const turnOf = ({ folio }: { folio: number }) =>
      query
        .selectFrom('adoption_applications')
        .select(['rescuer_since', 'family_since'])
        .where('folio', '=', folio)
        .executeTakeFirstOrThrow();
    const before = await turnOf(without);
    await migrate(noteContractTurns, []);
    expect(await turnOf(prepared)).toEqual({
      rescuer_since: null,
      family_since: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(await turnOf(halfSigned)).toEqual({ rescuer_since: 'x', family_since: null });
    expect(await turnOf(without)).toEqual(before);
  });

  it('know since when each side is waited for, and which reminders were sent', async () => {
    const { query } = wire.context.database;
    const [due, asked, ended] = [
      await approvedApplication(wire),
      await approvedApplication(wire),
      await approvedApplication(wire),
    ];
    const askedAt = '2026-10-02T10:00:00.000Z';
    const questions = [{ id: 'q', text: '¿Sí?', askedAt, answer: null, answeredAt: null }];
    await query
      .updateTable('adoption_applications')
      .set({ questions_json: JSON.stringify(questions) } as object)
      .where('id', '=', asked.id)
      .execute();
    await ended.step('rechazar', ended.rescuer, { mensaje: 'Ya tiene familia.' });
    await query
      .insertInto('application_notices')
      .values([
        { application_id: due.id, step: 'rescuer3', sent_at: askedAt },
        { application_id: asked.id, step: 'rescuer3', sent_at: askedAt },
      ])
      .execute();
    await migrate(noteTurns, [
      'drop index adoption_applications_rescuer_since',
      'drop index adoption_applications_family_since',
      'alter table adoption_applications drop column rescuer_since',
      'alter table adoption_applications drop column family_since',
    ]);
    const { last } = await query
      .selectFrom('document_history')
      .select((eb) => eb.fn.max('made_at').as('last'))
      .where('document_id', '=', due.id)
      .executeTakeFirstOrThrow();
    const turns = await query
      .selectFrom('adoption_applications')
      .select(['folio', 'rescuer_since', 'family_since'])
      .orderBy('folio')
      .execute();
    expect(turns).toEqual([
      { folio: due.folio, rescuer_since: last, family_since: null },
      { folio: asked.folio, rescuer_since: null, family_since: askedAt },
      { folio: ended.folio, rescuer_since: null, family_since: null },
    ]);
    const notices = await query
      .selectFrom('application_notices')
      .select(['application_id', 'step'])
      .execute();
    expect(notices).toContainEqual({ application_id: due.id, step: `rescuer3 ${last}` });
    expect(notices).toContainEqual({ application_id: asked.id, step: 'rescuer3' });
  });

  it('have contracts that are signed as they are, unless nobody has and something is missing', async () => {
    const { query } = wire.context.database;
    const blank = '____________________________';
    const texts = { full: 'Calle 5', blank: `vive en ${blank}.`, signed: `vive en ${blank}.` };
    for (const [id, text] of Object.entries(texts)) {
      await query
        .insertInto('adoption_contracts')
        .values({
          id,
          application_id: id,
          template_version: 1,
          language: 'es',
          text,
          sha256: '',
          pet_names: 'Canela',
          prepared_at: '2026-10-02T10:00:00.000Z',
          prepared_by: null,
          code: id,
          sealed_at: null,
          dossier_digest: null,
          pdf_sha256: null,
          sterilize_before: null,
          is_incomplete: 0,
        })
        .execute();
    }
    await query
      .insertInto('contract_signatures')
      .values({
        contract_id: 'signed',
        side: 'family',
        account_id: null,
        name: 'Rosa',
        strokes_json: '[]',
        address: '',
        sha256: '',
        signed_at: '2026-10-03T10:00:00.000Z',
      })
      .execute();
    await migrate(completeContracts, [
      'alter table adoption_contracts drop column sterilize_before',
      'alter table adoption_contracts drop column is_incomplete',
    ]);
    const contracts = await query
      .selectFrom('adoption_contracts')
      .select(['id', 'text', 'is_incomplete', 'sterilize_before'])
      .orderBy('id')
      .execute();
    expect(contracts).toEqual([
      { id: 'blank', text: texts.blank, is_incomplete: 1, sterilize_before: null },
      { id: 'full', text: texts.full, is_incomplete: 0, sterilize_before: null },
      { id: 'signed', text: texts.signed, is_incomplete: 0, sterilize_before: null },
    ]);
  });
});
