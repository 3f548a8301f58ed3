import type { Role } from '#domain/accounts/viewer.ts';
import { addDays } from '#domain/dates.ts';
import { goodPassword, type Portal } from '../accounts/portal.ts';

export const hour = 3_600_000;
export const day = 24 * hour;

export const booking = {
  hora: '08:00',
  mascota: 'Canela',
  especie: 'perro',
  sexo: 'hembra',
  peso: '8,5',
  edad: '6_meses_a_7_anos',
  celo_o_cria: 'no',
  enfermo: false,
  chato: false,
  medicinas: '',
  nombre: 'Rosa Canul',
  telefono: '998 123 4567',
  correo: 'rosa@example.mx',
};

/** A week from the day of all tests. */
const onDate = (portal: Portal) => addDays(portal.now().toISOString().slice(0, 10), 7);

export const driveOf = (portal: Portal) => ({
  titulo: 'Jornada de la colonia Centro',
  fecha: onDate(portal),
  lugar: 'Casa de la Cultura, calle 5',
  notas: 'Entra por atrás.',
  cuota: 150,
  por_casa: 2,
  horas: [
    { hora: '08:00', lugares: 1 },
    { hora: '09:00', lugares: 2 },
  ],
  grupos: [
    { especie: 'perro', sexo: 'cualquiera', hasta_gramos: 25_000, lugares: 2 },
    { especie: 'gato', sexo: 'hembra', hasta_gramos: null, lugares: 1 },
  ],
});

export const keyIn = (mail: { text?: string } | undefined) =>
  /\/(?:jornadas\/lugar|sterilization-drives\/place)\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

/** Somebody of the staff, signed in. */
export async function colleague(portal: Portal, role: Role, email = `${role}@example.mx`) {
  await portal.context.accounts.create({
    name: 'Itzel Pech',
    email,
    roles: ['member', role],
    password: goodPassword,
  });
  return portal.signIn(email);
}

/** Of a coordinator, with places for three animals at two hours. */
export async function openDrive(portal: Portal, token: string, changes: object = {}) {
  const body = { ...driveOf(portal), ...changes };
  const { data } = await portal.post('jornadas:crear', body, { token });
  const folio = Number(data.folio);
  await portal.post('jornadas:transitar', { folio, transicion: 'publicar' }, { token });
  return folio;
}

/** Telephones of which no two are the same. */
export const phone = (number: number) => `99811${String(number).padStart(5, '0')}`;

interface Place {
  turno: string;
  estado: string;
  clave: string;
}

export async function book(portal: Portal, folio: number, body: object = {}, options = {}) {
  const answer = await portal.post('jornadas:apartar', { folio, ...booking, ...body }, options);
  return { ...answer, data: answer.data as unknown as Place };
}

export interface Listed {
  id: string;
  turno: string;
  clave: string;
  estado: string;
  hora: string | null;
  mascota: string;
  faltas: number;
  mismo_nombre: number;
  autorizacion: string | null;
  pago: number;
}
