import type { FollowUpAnswer, FollowUpState, FollowUpStep } from '#domain/adoption/follow-up.ts';
import { followUpSchedule } from '#domain/adoption/follow-up.ts';

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
  ended: 'Ya no hace falta',
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
  question: (pets: string, areSeveral: boolean) => `¿Cómo ${areSeveral ? 'van' : 'va'} ${pets}?`,
  lead: 'Basta con un toque. No hay respuestas malas: si algo cuesta trabajo, queremos ayudar.',
  choose: 'Tu respuesta',
  answers,
  notWorkingHint:
    'A veces una adopción no resulta, y decirlo es cuidar bien. Nadie te va a juzgar: quien rescató a tu mascota te buscará para encontrar juntos lo mejor.',
  thanks: {
    well: {
      title: '¡Qué gusto!',
      text: (pets: string, areSeveral: boolean) =>
        `Gracias por contarnos que ${pets} ${areSeveral ? 'están' : 'está'} bien. Nos alegra mucho.`,
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
        `Quien rescató a ${pets} acaba de recibir un correo y te buscará para platicar con calma. Mientras tanto, sigue cuidando a ${pets} en casa.`,
    },
  } satisfies Record<
    FollowUpAnswer,
    { title: string; text: (pets: string, areSeveral: boolean) => string }
  >,
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
  photos: {
    title: 'Fotos en su nueva casa',
    family:
      'Las ven quien rescató a tu mascota y los administradores. Una foto solo aparece en la página pública si das permiso, y puedes retirarlo cuando quieras.',
    rescuer:
      'Las mandó la familia. Solo puedes mostrar en la página pública las que ella permitió; antes revisa que no se vean personas, direcciones ni placas.',
    photo: (number: number) => `Foto ${number}`,
    open: (number: number) => `Abrir la foto ${number}`,
    add: '¿Nos mandas fotos?',
    addHint:
      'Opcional, hasta 6. Les quitamos la ubicación. Las ven quien rescató a tu mascota y los administradores.',
    invitation: 'Toca para elegir fotos',
    camera: 'Tomar una foto',
    sending: 'Enviando…',
    sent: (count: number) =>
      count === 1 ? 'Recibimos 1 foto. ¡Gracias!' : `Recibimos ${count} fotos. ¡Gracias!`,
    allow: (pets: string) => `Permito que mis fotos se muestren en la página pública de ${pets}`,
    allowHint:
      'Sin tu nombre ni ningún dato tuyo. Alguien del equipo las revisa antes. Puedes retirar el permiso cuando quieras en «Mis solicitudes».',
    allowOne: (number: number) => `Permito mostrar la foto ${number} en su página pública`,
    states: {
      private: 'Solo la ven ustedes y el equipo.',
      allowed: 'Con permiso; todavía no se muestra.',
      notAllowed: 'La familia no ha dado permiso para mostrarla.',
      shown: 'Se muestra en su página pública.',
    },
    show: (number: number) => `Mostrar la foto ${number} en su página`,
    hide: (number: number) => `Dejar de mostrar la foto ${number}`,
    remove: (number: number) => `Borrar la foto ${number}`,
    removeTitle: '¿Borrar esta foto?',
    removeText: 'Se borra del portal y de la página pública. No se puede deshacer.',
    removeYes: 'Borrar',
    removeNo: 'Volver',
  },
  list: {
    title: 'Después de la adopción',
    lead: `Preguntamos cómo va ${followUpSchedule.es}.`,
    steps,
    states,
    on: (day: string) => `el ${day}`,
    answered: (moment: string) => `Contestó el ${moment}`,
    answer: 'Contestar',
    change: 'Cambiar mi respuesta',
  },
};

export type FollowUpText = typeof es;
