import type { VolunteerDeskTransition } from '#domain/volunteers/volunteer-machine.ts';

const steps: Record<VolunteerDeskTransition, string> = {
  review: 'Poner en revisión',
  invite: 'Invitar a entrevista o prueba',
  accept: 'Aceptar',
  decline: 'No aceptar',
  pause: 'Poner en pausa',
  resume: 'Reanudar',
  end: 'Terminar',
  readmit: 'Volver a aceptar',
};

const done: Record<VolunteerDeskTransition, string> = {
  review: 'La solicitud está en revisión.',
  invite: 'Le avisamos que queremos conocerle.',
  accept: 'Ya es parte del voluntariado.',
  decline: 'Le avisamos con palabras amables.',
  pause: 'El voluntariado está en pausa.',
  resume: 'El voluntariado está activo otra vez.',
  end: 'El voluntariado terminó.',
  readmit: 'Ya es parte del voluntariado otra vez.',
};

/** The desk of volunteers. */
export const es = {
  title: 'Voluntariado',
  lead: 'Solicitudes por decidir y personas que ayudan.',
  count: (total: number) =>
    total === 1 ? '1 persona' : `${total.toLocaleString('es-MX')} personas`,
  none: 'No hay nadie así',
  noneText: 'Cuando alguien confirme su solicitud en «Voluntariado», aparece aquí.',
  figures: {
    label: 'Cuántas personas',
    open: 'Por decidir',
    active: 'Activas',
    paused: 'En pausa',
  },
  search: 'Nombre, teléfono, correo o número',
  filters: {
    which: 'Cuáles',
    open: 'Por decidir',
    active: 'Voluntariado activo o en pausa',
    all: 'Todos',
    task: 'Tarea',
    any: 'Todas',
    counted: (label: string, total: number) => (total > 0 ? `${label} (${total})` : label),
  },
  columns: { who: 'Quién', tasks: 'Tareas', place: 'Lugar', when: 'Llegó', state: 'Estado' },
  minor: 'Menor de edad',
  export: { button: 'Descargar CSV', busy: 'Preparando…' },
  file: 'voluntariado.csv',
  one: {
    title: 'Voluntariado de una persona',
    lead: 'Lo que contó, en qué puede ayudar, sus horas y sus constancias.',
    back: 'Todo el voluntariado',
    missing: 'Esta solicitud no existe',
    missingText:
      'Quizá se borró: las que no se aceptan se guardan 180 días, y el voluntariado que terminó, 5 años.',
    steps,
    done,
    note: {
      label: 'Mensaje',
      hint: 'Lo lee en su correo y en su página. Puede quedar vacío.',
      tasks: 'En qué puede ayudar',
      save: 'Guardar',
    },
    consent: {
      missing: 'Falta anotar el permiso por escrito de quien tiene su tutela.',
      noted: (day: string) => `Permiso anotado el ${day}.`,
      button: 'Anotar el permiso',
      title: '¿Tienes el permiso por escrito?',
      text: 'Anótalo solo cuando lo hayas recibido y hayas hablado con quien tiene su tutela.',
      done: 'El permiso quedó anotado.',
    },
    facts: {
      wished: 'Quiere ayudar en',
      tasks: 'Puede ayudar en',
      days: 'Días',
      times: 'Horarios',
      age: 'Edad',
      guardian: 'Quien tiene su tutela',
      place: 'Lugar',
      experience: 'Experiencia',
      why: 'Por qué quiere ayudar',
      nothing: 'No escribió nada.',
      reach: 'Cómo localizarle',
      emergency: 'En una emergencia',
      noEmergency: 'Todavía no dice a quién llamar.',
      language: 'Escribe en',
      languages: { es: 'español', en: 'inglés' },
      came: 'Llegó',
      account: 'Con cuenta en el portal',
    },
    desk: {
      heading: 'Tareas y nota',
      note: 'Nota de coordinación',
      noteHint: 'Solo la ve quien coordina; la persona la recibe si pide sus datos.',
      save: 'Guardar',
      saving: 'Guardando…',
      saved: 'Guardado.',
    },
    history: 'Qué ha pasado',
    by: (name: string) => `por ${name}`,
    someone: 'alguien del equipo',
  },
};

export type VolunteerDeskText = typeof es;
