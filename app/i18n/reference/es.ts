import type { KnownFor, TrustAnswer } from '#domain/adoption/reference-check.ts';

/** What a reference is asked, and how whoever decides reads it. */
export const es = {
  title: 'Referencia para una adopción',
  description: 'Cuatro preguntas breves sobre una familia que te dio como referencia.',
  and: ' y ',
  aFamily: 'Una familia',
  aPet: 'una mascota',
  heading: (family: string) => `¿Nos cuentas de ${family}?`,
  aboutFamily: 'esta familia',
  lead: (family: string, pets: string) =>
    `${family} quiere adoptar a ${pets} y te dio como referencia. Son cuatro preguntas y toman un minuto; no hace falta una cuenta.`,
  readers:
    'Lo que contestes lo leen solo quien cuida a la mascota y los administradores. La familia no lo ve. Se borra un año después, o antes si lo pides con este mismo enlace.',
  knownFor: '¿Desde cuándo la conoces?',
  knownForWhy: 'Para saber qué tanto la has visto en su día a día.',
  knownForAnswers: {
    underOneYear: 'Menos de un año',
    oneToFive: 'De uno a cinco años',
    overFive: 'Más de cinco años',
  } satisfies Record<KnownFor, string>,
  how: '¿De dónde la conoces?',
  howWhy: 'Por ejemplo: somos vecinos, trabajamos juntos, soy su veterinario.',
  trust: '¿Le confiarías un animal?',
  trustWhy: 'Tu opinión sincera ayuda; no decide por sí sola.',
  trustAnswers: {
    yes: 'Sí',
    withDoubts: 'Sí, pero con dudas',
    no: 'No',
  } satisfies Record<TrustAnswer, string>,
  words: '¿Hay algo que debamos saber?',
  wordsHint: 'Opcional. Cómo trata a los animales, en qué convendría acompañarla.',
  send: 'Enviar mi respuesta',
  wrong: 'Revisa lo que falta',
  failed: 'No pudimos guardar tu respuesta. Inténtalo otra vez en unos minutos.',
  tooMany: 'Llegaron demasiados intentos desde tu conexión. Espera unos minutos.',
  no: {
    title: '¿Prefieres no contestar?',
    text: 'Está bien, y no tienes que decir por qué.',
    decline: 'Prefiero no contestar',
    forgetText:
      'También podemos borrar tu nombre y tu correo de esta solicitud y no volver a escribirte como referencia.',
    forget: 'Borrar mis datos',
  },
  answered: {
    title: '¡Gracias!',
    text: 'Guardamos tu respuesta. Ayuda a que la mascota llegue a un buen hogar.',
  },
  declined: {
    title: 'De acuerdo',
    text: 'No te volveremos a preguntar por esta solicitud. Gracias por decirlo.',
  },
  forgotten: {
    title: 'Borramos tus datos',
    text: 'Ya no tenemos tu nombre, tu correo ni tu respuesta en esta solicitud, y no volveremos a escribirte como referencia.',
  },
  expired: {
    title: 'Ya no hace falta contestar',
    text: 'El enlace venció o la solicitud ya se resolvió. Gracias de todos modos.',
  },
  unknown: {
    title: 'Este enlace no sirve o ya venció',
    text: 'Revisa que la dirección esté completa. Si tienes dudas, escríbenos.',
  },
  contact: 'Escribirnos',
  list: {
    title: 'Referencias',
    lead: 'A quien dejó correo le mandamos cuatro preguntas de un minuto. Sus respuestas las leen solo quien decide y los administradores: la familia no las ve.',
    none: 'Todavía no preguntamos a nadie.',
    later: 'Se les puede preguntar mientras revisas la solicitud, platicas o haces la visita.',
    ask: 'Preguntar a las referencias',
    asked: (count: number) =>
      count === 1 ? 'Le escribimos a 1 persona.' : `Les escribimos a ${count} personas.`,
    forgotten: 'Pidió que borráramos sus datos',
    states: {
      asked: (day: string) => `Le preguntamos el ${day}; todavía no contesta.`,
      answered: (day: string) => `Contestó el ${day}`,
      declined: 'Prefirió no contestar.',
      expired: (day: string) => `Le preguntamos el ${day} y no contestó.`,
    },
    knownFor: 'La conoce desde hace',
    how: 'De dónde',
    trust: '¿Le confiaría un animal?',
    words: 'Algo más',
    own: (day: string) => `Le escribimos el ${day}`,
    ownLead:
      'A estas personas les escribimos porque las diste como referencia. Lo que contesten lo leen solo quien decide y los administradores.',
  },
};

export type ReferenceText = typeof es;
