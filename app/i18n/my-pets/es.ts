import type { PetStatus } from '#domain/pets/vocabularies.ts';

const days = (count: number) => (count === 1 ? '1 día' : `${count.toLocaleString('es-MX')} días`);
const pets = (count: number) =>
  count === 1 ? '1 mascota' : `${count.toLocaleString('es-MX')} mascotas`;

const statuses: Record<PetStatus, string> = {
  adoption: 'En adopción',
  rehabilitation: 'En rehabilitación',
  adopted: 'Adoptada',
  paused: 'En pausa',
  returned: 'Devuelta',
  deceased: 'Fallecida',
};

/** The pets that somebody manages, and what is done with them. Its own dictionary: no public page loads it. */
export const es = {
  title: { own: 'Mis mascotas', all: 'Mascotas' },
  lead: {
    own: 'Tus rescatados, de un vistazo: renueva, edita y entrega a cada quien con sus papeles.',
    all: 'Las mascotas de todas las personas que rescatan, en los dos programas.',
  },
  register: 'Registrar mascota',
  sections: {
    label: 'Mascotas por estado',
    names: {
      adoption: 'En adopción',
      rehabilitation: 'En rehabilitación',
      adopted: 'Adoptadas',
      paused: 'En pausa',
      returned: 'Devueltas',
      deceased: 'Fallecidas',
      deleted: 'Eliminadas',
    },
  },
  scope: { label: 'De quién', all: 'Todas', own: 'Solo mías' },
  search: 'Buscar por nombre',
  clearSearch: 'Ver todas',
  count: pets,
  found: (count: number, term: string) => `${pets(count)} con «${term}»`,
  empty: {
    title: 'No hay mascotas',
    found: 'Nadie se llama así en esta lista. Prueba con menos letras o busca en otra pestaña.',
    adoption: 'Registra a quien busca familia: con una foto ya se publica.',
    rehabilitation: 'Registra a quien se recupera y cuenta lo que necesita para sanar.',
    adopted: 'Cuando una familia se lleve a una de tus mascotas, la verás aquí.',
    paused: 'Aquí esperan las mascotas que dejas de mostrar por un tiempo.',
    returned: 'Aquí verás a quienes regresan de una adopción.',
    deceased: 'Aquí recordamos a quienes se fueron.',
    deleted: 'Lo que se elimina llega aquí, y desde aquí se puede restaurar.',
  },
  columns: {
    pet: 'Mascota',
    visibility: 'Visibilidad',
    time: 'Tiempo',
    createdAt: 'Creada',
    owner: 'Responsable',
    actions: 'Acciones',
  },
  status: statuses,
  time: {
    adoption: (count: number) =>
      count === 0 ? 'Desde hoy en adopción' : `${days(count)} en adopción`,
    rehabilitation: (count: number) =>
      count === 0 ? 'Desde hoy en rehabilitación' : `${days(count)} en rehabilitación`,
    registered: (date: string) => `Registrada el ${date}`,
  },
  visibility: {
    visible: (date: string, left: number) =>
      `Visible hasta el ${date} (${left === 1 ? 'queda' : 'quedan'} ${days(left)})`,
    soon: (date: string, left: number) =>
      left === 0
        ? `Hoy es su último día visible`
        : `Visible solo hasta el ${date} (${left === 1 ? 'queda' : 'quedan'} ${days(left)})`,
    expired: (date: string) => `Dejó de verse: venció el ${date}`,
    noPhoto: 'Sin fotos: todavía no se publica',
    away: (status: PetStatus, date: string) => `${statuses[status]} desde el ${date}`,
    deleted: (date: string) => `Eliminada el ${date}`,
  },
  actions: {
    of: (action: string, name: string) => `${action}: ${name}`,
    more: 'Más',
    renew: '+15 días',
    addPhotos: 'Agregar fotos',
    changeStatus: 'Cambiar estado',
    edit: 'Editar',
    details: 'Ver su página',
    folder: 'Abrir expediente',
    owner: 'Responsable',
    adopter: 'Familia adoptiva',
    sterilization: 'Esterilización',
    delete: 'Eliminar',
    restore: 'Restaurar',
    remove: 'Borrar para siempre',
  },
  noFolder: 'Esta mascota aún no cuenta con un expediente abierto',
  renewed: (name: string, date: string) =>
    `Agregamos 15 días más de visibilidad a ${name}: se verá hasta el ${date}.`,
  stale: 'Actualizamos la lista: revisa y vuelve a intentarlo.',
  notFound: 'No encontramos esa mascota entre las tuyas.',
  delete: {
    title: (name: string) => `¿Eliminar a ${name}?`,
    text: 'Dejará de verse en el portal. Guardamos sus datos y sus papeles: si te arrepientes, administración puede restaurarla.',
    confirm: 'Sí, eliminar',
    done: 'Tú mascota ha sido eliminada con éxito',
  },
  restore: {
    title: (name: string) => `¿Restaurar a ${name}?`,
    text: (status: PetStatus) =>
      `Vuelve a la lista «${statuses[status]}» y sus fechas empiezan de nuevo hoy.`,
    confirm: 'Sí, restaurar',
    done: (name: string) => `${name} está de vuelta. Sus 35 días de visibilidad empiezan hoy.`,
  },
  remove: {
    title: (name: string) => `¿Borrar a ${name} para siempre?`,
    text: 'No se puede deshacer. Se borran con ella:',
    gone: [
      'sus fotos y videos',
      'el certificado de esterilización y los datos del veterinario',
      'el contrato y los datos de la familia adoptiva',
      'su historial',
    ],
    type: (name: string) => `Escribe «${name}» para confirmar`,
    differs: 'No coincide con su nombre',
    confirm: 'Borrar para siempre',
    busy: 'Borrando…',
    done: (name: string) => `${name} se borró para siempre.`,
  },
  person: {
    name: 'Nombre',
    email: 'Correo',
    phone: 'Teléfono',
    address: 'Domicilio',
    none: 'Sin datos',
  },
  owner: { title: (name: string) => `Responsable de ${name}` },
  bulk: {
    all: 'Elegir a todas las de esta página',
    choose: (name: string) => `Elegir a ${name}`,
  },
};
