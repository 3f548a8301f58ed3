import type { VolunteerOwnTransition } from '#domain/volunteers/volunteer-machine.ts';

const steps: Record<VolunteerOwnTransition, string> = {
  withdraw: 'Retirar mi solicitud',
  pause: 'Ponerme en pausa',
  resume: 'Volver a empezar',
  end: 'Terminar mi voluntariado',
};

const asks: Record<VolunteerOwnTransition, { title: string; text: string }> = {
  withdraw: {
    title: '¿Retirar tu solicitud?',
    text: 'Le avisamos al equipo. Puedes mandar otra cuando quieras.',
  },
  pause: {
    title: '¿Ponerte en pausa?',
    text: 'Dejas libres tus turnos por venir. Vuelves cuando quieras.',
  },
  resume: { title: '¿Volver a empezar?', text: 'Podrás elegir turnos otra vez.' },
  end: {
    title: '¿Terminar tu voluntariado?',
    text: 'Dejas libres tus turnos por venir. Tus horas y constancias se quedan. Para volver, habla con el equipo.',
  },
};

/** A volunteer's own page. */
export const es = {
  title: 'Mi voluntariado',
  description: 'Tus turnos, tus horas y tus constancias.',
  lead: 'Tus turnos, tus horas y tus constancias.',
  none: 'Todavía no eres parte del voluntariado',
  noneText: 'Llena la solicitud: dinos en qué quieres ayudar y cuándo puedes.',
  apply: 'Quiero ser parte',
  state: 'En qué va',
  wished: 'Quieres ayudar en:',
  tasks: 'Ayudas en:',
  states: {
    unconfirmed: 'Confirma tu correo con el enlace que te mandamos.',
    received: 'Recibimos tu solicitud. Te contestamos en menos de una semana.',
    inReview: 'Alguien del equipo está leyendo tu solicitud.',
    invited: 'Queremos conocerte: una plática o un turno de prueba.',
    accepted: 'Eres parte del voluntariado.',
    paused: 'Tu voluntariado está en pausa.',
    declined: 'Por ahora no tenemos un lugar para ti. Gracias por querer ayudar.',
    withdrawn: 'Retiraste tu solicitud.',
    ended: 'Tu voluntariado terminó. ¡Gracias por cada hora!',
  },
  again: 'Mandar otra solicitud',
  steps,
  asks,
  moved: 'Listo, quedó guardado.',
  contact: {
    heading: 'Tu teléfono y a quién llamar',
    lead: 'Solo lo ve quien coordina.',
    phone: 'Tu teléfono',
    emergencyName: 'En una emergencia, a quién llamamos',
    emergencyPhone: 'Su teléfono',
    save: 'Guardar',
    saving: 'Guardando…',
    saved: 'Guardado.',
  },
};

export type MyVolunteeringText = typeof es;
