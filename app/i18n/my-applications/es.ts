import type { ApplicationState } from '#domain/adoption/application-machine.ts';
import type { AppointmentKind } from '#domain/adoption/application-talk.ts';
import type { HistoryRole } from '#domain/documents/history.ts';

const by: Record<HistoryRole, string> = {
  owner: 'Tú',
  petOwner: 'Quien cuida a la mascota',
  staff: 'El equipo',
  system: 'El portal',
  visitor: 'El portal',
  adopter: 'Tú',
  linkHolder: 'El portal',
};

/** What comes next for the family. */
const next: Record<ApplicationState, string> = {
  received: 'Quien cuida a la mascota leerá tu solicitud y te avisaremos por correo.',
  waiting: 'La mascota está apartada para otra familia. Si vuelve a estar disponible, te avisamos.',
  inReview: 'Están leyendo tu solicitud. Si hace falta algo, te lo preguntarán aquí.',
  conversation: 'Sigue una plática: elige un horario aquí o espera su llamada.',
  homeVisit: 'Sigue una visita a tu casa: elige un horario aquí o espera a que te propongan uno.',
  approved: '¡Te aprobaron! Pronto acordarán contigo la entrega.',
  reserved: 'La mascota está apartada para ti. Acuerden la entrega.',
  adopted: 'La adopción está hecha. ¡Felicidades!',
  declined: 'Esta vez no siguió adelante. Hay más animales que buscan una familia.',
  withdrawn: 'Retiraste esta solicitud. Si cambias de opinión, puedes enviar otra.',
  returned: 'La mascota volvió a nuestro cuidado. Gracias por avisarnos.',
};

const kinds: Record<AppointmentKind, string> = { call: 'Llamada', visit: 'Visita' };

export const es = {
  title: 'Mis solicitudes',
  lead: 'Las mascotas que quieres adoptar, y en qué va cada solicitud.',
  empty: 'Todavía no has enviado solicitudes',
  emptyText: 'Cuando quieras adoptar a una mascota, toca «Quiero adoptar» en su ficha.',
  toPets: 'Ver mascotas en adopción',
  toProfile: 'Mi perfil de adopción',
  more: 'Ver más',
  unknownPet: 'Mascota',
  and: ' y ',
  since: (when: string) => `Desde el ${when}`,
  open: 'Ver la solicitud',
  questionsOpen: (count: number) =>
    count === 1 ? '1 pregunta por contestar' : `${count} preguntas por contestar`,
  appointmentsOpen: (count: number) =>
    count === 1 ? '1 cita por elegir' : `${count} citas por elegir`,
  reservedUntil: (day: string) => `Apartada para ti hasta el ${day}`,
  pending: {
    title: 'Por confirmar',
    lead: 'Estas solicitudes se enviaron con tu correo sin iniciar sesión. Nadie las lee hasta que las confirmes; después de una semana se borran.',
    sentOn: (when: string) => `Enviada el ${when}`,
    confirm: 'Confirmar y enviar',
    discard: 'No fui yo, borrarla',
    discardTitle: (pets: string) => `¿Borrar la solicitud para ${pets}?`,
    discardText: 'Nadie la leerá y no se puede recuperar. Tu cuenta y tu perfil no cambian.',
    discardConfirm: 'Sí, borrarla',
    confirmed: (folio: number) => `Enviamos tu solicitud: es la número ${folio}`,
    discarded: 'Borramos la solicitud',
    stays: 'La solicitud sigue aquí: puedes intentarlo más tarde o borrarla.',
  },
  page: {
    title: (pets: string) => `Tu solicitud para ${pets}`,
    description: 'En qué va tu solicitud de adopción.',
    back: 'Mis solicitudes',
    folio: (folio: number) => `Solicitud ${folio}`,
    sentOn: (when: string) => `Enviada el ${when}`,
    missing: 'No encontramos esta solicitud',
    missingText: 'Revisa la dirección, o búscala en tus solicitudes.',
    next: 'Qué sigue',
    seeTimeline: (pet: string) => `Historia de ${pet}`,
    seePet: (name: string) => `Ver a ${name}`,
    fit: 'Cómo encajan',
    fitLead: 'Lo que se comparó al enviarla. Nada de esto decide por sí solo.',
    sent: 'Lo que enviaste',
    sentLead:
      'Quien cuida a la mascota lee esto. Los cambios a tu perfil valen para solicitudes nuevas.',
    message: 'Tu mensaje',
    history: 'Historial',
    by,
  },
  next,
  questions: {
    title: 'Preguntas',
    asked: (when: string) => `Te preguntaron el ${when}`,
    answer: 'Tu respuesta',
    answered: 'Respondiste',
    sending: 'Enviando…',
    send: 'Enviar respuesta',
    done: 'Enviamos tu respuesta.',
    unanswered: 'Quedó sin respuesta.',
  },
  appointments: {
    title: 'Citas',
    kinds,
    choose: 'Elige un horario',
    sending: 'Enviando…',
    confirm: 'Elegir este horario',
    chooseFirst: 'Elige uno de los horarios.',
    agreed: 'Acordada',
    proposed: 'Por elegir',
    cancelled: 'Cancelada',
    change: 'Cambiar horario',
    keep: 'Dejarla como está',
    cancel: 'Cancelar la cita',
    cancelTitle: '¿Cancelar la cita?',
    cancelText: 'Avisaremos por correo a quien cuida a la mascota. Tu solicitud sigue abierta.',
    cancelConfirm: 'Sí, cancelar la cita',
    back: 'Volver',
    allOver: 'Estos horarios ya pasaron. Pueden proponerte otros.',
    chosen: 'Listo: la cita quedó acordada. Te mandamos un archivo para tu calendario.',
    cancelledNow: 'Cancelamos la cita y avisamos.',
  },
  withdraw: {
    button: 'Retirar mi solicitud',
    title: '¿Retirar tu solicitud?',
    text: 'No se puede deshacer: para volver a intentarlo tendrías que enviar otra. Avisaremos a quien cuida a la mascota.',
    confirm: 'Sí, retirarla',
    keep: 'Volver',
    done: 'Retiraste tu solicitud.',
  },
};

export type MyApplicationsText = typeof es;
