import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { addPet, addUser } from '../pets/add-pets.ts';
import { openWire, type Wire } from '../wire/portal.ts';
import { approvedApplication, drawn } from './application-steps.ts';
import { profile } from './profile.ts';

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

    test('and how to reach a family that withdrew is staff’s alone, wherever its rescuer looks', async () => {
      const wire: Wire = await openWire(databases);
      try {
        const { database } = wire.context;
        const [rescuerId, familyId] = [await addUser(database), await addUser(database)];
        const [rescuer, family] = [`member:${rescuerId}`, `member:${familyId}`];
        const contact = {
          email: 'sofia@familia.example',
          phone: '9987654321',
          street: 'Cerrada Ceiba',
        };
        const place = { exterior_number: '12', postal_code: '77760', city: 'Tulum' };
        await database.query
          .updateTable('users')
          .set({ ...contact, ...place, federal_state: 'Quintana Roo' })
          .where('id', '=', familyId)
          .execute();
        const petId = await addPet(database, { owner_id: rescuerId, notify_on: '2026-12-01' });
        const post = async (action: string, body: object, token = rescuer) => {
          const answer = await wire.post(action, body, token);
          return answer as unknown as {
            status: number;
            text: string;
            data: { [at: string]: string };
          };
        };
        await post('perfil_adopcion:guardar', profile, family);
        const payload = { mascotas: [petId], mensaje: 'La queremos.' };
        const { data } = await post('documentos:crear', { schema: 'solicitudes', payload }, family);
        const { id, folio } = data;
        const step = (transicion: string, token = rescuer) => {
          const document = { schema: 'solicitudes', serie: 'SOL', folio, transicion };
          return post('documentos:transitar', document, token);
        };
        await step('revisar');
        await post('referencias:pedir', { id });
        await step('aprobar');
        const contrato = (await post('solicitudes:preparar_contrato', { id })).data.contrato_id;
        await post('solicitudes:firmar', {
          contrato_id: contrato,
          nombre: 'Rosa',
          trazo: drawn,
          acepta: true,
        });
        const [vecina] = profile.referencias;
        const secrets = [contact.email, contact.phone, contact.street];
        secrets.push(vecina?.correo ?? '', '9841112233', '984-111-2233');
        const reads: [string, object][] = [
          ['documentos:consultar', { schema: 'solicitudes', with: ['historial'] }],
          [
            'documentos:consultar',
            {
              schema: 'solicitudes',
              filter: { where: [{ field: 'payload.mascota_id', operator: '=', value: petId }] },
            },
          ],
          ['solicitudes:consultar_contrato', { id }],
          ['solicitudes:consultar_contrato', { id: contrato }],
          ['referencias:de_solicitud', { id }],
          ['solicitudes:advertencias', { id }],
          ['solicitudes:cifras', {}],
          ['solicitudes:exportar_cifras', {}],
          ['tablero:pendientes', { de_todos: false }],
          ['historia:consultar', { id: petId }],
          ['seguimientos:de_solicitud', { id }],
          ['usuarios:exportar', {}],
        ];
        const said = async (token: string) => {
          const answers = await Promise.all(
            reads.map(([action, body]) => post(action, body, token)),
          );
          const text = answers.map((answer) => answer.text).join(' ');
          return secrets.filter((secret) => text.includes(secret));
        };
        expect(await said(rescuer)).toEqual(expect.arrayContaining(secrets.slice(0, 4)));
        await wire.newMails();

        expect((await step('retirar', family)).status).toBe(200);
        expect(await said(rescuer)).toEqual([]);
        for (const mail of await wire.newMails()) {
          if (mail.envelopeTo.includes(contact.email)) continue;
          expect(secrets.filter((secret) => mail.source.includes(secret))).toEqual([]);
        }
        expect(await said(family)).toEqual(expect.arrayContaining(secrets.slice(0, 4)));
        expect(await said('coordinator:c')).toEqual(expect.arrayContaining(secrets.slice(0, 4)));
      } finally {
        await wire.close();
      }
    });
  },
);
