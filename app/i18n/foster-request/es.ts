/** What a mail's link shows to a foster home. */
export const es = {
  title: '¿Puedes recibirlos?',
  description: 'Una pregunta a tu hogar temporal.',
  heading: (animals: string) => `¿Puedes recibir a ${animals}?`,
  lead: (author: string) => `${author || 'Quien pregunta'} nos cuenta:`,
  until: (moment: string) => `Fecha límite para contestar: ${moment}`,
  yes: 'Sí, puedo',
  no: 'Esta vez no',
  note: 'Preguntamos a varios hogares: el primero que diga que sí los recibe. La respuesta se da una sola vez. Si dices que sí, quien pregunta verá tu nombre, correo, teléfono y ciudad.',
  failed: 'No se pudo guardar tu respuesta. Inténtalo otra vez.',
  tooMany: 'Son demasiados intentos. Espera unos minutos y vuelve a intentarlo.',
  unknown: {
    title: 'Este enlace no sirve',
    text: 'Puede estar cortado, o la pregunta ya se borró. Si recibiste un correo, abre el enlace completo.',
  },
  answered: {
    yes: (author: string) => ({
      title: '¡Gracias! Fuiste el primer hogar en decir que sí',
      text: `${author || 'Quien preguntó'} ya lo sabe y te escribirá o llamará para ponerse de acuerdo.`,
    }),
    late: () => ({
      title: 'Ya se resolvió: otro hogar dijo que sí antes',
      text: 'Gracias por decir que sí. La próxima vez te preguntamos otra vez; hoy no tienes que hacer nada.',
    }),
    no: () => ({
      title: 'Gracias por contestar',
      text: 'No pasa nada: decir que no también ayuda, porque buscamos a alguien más.',
    }),
  },
  closed: {
    solved: {
      title: 'Ya se resolvió',
      text: 'Otro hogar los va a recibir. No tienes que hacer nada; gracias por estar ahí.',
    },
    expired: {
      title: 'Esta pregunta ya venció',
      text: 'Ya pasó el momento en que hacía falta la respuesta. Gracias por abrirla.',
    },
    cancelled: {
      title: 'Ya no hace falta',
      text: 'Quien preguntó ya no busca un hogar. No tienes que hacer nada.',
    },
  },
};

export type FosterRequestText = typeof es;
