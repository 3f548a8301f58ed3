import { addPet, addUser } from '../pets/add-pets.ts';
import type { Wire } from '../wire/portal.ts';

/** Of a family, with everything that its contract says. */
const homeAddress = {
  street: 'Calle 5',
  exterior_number: '12',
  neighborhood: 'Centro',
  postal_code: '77760',
  city: 'Tulum',
  federal_state: 'Quintana Roo',
};

/** The smallest profile with which somebody may apply. */
export const smallProfile = {
  domicilio: { cp: '77760', estado: 'Quintana Roo', ciudad: 'Tulum' },
  vivienda: { tipo: 'casa', propia: true, espacio_exterior: true, protecciones: true },
  convivientes: [{ edad: 34 }],
  animales: [],
  horas_solo: 4,
};

interface Reply {
  status: number;
  code?: string;
  message?: string;
  errors?: Record<string, string[]>;
  data: Record<string, unknown>;
}

/** A pet, whoever looks after it and a family that applied for it, as far as an approval. */
export async function approvedApplication(wire: Wire, pet: Parameters<typeof addPet>[1] = {}) {
  const { database } = wire.context;
  const [rescuerId, familyId] = [await addUser(database), await addUser(database)];
  const [rescuer, family] = [`member:${rescuerId}`, `member:${familyId}`];
  await database.query.updateTable('users').set(homeAddress).where('id', '=', familyId).execute();
  const petId = await addPet(database, { owner_id: rescuerId, ...pet });
  const post = async (action: string, body: object, token?: string) =>
    (await wire.post(action, body, token)) as unknown as Reply;
  await post('perfil_adopcion:guardar', smallProfile, family);
  const payload = { mascotas: [petId], mensaje: 'La queremos.' };
  const { data } = await post('documentos:crear', { schema: 'solicitudes', payload }, family);
  const folio = Number(data.folio);
  const step = (transicion: string, token = rescuer, more: object = {}) =>
    post(
      'documentos:transitar',
      { schema: 'solicitudes', serie: 'SOL', folio, transicion, ...more },
      token,
    );
  for (const name of ['revisar', 'aprobar']) await step(name);
  return { id: String(data.id), folio, petId, rescuerId, familyId, rescuer, family, post, step };
}

export const drawn = [
  [
    [0.1, 0.6],
    [0.2, 0.2],
    [0.35, 0.7],
    [0.5, 0.3],
  ],
  [
    [0.6, 0.5],
    [0.9, 0.45],
  ],
];
