import type { NewsToFamilies } from '#domain/pets/news-to-families.ts';
import type { StatusChoice } from '#domain/pets/pet-status.ts';
import type { PetStatus, Sex } from '#domain/pets/vocabularies.ts';

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
/** Of one animal, where the others are of "mascota". */
const maleStatuses: Record<PetStatus, string> = {
  ...statuses,
  adopted: 'Adoptado',
  returned: 'Devuelto',
  deceased: 'Fallecido',
};
const statusOf = (status: PetStatus, sex: Sex): string =>
  (sex === 'male' ? maleStatuses : statuses)[status];
const listNames: Record<PetStatus, string> = {
  adoption: 'En adopción',
  rehabilitation: 'En rehabilitación',
  adopted: 'Adoptadas',
  paused: 'En pausa',
  returned: 'Devueltas',
  deceased: 'Fallecidas',
};

/** The pets that somebody manages, and what is done with them. Its own dictionary: no public page loads it. */
export const es = {
  title: { own: 'Mis mascotas', all: 'Mascotas' },
  lead: {
    own: 'Tus rescatados, de un vistazo: renueva, edita y entrega a cada quien con sus papeles.',
    all: 'Las mascotas de todas las personas que rescatan, en los dos programas.',
  },
  applications: (count: number | undefined) =>
    count ? `Solicitudes nuevas (${count})` : 'Solicitudes recibidas',
  importPets: 'Importar animales',
  register: {
    adoption: 'Registrar para adopción',
    rehabilitation: 'Registrar en rehabilitación',
  },
  sections: {
    label: 'Mascotas por estado',
    names: { ...listNames, deleted: 'Eliminadas' },
  },
  scope: { label: 'De quién', off: 'Todas', on: 'Solo mías' },
  expiring: { label: 'Vigencia', off: 'Todas', on: 'Dejan de verse pronto' },
  order: { label: 'Orden', off: 'Por atender', on: 'Recientes' },
  search: 'Buscar por nombre',
  clearSearch: 'Ver todas',
  count: pets,
  found: (count: number, term: string) => `${pets(count)} con «${term}»`,
  chooseExpiring: (count: number) => `Elegir las ${count} que vencen`,
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
  goesToEvent: (day: string) => `Va al evento del ${day}`,
  status: statuses,
  statusOf,
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
    away: (status: PetStatus, sex: Sex, date: string) =>
      `${statusOf(status, sex)} desde el ${date}`,
    deleted: (sex: Sex, date: string) => `${sex === 'male' ? 'Eliminado' : 'Eliminada'} el ${date}`,
  },
  actions: {
    of: (action: string, name: string) => `${action}: ${name}`,
    more: 'Más',
    renew: '+15 días',
    addPhotos: 'Agregar fotos',
    changeStatus: 'Cambiar estado',
    paused: 'Poner en pausa',
    returned: 'Regresó de su adopción',
    deceased: 'Falleció',
    edit: 'Editar',
    details: 'Ver su página',
    applications: 'Solicitudes de adopción',
    care: 'Cartilla de salud',
    expenses: 'Gastos',
    foster: 'Hogar temporal',
    timeline: 'Historia',
    folder: 'Expediente',
    owner: 'Responsable',
    adopter: 'Familia adoptiva',
    sterilization: 'Esterilización',
    group: 'Pareja o camada',
    delete: 'Eliminar',
    restore: 'Restaurar',
    remove: 'Borrar para siempre',
  },
  noFolder: 'Esta mascota aún no cuenta con un expediente abierto',
  openFolder: {
    text: (name: string) =>
      `En el expediente de ${name} se guardan su cartilla, certificados y contrato, y administración los revisa.`,
    confirm: 'Abrir expediente',
  },
  renewed: (name: string, before: string, after: string) =>
    `+15 días más de visibilidad para ${name}: antes hasta el ${before}, ahora hasta el ${after}.`,
  renewedBefore: (name: string, date: string) =>
    `${name} ya tiene el máximo de días: se ve hasta el ${date}.`,
  stale: 'Actualizamos la lista: revisa y vuelve a intentarlo.',
  notFound: 'No encontramos esa mascota entre las tuyas.',
  delete: {
    title: (name: string) => `¿Eliminar a ${name}?`,
    text: 'Dejará de verse en el portal y quienes enviaron una solicitud para adoptarla reciben un aviso de que terminó. Guardamos sus datos y sus papeles: si te arrepientes, administración puede restaurarla.',
    confirm: 'Sí, eliminar',
    done: 'Tú mascota ha sido eliminada con éxito',
    undo: 'Deshacer',
    undone: (name: string) => `${name} está de vuelta en tu lista, como estaba.`,
  },
  restore: {
    title: (name: string) => `¿Restaurar a ${name}?`,
    text: (status: PetStatus) =>
      `Vuelve a la lista «${listNames[status]}» y sus fechas empiezan de nuevo hoy.`,
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
  statusDialog: {
    title: (name: string) => `¿Qué pasó con ${name}?`,
    status: 'Su nuevo estado',
    now: 'ahora',
    hints: {
      adoption: 'Busca familia; todos la ven.',
      rehabilitation: 'Se recupera; todos la ven y pueden ayudar.',
      adopted: 'Ya tiene casa. ¡Felicidades!',
    } satisfies Record<StatusChoice, string>,
    undeletes: 'Está eliminada. Con su nuevo estado vuelve a las listas.',
    throughUs: '¿La adopción fue por medio de nosotros?',
    throughUsHint: 'Si la familia llegó por este portal o por uno de nuestros eventos.',
    answers: { yes: 'Sí', no: 'No' },
    needs: 'Lo que necesita para sanar',
    needsHint: 'Una cosa por línea: croquetas renales, una cirugía, cobijas…',
    family: 'La familia que adopta',
    familyLead: 'Sus datos quedan guardados con el contrato: nunca se publican.',
    fields: {
      name: 'Nombre completo',
      phone: 'Teléfono',
      email: 'Correo',
      street: 'Calle y número',
      neighborhood: 'Colonia',
      postalCode: 'Código postal',
      state: 'Estado',
      city: 'Ciudad',
      country: 'País',
    },
    streetHint: 'Por ejemplo: Calle Jabín 12 int. 3',
    contract: 'Contrato de adopción',
    contractHint: 'Un PDF de hasta 40 MB, con las firmas.',
    contractThere: 'Ya está guardado. Elige otro solo si quieres cambiarlo.',
    chooseContract: 'Elegir PDF',
    uploading: {
      sending: (percent: number) => `Subiendo el contrato… ${percent} %`,
      offline: () => 'Sin conexión: seguimos en cuanto vuelva',
      checking: () => 'Revisando el contrato…',
    },
    saving: 'Guardando…',
    save: 'Guardar',
    done: (name: string, status: PetStatus, sex: Sex) =>
      `${name}: ${statusOf(status, sex).toLowerCase()}.`,
    see: (list: string) => `Ver «${list}»`,
  },
  adopted: {
    title: (name: string) => `¡${name} ya tiene familia!`,
    thanks:
      'Gracias por cuidarlos hasta este día. Guarda este momento y compártelo con quienes ayudaron.',
    share: (name: string) => `Compartir que ${name} tiene familia`,
    message: (name: string) =>
      `¡${name} encontró a su familia! Gracias a quienes compartieron su historia.`,
    papers: 'Sus papeles',
    folder: (name: string) => `Abrir el expediente de ${name}`,
    list: 'Ver a quienes ya tienen familia',
  },
  toldFamilies: {
    foundHome:
      'Si hay familias con una solicitud abierta, les avisamos por correo que ya encontró hogar y sus solicitudes terminan.',
    gone: 'Si hay familias con una solicitud abierta, les avisamos por correo que la adopción ya no es posible y sus solicitudes terminan.',
    paused:
      'Si hay familias con una solicitud abierta, les avisamos por correo que la adopción está en pausa. No pierden su lugar.',
    resumed:
      'Si hay familias con una solicitud abierta, les avisamos por correo que la adopción se retomó.',
  } satisfies Record<NewsToFamilies, string>,
  withdraw: {
    back: 'Puedes cambiar su estado cuando haga falta.',
    relist: (name: string) => `Publicar a ${name} otra vez`,
    paused: {
      title: (name: string) => `¿Poner a ${name} en pausa?`,
      text: 'Deja de mostrarse en las listas. Nada se borra.',
      confirm: 'Poner en pausa',
      done: (name: string) => `${name} está en pausa.`,
    },
    returned: {
      title: (name: string) => `¿${name} regresó de su adopción?`,
      text: 'Queda en su historial. La siguiente familia firmará su propio contrato.',
      confirm: 'Sí, regresó',
      done: (name: string) => `${name} está de vuelta. Gracias por abrirle la puerta otra vez.`,
    },
    deceased: {
      title: (name: string) => `¿${name} falleció?`,
      text: 'Lo sentimos mucho. Deja de mostrarse y su historia se queda con nosotros.',
      confirm: 'Sí, falleció',
      done: (name: string) => `Guardamos la historia de ${name}. Gracias por todo tu cuidado.`,
    },
  },
  adopter: {
    title: (name: string) => `La familia de ${name}`,
    contract: 'Contrato de adopción',
    noContract: 'No hay contrato guardado.',
    notThroughUs: 'La adopción fue por otro medio: no guardamos datos de la familia.',
  },
  sterilization: {
    title: (name: string) => `Esterilización de ${name}`,
    answer: 'Esterilizada',
    vet: 'Veterinario',
    vetPhone: 'Teléfono del veterinario',
    lastDewormed: 'Última desparasitación',
    yes: 'Sí',
    no: 'No',
    unknown: 'Sin dato',
    evidence: 'Certificado',
    none: 'No hay archivos.',
    removeShort: 'Eliminar',
    remove: (name: string) => `Eliminar ${name}`,
    confirm: {
      title: '¿Eliminar este archivo?',
      text: 'Se borra para siempre. Habrá que pedir el certificado de nuevo.',
      action: 'Sí, eliminar',
    },
    removed: 'El archivo fue eliminado con éxito',
  },
  export: { button: 'Exportar CSV', busy: 'Exportando…', file: 'mascotas' },
  bulk: {
    all: 'Elegir a todas las de esta página',
    choose: (name: string) => `Elegir a ${name}`,
    chosen: (count: number) => (count === 1 ? '1 elegida' : `${count} elegidas`),
    bar: 'Con las elegidas',
    renew: '+15 días',
    status: 'Cambiar estado',
    none: 'No elegir ninguna',
    newStatus: 'Nuevo estado para todas',
    elsewhere: 'Adoptada por otro medio',
    elsewhereHint: 'Las adopciones por medio de nosotros llevan papeles: regístralas una por una.',
    title: {
      renew: (count: number) => `+15 días para ${pets(count)}`,
      status: (count: number) => `Cambiar el estado de ${pets(count)}`,
    },
    renewLead: (date: string) => `Cada una se verá hasta el ${date}: es el máximo de días.`,
    more: (count: number) => `${count} más`,
    start: 'Empezar',
    step: (done: number, of: number, name: string) => `${done} de ${of}: ${name}`,
    stop: 'Detener',
    done: (count: number) => `Listo: ${pets(count)}`,
    failed: (count: number) => `No se pudo con ${pets(count)}`,
    left: (count: number) => `${pets(count)} sin cambios porque nos detuvimos`,
  },
};
