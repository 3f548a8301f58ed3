/** Contact form, newsletter and captcha. */
export const contact = {
  form: {
    name: 'Nombre',
    email: 'Correo',
    subject: 'Asunto',
    message: 'Mensaje',
    send: 'Enviar mensaje',
    sending: 'Enviando…',
    sent: {
      title: '¡Gracias por escribirnos!',
      text: 'Recibimos tu mensaje. Te respondemos a tu correo.',
    },
    privacy: 'Usamos tus datos solo para responderte.',
    privacyLink: 'Aviso de privacidad',
  },
  newsletter: {
    phone: 'Teléfono',
    subscribe: 'Quiero el boletín',
    privacy: 'Usamos tus datos solo para enviarte el boletín.',
    sent: {
      title: '¡Falta un paso!',
      text: 'Te enviamos un correo: ábrelo y confirma tu suscripción. Si no lo ves, revisa tu correo no deseado.',
    },
  },
  failed: {
    title: 'Lo sentimos... ocurrio un error al contactar',
    text: 'nuestro equipo está trabajando en una solución',
  },
  tooMany: {
    title: 'Vas muy rápido',
    text: 'Recibimos muchos mensajes desde tu conexión. Espera unos minutos e inténtalo de nuevo.',
  },
  captcha: {
    first: 'Escribe tu correo para poder enviar.',
    failed: 'No pudimos cargar la verificación. Recarga la página e inténtalo de nuevo.',
  },
  page: {
    write: 'Escríbenos',
    hours: 'Horario',
    places: 'Dónde estamos',
    chat: 'Chatear por WhatsApp',
    follow: 'Síguenos',
    mail: 'Correo',
    phone: 'Teléfono',
  },
};
