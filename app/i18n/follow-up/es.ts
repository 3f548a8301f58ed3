import type { FollowUpAnswer, FollowUpState, FollowUpStep } from '#domain/adoption/follow-up.ts';

const steps: Record<FollowUpStep, string> = {
  days3: 'A los 3 días',
  weeks3: 'A las 3 semanas',
  months3: 'A los 3 meses',
  year1: 'Al año',
};

const states: Record<FollowUpState, string> = {
  planned: 'Por enviar',
  asked: 'Enviado, sin respuesta todavía',
  answered: 'Respondido',
  expired: 'Sin respuesta',
  ended: 'No se envió o terminó',
};

const answers: Record<FollowUpAnswer, string> = {
  well: 'Todo va bien',
  doubts: 'Tengo algunas dudas',
  help: 'Necesito ayuda',
  notWorking: 'No está funcionando',
};

/** What follows an adoption, as the family and whoever looks after the pet read it. */
export const es = {
  title: 'Cuéntanos cómo va',
  description: 'Contesta con un toque cómo va tu mascota: no hace falta iniciar sesión.',
  and: ' y ',
  aPet: 'tu mascota',
  question: (pets: string) => `¿Cómo va ${pets}?`,
  lead: 'Basta con un toque. No hay respuestas malas: si algo cuesta trabajo, queremos ayudar.',
  choose: 'Tu respuesta',
  answers,
  notWorkingHint:
    'A veces una adopción no resulta, y decirlo es cuidar bien. Nadie te va a juzgar: quien rescató a tu mascota te llamará para buscar juntos lo mejor.',
  thanks: {
    well: {
      title: '¡Qué gusto!',
      text: (pets: string) => `Gracias por contarnos que ${pets} está bien. Nos alegra mucho.`,
    },
    doubts: {
      title: 'Gracias por contarnos',
      text: () =>
        'Las dudas son normales. Escríbelas aquí abajo y quien rescató a tu mascota las verá en tu solicitud.',
    },
    help: {
      title: 'Ya avisamos',
      text: (pets: string) =>
        `Quien rescató a ${pets} acaba de recibir un correo y te buscará pronto. Si es una emergencia médica, ve ahora mismo con un veterinario.`,
    },
    notWorking: {
      title: 'Gracias por decirlo a tiempo',
      text: (pets: string) =>
        `Quien rescató a ${pets} acaba de recibir un correo y te llamará con calma. Mientras tanto, sigue cuidando a ${pets} en casa.`,
    },
  } satisfies Record<FollowUpAnswer, { title: string; text: (pets: string) => string }>,
  words: '¿Quieres contarnos más?',
  wordsHint: 'Opcional. Lo lee quien rescató a tu mascota.',
  send: 'Enviar',
  sent: 'Lo recibimos. Gracias.',
  change: 'Cambiar mi respuesta',
  changeUntil: (moment: string) => `Puedes cambiar tu respuesta hasta: ${moment}`,
  closed: {
    title: 'Este seguimiento ya terminó',
    text: 'Gracias por acompañarnos. Si necesitas algo, escríbenos cuando quieras.',
  },
  used: {
    title: 'Este enlace ya no sirve',
    text: 'El enlace vence después de un tiempo. Si adoptaste con nosotros, entra a tu solicitud; y si necesitas ayuda, escríbenos.',
  },
  contact: 'Escribirnos',
  toApplications: 'Mis solicitudes',
  sterilization: {
    title: 'Esterilización',
    lead: 'Acuerden una fecha con la familia: le avisamos dos semanas antes y ese día.',
    none: (pet: string) => `${pet}: sin esterilizar y sin fecha acordada.`,
    due: (pet: string, day: string) => `${pet}: acordada a más tardar el ${day}.`,
    done: (pet: string, day: string) => `${pet}: registrada el ${day}.`,
    day: (pet: string) => `Fecha acordada para ${pet}`,
    save: 'Guardar fecha',
    confirm: (pet: string) => `Ya se hizo: registrar la de ${pet}`,
    proof: 'Antes de registrarla, pide ver el certificado.',
    family: 'Cuando esté hecha, muestra el certificado a quien rescató a tu mascota.',
  },
  list: {
    title: 'Después de la adopción',
    lead: 'Preguntamos cómo va a los 3 días, a las 3 semanas, a los 3 meses y al año.',
    steps,
    states,
    on: (day: string) => `el ${day}`,
    answered: (moment: string) => `Contestó el ${moment}`,
    answer: 'Contestar',
    change: 'Cambiar mi respuesta',
  },
};

export type FollowUpText = typeof es;
