import type { SetupFact, SetupItem, SetupKeeper } from '#domain/operations/setup.ts';

interface ItemText {
  title: string;
  missing: string;
  done: string;
}

/** What a new portal needs, for whoever administers it. */
export const es = {
  title: 'Puesta en marcha',
  left: (count: number, all: number) =>
    count === 1
      ? `Falta 1 de ${all} cosas para que el portal esté listo.`
      : `Faltan ${count} de ${all} cosas para que el portal esté listo.`,
  ready: 'Todo lo necesario está hecho.',
  doneList: (count: number) => (count === 1 ? 'Hecho: 1' : `Hechos: ${count}`),
  optionalList: 'Si lo necesitas',
  states: { done: 'Hecho', missing: 'Falta', unknown: 'No se pudo revisar' },
  who: 'Quién',
  keepers: {
    you: 'Tú, desde aquí',
    server: 'Quien cuida el servidor',
    treasurer: 'Tú, con tesorería',
    lawyer: 'Tú, con una abogada o un abogado',
  } satisfies Record<SetupKeeper, string>,
  variables: 'En el servidor',
  orVariables: 'O quien cuida el servidor, en',
  go: 'Abrir',
  goTo: (title: string) => `Abrir: ${title}`,
  try: 'Probar',
  tryMail: 'Enviarme un correo de prueba',
  trying: 'Probando…',
  worked: 'Funciona.',
  failed: 'No funcionó.',
  facts: {
    mailSent: 'Te enviamos un correo: revisa tu bandeja.',
    mailKeptHere: 'El correo quedó en una carpeta del servidor: todavía no se envía.',
    liveKey: 'La llave es real: cobra dinero de verdad.',
    testKey: 'La llave es de prueba: no cobra dinero.',
    readsPayments: 'El proveedor acepta la llave y deja consultar pagos.',
    checksDocuments:
      'El proveedor acepta la cuenta: recibió un comprobante sin sello, que no se puede timbrar, y lo rechazó como debe.',
    testStamps: 'Sus timbres son de prueba: no tienen valor fiscal.',
    liveStamps: 'Sus timbres tienen valor fiscal.',
    mailboxOpens: 'El portal entró al buzón y abrió la bandeja de entrada.',
    mailboxUnreachable:
      'El servidor del buzón no responde: revisa su nombre y su puerto en INBOUND_IMAP_URL.',
    mailboxUnsafe: 'El certificado del servidor del buzón no es válido para ese nombre.',
    mailboxSignInRefused:
      'El buzón rechazó el usuario o la contraseña. Algunos proveedores piden una contraseña de aplicación, o que se active IMAP.',
    mailboxWithoutInbox: 'El portal entró, pero no pudo abrir la bandeja de entrada.',
  } satisfies Record<SetupFact, string>,
  items: {
    address: {
      title: 'Dirección segura (https)',
      missing:
        'Los enlaces de los correos llevan a la dirección del portal, y sin https los navegadores advierten a las visitas.',
      done: 'El portal tiene su dirección con https.',
    },
    mail: {
      title: 'Correo que sale',
      missing: 'Sin un servidor de correo nadie recibe enlaces para entrar, recibos ni avisos.',
      done: 'El servidor de correo responde. Prueba que un correo te llegue.',
    },
    organisation: {
      title: 'Datos de la organización',
      missing:
        'Nombre, domicilio, horario y correos: aparecen en las páginas, los correos y los documentos.',
      done: 'Los datos están publicados.',
    },
    secondFactor: {
      title: 'Tu verificación en dos pasos',
      missing:
        'Con tu cuenta se puede todo: protégela con un código de tu teléfono o con una llave de acceso.',
      done: 'Tu cuenta pide algo más que la contraseña.',
    },
    secondAdministrator: {
      title: 'Una segunda persona que administre',
      missing: 'Si pierdes tu teléfono y tus códigos, alguien más puede devolverte el acceso.',
      done: 'Hay más de una persona que administra.',
    },
    backups: {
      title: 'Respaldos comprobados',
      missing:
        'Cada respaldo programado se comprueba los domingos. Este punto se marca con la primera comprobación.',
      done: 'Hay un respaldo y se comprobó que se puede restaurar.',
    },
    legalTexts: {
      title: 'Aviso de privacidad y términos',
      missing: 'Revísalos con una abogada o un abogado, escribe quién es responsable y publícalos.',
      done: 'Ambos están publicados por ustedes.',
    },
    firstTexts: {
      title: 'Textos como vinieron',
      missing:
        'Algunos textos siguen como vinieron con el portal: léelos y publícalos con lo que es cierto de ustedes.',
      done: 'Alguien de la organización publicó todos los textos.',
    },
    claims: {
      title: 'Lo que el portal afirma de ustedes',
      missing:
        'Las páginas dicen, por ejemplo, qué parte de las utilidades llega a los centros: confirma que es verdad, cámbialo o bórralo.',
      done: 'Lo que dice el portal está confirmado.',
    },
    whatsapp: {
      title: 'WhatsApp',
      missing: 'Con un número, las páginas muestran el chat y el teléfono de emergencias.',
      done: 'Hay un número.',
    },
    pets: {
      title: 'Sus animales',
      missing: 'Súbelos desde una tabla, o regístralos uno por uno.',
      done: 'Ya hay animales registrados.',
    },
    stripe: {
      title: 'Donativos con tarjeta (Stripe)',
      missing: 'Sin sus llaves no se puede donar con tarjeta.',
      done: 'Sus llaves están puestas.',
    },
    paypal: {
      title: 'Donativos con PayPal',
      missing: 'Sin sus llaves no se puede donar con PayPal.',
      done: 'Sus llaves están puestas.',
    },
    conekta: {
      title: 'Donativos en efectivo (OXXO, con Conekta)',
      missing: 'Sin sus llaves no se puede donar en efectivo.',
      done: 'Sus llaves están puestas.',
    },
    issuer: {
      title: 'Emisor de facturas y su sello (CSD)',
      missing:
        'Para dar recibos deducibles: el RFC, la autorización como donataria y los archivos del sello.',
      done: 'Hay un emisor con su sello.',
    },
    stamping: {
      title: 'Timbrado de facturas (PAC)',
      missing: 'Sin un proveedor de certificación, las facturas no tienen valor fiscal.',
      done: 'Un proveedor de certificación timbra las facturas.',
    },
    inboundMail: {
      title: 'Correo que llega',
      missing: 'Para que las respuestas a los mensajes y los papeles por correo entren al portal.',
      done: 'El portal recibe correo.',
    },
  } satisfies Record<SetupItem, ItemText>,
  count: (count: number) => (count === 1 ? '1 texto' : `${count} textos`),
};

export type SetupText = typeof es;
