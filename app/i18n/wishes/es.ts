/** Being told of new pets: asking for it, and what was asked for. */
export const es = {
  tellMe: {
    title: 'Avísame cuando lleguen mascotas así',
    description:
      'Te avisamos por correo, a lo más una vez al día, cuando lleguen mascotas como las que buscas.',
    lead: 'Te escribimos a lo más una vez al día, y solo si hay mascotas nuevas como las que buscas. Dura seis meses y lo terminas cuando quieras.',
    wanted: 'Qué buscas',
    anything: {
      adoption: 'Todas las mascotas en adopción',
      rehabilitation: 'Todas las mascotas en rehabilitación',
    },
    programmes: { adoption: 'En adopción', rehabilitation: 'En rehabilitación' },
    change: 'Cambiar lo que busco',
    ignored: 'Una parte de lo que pediste no la entendimos y no la tomamos en cuenta.',
  },
  form: {
    email: 'Correo electrónico',
    send: 'Avísame',
    sending: 'Enviando…',
    captcha: 'Espera un momento: confirmamos que no eres un robot.',
    sent: 'Revisa tu correo',
    sentText:
      'Te mandamos un enlace para confirmar. Si no llega en unos minutos, busca en el correo no deseado.',
    privacy: 'Usamos tu correo solo para estos avisos y lo borramos cuando termina el último.',
    own: 'Te avisaremos al correo de tu cuenta.',
    kept: 'Listo: te avisaremos',
    keptText: 'Lo encuentras en «Mis avisos», en tu cuenta.',
    mine: 'Ver mis avisos',
  },
  plain: {
    confirmed: 'Listo: te avisaremos por correo.',
    ended: 'Terminaron todos tus avisos y borramos tu correo.',
    gone: 'Estos avisos ya terminaron o el enlace no sirve.',
    full: 'Ya tienes todos los avisos que caben. Termina alguno para pedir otro.',
    tooMany: 'Son demasiados intentos. Espera unos minutos.',
    failed: 'No pudimos guardarlo. Inténtalo de nuevo en un momento.',
  },
  device: {
    title: 'También en este dispositivo',
    lead: 'Además del correo, te avisamos con una notificación, a lo más una vez al día. No dice qué buscas.',
    ask: 'Avisarme en este dispositivo',
    on: 'Este dispositivo recibe avisos.',
    off: 'Quitar de este dispositivo',
    others: (count: number) =>
      count === 1 ? 'Un dispositivo recibe avisos.' : `${count} dispositivos reciben avisos.`,
    offAll: 'Quitar de todos los dispositivos',
    denied:
      'Tu navegador no permite notificaciones de este sitio. Puedes cambiarlo en sus ajustes.',
    failed: 'Tu navegador no pudo activar los avisos. Inténtalo más tarde.',
    install: 'En iPhone y iPad, primero agrega el sitio a tu pantalla de inicio.',
  },
  list: {
    title: 'Mis avisos',
    description: 'De qué mascotas nuevas quieres que te avisemos por correo.',
    lead: 'Te escribimos a lo más una vez al día, y solo si hay mascotas nuevas como las que buscas.',
    empty: 'No tienes avisos',
    emptyText: 'Filtra la lista de mascotas y toca «Avísame si llegan más».',
    see: 'Ver mascotas',
    gone: 'Aquí ya no hay avisos',
    goneText: 'Terminaron o ya no valen. Puedes pedir otros cuando quieras.',
    pending: 'Falta que lo confirmes',
    until: (day: string) => `Hasta el ${day}`,
    confirm: 'Sí, avísenme',
    extend: 'Conservar seis meses más',
    end: 'Terminar',
    endOf: (wish: string) => `Terminar el aviso: ${wish}`,
    confirmed: 'Listo: te avisaremos por correo.',
    extended: 'Listo: dura seis meses a partir de hoy.',
    endTitle: '¿Terminar este aviso?',
    endText: 'Ya no te escribiremos de estas mascotas.',
    endAll: 'Terminar todos mis avisos',
    endAllTitle: '¿Terminar todos tus avisos?',
    endAllText: 'Borramos tu correo y no te escribiremos más sobre mascotas nuevas.',
    showAll: 'Ver estas mascotas',
  },
};

export type WishesText = typeof es;
