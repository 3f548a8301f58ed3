import type { Bilingual } from '#domain/language.ts';
import { volunteerLabels } from '#domain/volunteers/volunteer-labels.ts';
import type { VolunteerState } from '#domain/volunteers/volunteer-machine.ts';

const esStates: Record<VolunteerState, string> = {
  unconfirmed: 'Confirma que este correo es tuyo: hasta entonces nadie lee tu solicitud.',
  received: 'Recibimos tu solicitud. Te contestamos en menos de una semana.',
  inReview: 'Alguien del equipo está leyendo tu solicitud.',
  invited: 'Queremos conocerte: una plática o un turno de prueba.',
  accepted: '¡Ya eres parte del voluntariado!',
  paused: 'Tu voluntariado está en pausa.',
  declined: 'Por ahora no tenemos un lugar para ti. Gracias por querer ayudar.',
  withdrawn: 'Retiraste tu solicitud. Puedes mandar otra cuando quieras.',
  ended: 'Tu voluntariado terminó. ¡Gracias por cada hora!',
};

const es = {
  stateNames: volunteerLabels.es.states,
  tasks: volunteerLabels.es.tasks,
  states: esStates,
  title: 'Tu solicitud de voluntariado',
  description: 'En qué va tu solicitud de voluntariado.',
  unknown: {
    title: 'Este enlace no sirve o ya venció',
    text: 'Las solicitudes sin confirmar se borran a los 3 días.',
    again: 'Llenar otra solicitud',
  },
  confirm: 'Confirmar mi solicitud',
  confirmed: 'Confirmaste tu solicitud. Ya la puede leer el equipo.',
  withdraw: 'Retirar mi solicitud',
  own: 'Abrir mi página',
  history: 'Qué ha pasado',
  wished: 'Quieres ayudar en:',
  failed: 'No se pudo guardar. Inténtalo otra vez.',
  tooMany: 'Son demasiados cambios seguidos. Espera un rato.',
};

type Text = typeof es;

const en: Text = {
  stateNames: volunteerLabels.en.states,
  tasks: volunteerLabels.en.tasks,
  states: {
    unconfirmed: 'Confirm that this email is yours: nobody reads your application before.',
    received: 'We received your application. We answer within a week.',
    inReview: 'Somebody of the team is reading your application.',
    invited: 'We would like to meet you: a talk or a trial shift.',
    accepted: 'You are one of the volunteers!',
    paused: 'Your volunteering is paused.',
    declined: 'We have no place for you at the moment. Thank you for wanting to help.',
    withdrawn: 'You withdrew your application. You can send another one whenever you like.',
    ended: 'Your volunteering has ended. Thank you for every hour!',
  },
  title: 'Your volunteering application',
  description: 'How your volunteering application is going.',
  unknown: {
    title: 'This link has expired',
    text: 'Applications that nobody confirms are deleted after 3 days.',
    again: 'Fill in another application',
  },
  confirm: 'Confirm my application',
  confirmed: 'You confirmed your application. The team can read it now.',
  withdraw: 'Withdraw my application',
  own: 'Open my page',
  history: 'What has happened',
  wished: 'You would like to help with:',
  failed: 'It could not be saved. Try again.',
  tooMany: 'Too many changes in a row. Wait a while.',
};

/** The page of one application: its loader hands it over in one language. */
export const volunteerApplicationText: Bilingual<Text> = { es, en };
