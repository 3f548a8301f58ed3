import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addPet, addUser } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { approvedApplication, drawn } from './application-steps.ts';

/** Every call that names an application, its contract, or what belongs to them. */
const callsAbout = (ids: { id: string; folio: number; petId: string; contractId: string }) => {
  const { id, folio, petId, contractId } = ids;
  const document = { schema: 'solicitudes', serie: 'SOL', folio };
  const option = '2026-11-24T17:00:00.000Z';
  return [
    ['documentos:transitar', { ...document, transicion: 'revisar' }],
    ['documentos:transitar', { ...document, transicion: 'adoptar' }],
    ['documentos:transitar', { ...document, transicion: 'retirar' }],
    ['solicitudes:preguntar', { id, texto: '¿Quién vive ahí?' }],
    ['solicitudes:contestar', { id, pregunta_id: 'x', texto: 'Nosotros.' }],
    ['solicitudes:anotar', { id, texto: 'Parecen buenas personas.' }],
    ['solicitudes:marcar_leida', { id }],
    ['solicitudes:proponer_citas', { id, tipo: 'llamada', opciones: [option] }],
    ['solicitudes:elegir_cita', { id, cita_id: 'x', opcion: option }],
    ['solicitudes:cancelar_cita', { id, cita_id: 'x' }],
    ['solicitudes:preparar_contrato', { id }],
    ['solicitudes:firmar', { contrato_id: contractId, nombre: 'Eva', trazo: drawn, acepta: true }],
    ['solicitudes:completar_contrato', { contrato_id: contractId, domicilio: { calle: 'Sur' } }],
    ['solicitudes:consultar_contrato', { id: contractId }],
    ['seguimientos:de_solicitud', { id }],
    ['seguimientos:esterilizaciones', { id }],
    ['seguimientos:acordar_esterilizacion', { id, mascota_id: petId, fecha: '2026-12-24' }],
    ['seguimientos:registrar_esterilizacion', { id, mascota_id: petId }],
  ] as const;
};

describeOnBothDatabases(
  'an application is its family’s, its rescuer’s and administrators’',
  (databases) => {
    test('and nobody else learns of it by any call, not even that there is one', async () => {
      const wire: Wire = await openWire(databases);
      try {
        const made = await approvedApplication(wire);
        const { post, rescuer, id, folio, petId } = made;
        const prepared = await post('solicitudes:preparar_contrato', { id }, rescuer);
        const contractId = String(prepared.data.contrato_id);
        const otherOwner = await addUser(wire.context.database);
        await addPet(wire.context.database, { owner_id: otherOwner });
        const before = await wire.context.database.query
          .selectFrom('adoption_applications')
          .selectAll()
          .execute();
        const others = [
          `member:${otherOwner}`,
          `member:${await addUser(wire.context.database)}`,
          'editor:e',
          'treasurer:t',
        ];
        const real = callsAbout({ id, folio, petId, contractId });
        const nothing = callsAbout({ id: 'x', folio: 999, petId: 'x', contractId: 'x' });
        for (const [index, [action, body]] of real.entries()) {
          for (const token of others) {
            const answer = await wire.post(action, body, token);
            const [, missing] = nothing[index] ?? [];
            const control = await wire.post(action, missing, token);
            expect({ action, token, status: answer.status }).toEqual({
              action,
              token,
              status: 404,
            });
            expect(answer.text).toBe(control.text);
          }
          expect(await wire.post(action, body), action).toMatchObject({ status: 401 });
        }
        for (const token of others) {
          const found = await wire.post(
            'documentos:consultar',
            { schema: 'solicitudes', with: ['historial'] },
            token,
          );
          expect(found).toMatchObject({ status: 200, data: [], paginate: { total: 0 } });
          const profile = await wire.post('perfil_adopcion:consultar', {}, token);
          expect(profile.text).not.toContain('convivientes":[{');
        }
        expect(
          await wire.context.database.query
            .selectFrom('adoption_applications')
            .selectAll()
            .execute(),
        ).toEqual(before);
      } finally {
        await wire.close();
      }
    });
  },
);
