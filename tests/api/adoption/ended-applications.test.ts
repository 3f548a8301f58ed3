import { afterEach, beforeEach, expect, test } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { clock as start } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { approvedApplication } from './application-steps.ts';

const day = 86_400_000;

describeOnBothDatabases('an application that ended', (databases) => {
  let wire: Wire;
  let now: number;
  beforeEach(async () => {
    now = start.now().getTime();
    wire = await openWire(databases, {}, { now: () => new Date(now) });
  });
  afterEach(() => wire.close());

  async function pass(days: number) {
    now += days * day;
    const { signal } = new AbortController();
    await wire.context.retention.run(new Date(now).toISOString(), signal);
  }
  const rowsOf = async (
    table: 'adoption_applications' | 'application_traces' | 'document_history',
  ) => (await wire.context.database.query.selectFrom(table).selectAll().execute()).length;

  test('without an adoption goes three years later, with its history and traces', async () => {
    const { step, post, family } = await approvedApplication(wire);
    await step('rechazar', undefined, { mensaje: 'Ya tiene familia.' });
    await pass(1);
    await pass(3 * 365);
    expect(await rowsOf('adoption_applications')).toBe(1);
    await pass(2);
    expect(await rowsOf('adoption_applications')).toBe(0);
    expect(await rowsOf('application_traces')).toBe(0);
    expect(await rowsOf('document_history')).toBe(0);
    expect(await post('documentos:consultar', { schema: 'solicitudes' }, family)).toMatchObject({
      status: 200,
      data: [],
    });
  });

  test('stays while it is open, led to an adoption, or has a contract', async () => {
    const open = await approvedApplication(wire);
    const adopted = await approvedApplication(wire);
    await adopted.step('adoptar');
    const contracted = await approvedApplication(wire);
    const { id, step, rescuer } = contracted;
    await contracted.post('solicitudes:preparar_contrato', { id }, rescuer);
    await step('rechazar');
    await pass(1);
    await pass(3 * 365 + 10);
    expect(await rowsOf('adoption_applications')).toBe(3);
    // Five years after it was prepared the contract goes, and the night after the application.
    await wire.context.database.query
      .updateTable('adoption_contracts')
      .set({ prepared_at: new Date(now - 6 * 365 * day).toISOString() })
      .execute();
    await pass(1);
    await pass(1);
    const left = await wire.context.database.query
      .selectFrom('adoption_applications')
      .select('id')
      .execute();
    expect(left.map((row) => row.id).sort()).toEqual([open.id, adopted.id].sort());
  });

  test('tells of no contract that was deleted', async () => {
    const { id, post, rescuer } = await approvedApplication(wire);
    await post('solicitudes:preparar_contrato', { id }, rescuer);
    await pass(5 * 365 + 3);
    const found = await post('documentos:consultar', { schema: 'solicitudes' }, rescuer);
    expect(found.data).toMatchObject([{ payload: { contrato: null } }]);
  });
});
