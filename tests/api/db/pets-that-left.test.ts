import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PetStatus } from '#domain/pets/vocabularies.ts';
import { endStaysOfFormerPets } from '#server/db/migrations/0111-end-stays-of-former-pets.ts';
import { closeApplicationsOfDeadPets } from '#server/db/migrations/0134-applications-of-dead-pets.ts';
import { createChainVerification } from '#server/features/kits/document-states/verify-chains.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { approvedApplication } from '../adoption/application-steps.ts';
import { addPet } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';

describeOnBothDatabases('pets that left before the portal drew the consequences', (databases) => {
  let wire: Wire;
  beforeAll(async () => {
    wire = await openWire(databases);
  });
  afterAll(() => wire.close());

  const migrate = (migration: typeof endStaysOfFormerPets) => {
    const { database, clock } = wire.context;
    return database.transaction((tx) => migration.up(tx, database.dialect, clock));
  };
  /** As those that skipped the listeners did. */
  const setStatus = (id: string, status: PetStatus) =>
    wire.context.database.query.updateTable('pets').set({ status }).where('id', '=', id).execute();

  it('have no open applications once they died, and nobody is mailed', async () => {
    const { query } = wire.context.database;
    const died = await approvedApplication(wire);
    const { id, rescuer, family, post } = died;
    const opciones = ['2026-11-29T18:00:00.000Z'];
    const { data } = await post(
      'solicitudes:proponer_citas',
      { id, tipo: 'visita', opciones },
      rescuer,
    );
    const chosen = { id, cita_id: data.id, opcion: opciones[0] };
    expect((await post('solicitudes:elegir_cita', chosen, family)).status).toBe(200);
    const alive = await approvedApplication(wire);
    const adopted = await approvedApplication(wire);
    await adopted.step('adoptar');
    await setStatus(died.petId, 'deceased');
    await setStatus(adopted.petId, 'deceased');
    const jobs = () => query.selectFrom('jobs').select('id').orderBy('id').execute();
    const before = await jobs();

    await migrate(closeApplicationsOfDeadPets);
    await migrate(closeApplicationsOfDeadPets);

    expect(await jobs()).toEqual(before);
    const rows = await query.selectFrom('adoption_applications').selectAll().execute();
    const rowOf = (one: { id: string }) => rows.find((row) => row.id === one.id);
    expect(rowOf(died)).toMatchObject({
      status: 'declined',
      decline_reason: 'noLongerFree',
      reminder_on: null,
      rescuer_since: null,
      family_since: null,
    });
    expect(JSON.parse(rowOf(died)?.appointments_json ?? '')).toMatchObject([
      { status: 'cancelled' },
    ]);
    expect(rowOf(alive)?.status).toBe('approved');
    expect(rowOf(adopted)?.status).toBe('adopted');
    const steps = await query
      .selectFrom('document_history')
      .select(['transition', 'from_state', 'to_state', 'made_as'])
      .where('document_id', '=', id)
      .orderBy('position')
      .execute();
    expect(steps.map(({ transition }) => transition)).toEqual([
      null,
      'review',
      'approve',
      'decline',
    ]);
    expect(steps.at(-1)).toMatchObject({
      from_state: 'approved',
      to_state: 'declined',
      made_as: 'system',
    });
    const states = new Map(rows.map((row) => [row.id, row.status]));
    const chains = createChainVerification(wire.context.database);
    expect(await chains.breaksIn('adoptionApplication', states)).toEqual(new Map());
    const shown = await post('documentos:consultar', { schema: 'solicitudes' }, family);
    expect(shown.data).toMatchObject([{ estado: 'rechazada' }]);
  });

  it('are in no foster home, since the day of their last change', async () => {
    const { query } = wire.context.database;
    async function addStay(name: string, pet: Parameters<typeof addPet>[1], startedOn: string) {
      const petId = await addPet(wire.context.database, {
        updated_at: '2026-11-10T12:00:00.000Z',
        ...pet,
      });
      const rest = { home_id: null, planned_until: null, end_reason: null, days: null };
      await query
        .insertInto('foster_placements')
        .values({
          ...rest,
          id: name,
          pet_id: petId,
          started_on: startedOn,
          ended_on: null,
          lent_json: '[]',
          notes: '',
          created_at: '2026-11-01T12:00:00.000Z',
        })
        .execute();
    }
    await addStay('adopted', { status: 'adopted' }, '2026-11-01');
    await addStay('dead', { status: 'deceased' }, '2026-11-03');
    await addStay('deleted', { deleted: 1 }, '2026-11-10');
    await addStay('placed later', { status: 'adopted' }, '2026-11-15');
    await addStay('there', { status: 'rehabilitation' }, '2026-11-01');

    await migrate(endStaysOfFormerPets);

    const found = query
      .selectFrom('foster_placements')
      .select(['id', 'ended_on', 'end_reason', 'days'])
      .orderBy('started_on')
      .orderBy('id');
    expect(await found.execute()).toEqual([
      { id: 'adopted', ended_on: '2026-11-10', end_reason: 'adopted', days: 9 },
      { id: 'there', ended_on: null, end_reason: null, days: null },
      { id: 'dead', ended_on: '2026-11-10', end_reason: 'deceased', days: 7 },
      { id: 'deleted', ended_on: '2026-11-10', end_reason: 'other', days: 0 },
      { id: 'placed later', ended_on: '2026-11-15', end_reason: 'adopted', days: 0 },
    ]);
  });
});
