import type { Role } from '#domain/accounts/viewer.ts';
import { goodPassword, type Portal } from '../accounts/portal.ts';

export const hour = 3_600_000;
export const day = 24 * hour;

export const application = {
  tareas: ['paseos', 'fotos'],
  dias: ['sabado'],
  horarios: ['manana'],
  edad: 'adulto',
  cp: '77500',
  experiencia: 'Tengo dos perros.',
  motivo: 'Quiero ayudar.',
  nombre: 'Rosa Canul',
  telefono: '998 123 4567',
  correo: 'rosa@example.mx',
};

export const keyIn = (mail: { text?: string } | undefined) =>
  /\/(?:voluntariado|volunteering)\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';

/** Somebody of the staff, signed in. @returns their token */
export async function colleague(
  portal: Portal,
  role: Role = 'coordinator',
  email = `${role}@example.mx`,
) {
  await portal.context.accounts.create({
    name: 'Itzel Pech',
    email,
    roles: ['member', role],
    password: goodPassword,
  });
  return portal.signIn(email);
}

/** Somebody with an account who volunteers. @returns their token and number */
export async function newVolunteer(
  portal: Portal,
  coordinator: { token: string },
  { name = 'Luis Chan', email = 'luis@example.mx', tasks = ['paseos'] } = {},
) {
  await portal.context.accounts.create({
    name,
    email,
    roles: ['member'],
    password: goodPassword,
  });
  const session = await portal.signIn(email);
  const body = { ...application, nombre: name, correo: '', tareas: tasks };
  await portal.post('voluntariado:solicitar', body, { token: session.token });
  const { data } = await portal.post('voluntariado:mio', {}, { token: session.token });
  const { folio } = data as { folio: number };
  await portal.post('voluntariado:transitar', { folio, transicion: 'aceptar' }, coordinator);
  return { ...session, folio };
}
