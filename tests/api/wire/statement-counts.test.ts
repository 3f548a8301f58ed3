import { v7 as uuid } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { openPortal, type Portal } from '../accounts/portal.ts';
import { picnic } from '../events/wire-events.ts';
import { addPet } from '../pets/add-pets.ts';

interface Row {
  id: string;
}
type Person = Awaited<ReturnType<Portal['newPerson']>>;

/** Against queries that creep in: the second of two such calls, when what is cached is there. */
describeOnSqlite('the statements that a call sends to the database', (databases) => {
  const statements: string[] = [];
  let portal: Portal;
  let ana: Person;
  let petId: string;
  let eventId: string;
  let productId: string;

  beforeAll(async () => {
    const onStatement = (text: string) => statements.push(text);
    portal = await openPortal(databases, {}, { onStatement });
    ana = await portal.newPerson({ administrator: true });
    petId = await addPet(portal.context.database, { owner_id: ana.id });
    const { data } = await portal.post(
      'catalogos:crear',
      { schema: 'evento_adopcion', payload: picnic },
      ana,
    );
    eventId = String(data.id);
    const vaccines = [{ field: 'payload.nombre', operator: '=', value: 'Vacunas' }];
    const asked = { schema: 'productos', filter: { where: vaccines } };
    const [product] = (await portal.post('catalogos:consultar', asked)).data as unknown as Row[];
    productId = product?.id ?? '';
    return () => portal.close();
  });

  const one = (schema: string, id: string) => ({
    schema,
    filter: { where: [{ field: 'id', operator: '=', value: id }] },
  });

  /** Each one is a new one. */
  const give = async (gift: object) => {
    const answer = await portal.app.inject({
      method: 'POST',
      url: '/api/donaciones:crear_stripe_payment',
      headers: { authorization: `Bearer ${ana.token}`, 'idempotency-key': uuid() },
      payload: { monto: 250_00, email: 'ana@example.mx', stripe_id: 'pm_card_visa', ...gift },
    });
    return { status: answer.statusCode };
  };

  const calls: Record<string, [most: number, call: () => Promise<unknown>]> = {
    'a donation by card': [34, () => give({ tipo: 'alimento' })],
    'a donation for another concept': [34, () => give({ tipo: 'otros', producto_id: productId })],
    'one pet': [1, () => portal.post('catalogos:consultar', one('mascotas', petId))],
    'one pet for its page': [
      1,
      async () => {
        await portal.context.pets.findPublic('adoption', petId);
        await portal.context.adoptionEvents.nextEvents();
      },
    ],
    // With the day of the account's last use, by which those that nobody uses are found.
    'a session': [
      9,
      async () => {
        const apikey = await portal.newKey(ana.email);
        statements.length = 0;
        return portal.post('sesion:iniciar', { correo: ana.email, apikey });
      },
    ],
    'one event': [2, () => portal.post('catalogos:consultar', one('evento_adopcion', eventId))],
    'an event’s attendance': [
      5,
      () =>
        portal.context.eventAttendances.find(
          { kind: 'user', id: ana.id, roles: ['administrator'] },
          eventId,
        ),
    ],
    'a product that is added': [
      7,
      () =>
        portal.post('catalogos:crear', { schema: 'productos', payload: { nombre: uuid() } }, ana),
    ],
    'one’s own account': [3, () => portal.post('usuarios:consultar', { limit: 1 }, ana)],
    'one’s own customer record': [
      2,
      () => portal.post('catalogos:consultar', { schema: 'clientes' }, ana),
    ],
    'a document folder that is opened': [
      2,
      () => portal.post('expediente_azul:abrir_expediente', { mascota_id: petId }, ana),
    ],
  };

  it.each(Object.entries(calls))('for %s are few', async (_name, [most, call]) => {
    await call();
    statements.length = 0;
    const answer = await call();
    if (answer && typeof answer === 'object' && 'status' in answer) expect(answer.status).toBe(200);
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most);
  });
});
