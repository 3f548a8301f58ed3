import type { Bilingual } from '../language.ts';

/** Any call: how it is made, what it names, and whether there is time and room for it. */
export const requestErrors = {
  // The Spanish of these three is the specification's.
  invalid: { es: 'Los datos dados no eran válidos.', en: 'The given data was not valid.' },
  notFound: { es: 'No hay resultados de consulta [{what}].', en: 'No query results for [{what}].' },
  unexpected: { es: 'Lo sentimos ocurrio un error...', en: 'Sorry, an error occurred...' },
  unavailable: { es: 'Lo sentimos ocurrio un error...', en: 'Sorry, an error occurred...' },

  malformed: { es: 'La solicitud no se entiende.', en: 'The request cannot be understood.' },
  bodyNotJson: {
    es: 'El cuerpo de la solicitud no es JSON válido.',
    en: 'The body of the request is not valid JSON.',
  },
  bodyNotObject: {
    es: 'El cuerpo de la solicitud debe ser un objeto JSON.',
    en: 'The body of the request must be a JSON object.',
  },
  bodyTooDeep: {
    es: 'La solicitud está anidada con demasiada profundidad.',
    en: 'The request is nested too deeply.',
  },
  keyRefused: {
    es: 'La solicitud usa una llave que no se admite.',
    en: 'The request uses a key that is not permitted.',
  },
  characterRefused: {
    es: 'El texto lleva un carácter que no se admite.',
    en: 'The text holds a character that is not permitted.',
  },
  bodyIncomplete: {
    es: 'La solicitud llegó incompleta.',
    en: 'The request arrived incomplete.',
  },
  tooLarge: { es: 'La solicitud es demasiado grande.', en: 'The request is too large.' },
  addressTooLong: {
    es: 'La dirección es demasiado larga.',
    en: 'The address is too long.',
  },
  tooManyParameters: {
    es: 'La dirección lleva demasiados parámetros.',
    en: 'The address holds too many parameters.',
  },
  unsupportedMedia: {
    es: 'La solicitud debe ser JSON (application/json).',
    en: 'The request must be JSON (application/json).',
  },
  tooSlow: {
    es: 'La conexión es demasiado lenta o se interrumpió. Inténtalo de nuevo.',
    en: 'The connection is too slow or was interrupted. Please try again.',
  },
  tooManyRequests: {
    es: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
    en: 'Too many attempts. Wait a moment and try again.',
  },
  tooManyAtOnce: {
    es: 'Espera a que termine lo que ya pediste e inténtalo de nuevo.',
    en: 'Wait until what you have already asked for is done, and try again.',
  },
  jobForgotten: {
    es: 'No se puede reintentar: llevaba un enlace que borramos por seguridad',
    en: 'It cannot be tried again: it held a link that we deleted for safety',
  },
  tooBusy: {
    es: 'Estamos muy ocupados. Intenta de nuevo en un momento.',
    en: 'We are very busy. Please try again in a moment.',
  },
  formOfOtherSite: {
    es: 'Este formulario llegó desde otro sitio.',
    en: 'This form came from another site.',
  },
  parameterUnknown: {
    es: 'Este parámetro no existe o su valor no se entiende.',
    en: 'There is no such parameter, or its value means nothing.',
  },
  idempotencyKeyInvalid: {
    es: 'Idempotency-Key debe tener de 8 a 255 caracteres visibles de ASCII',
    en: 'Idempotency-Key must be 8 to 255 visible ASCII characters',
  },
  idempotencyKeyReused: {
    es: 'Esa Idempotency-Key ya se usó para otra solicitud',
    en: 'This Idempotency-Key has been used for another request',
  },
  idempotentCallUnderWay: {
    es: 'Todavía estamos atendiendo esta solicitud: intenta de nuevo en un momento',
    en: 'We are still working on this request: please try again in a moment',
  },
  unknownAction: { es: 'La acción no existe.', en: 'There is no such action.' },
  methodNotAllowed: {
    es: 'Esta acción se llama con POST.',
    en: 'This action is called with POST.',
  },

  fieldUnknown: { es: 'Este campo no existe aquí.', en: 'There is no such field here.' },
  textExpected: { es: 'Aquí va un texto.', en: 'This takes a text.' },
  numberExpected: { es: 'Aquí va un número.', en: 'This takes a number.' },
  wholeNumberExpected: { es: 'Aquí va un número entero.', en: 'This takes a whole number.' },
  flagExpected: {
    es: 'Aquí va sí o no (true o false).',
    en: 'This takes yes or no (true or false).',
  },
  listExpected: { es: 'Aquí va una lista.', en: 'This takes a list.' },
  objectExpected: {
    es: 'Aquí va un objeto con sus campos.',
    en: 'This takes an object with its fields.',
  },
  textTooLong: {
    es: 'El texto es demasiado largo: caben {most} letras.',
    en: 'The text is too long: there is room for {most} characters.',
  },
  textTooShort: {
    es: 'El texto es demasiado corto: escribe al menos {least} letras.',
    en: 'The text is too short: write at least {least} characters.',
  },
  listTooLong: {
    es: 'Son demasiados: a lo más {most}.',
    en: 'These are too many: at most {most}.',
  },
  listTooShort: { es: 'Faltan: al menos {least}.', en: 'These are too few: at least {least}.' },
  numberTooLarge: {
    es: 'El número es demasiado grande: a lo más {most}.',
    en: 'The number is too large: at most {most}.',
  },
  numberTooSmall: {
    es: 'El número es demasiado pequeño: al menos {least}.',
    en: 'The number is too small: at least {least}.',
  },
  choiceUnknown: {
    es: 'Elige una de estas opciones: {choices}.',
    en: 'Choose one of these: {choices}.',
  },
  schemaUnknown: { es: 'El esquema no existe.', en: 'There is no such schema.' },
  seriesUnknown: { es: 'La serie no existe.', en: 'There is no such series.' },
  schemaWithoutAction: {
    es: 'El esquema no admite esta acción.',
    en: 'The schema does not permit this action.',
  },
  transitionUnknown: {
    es: 'El cambio de estado no existe para este tipo de documento.',
    en: 'There is no such transition for this kind of document.',
  },
  transitionNotAllowed: {
    es: 'El documento ya no está en un estado que permita este cambio.',
    en: 'The document is not in a state that allows this transition.',
  },
  queryFieldUnknown: {
    es: 'El campo no existe o no se puede usar aquí.',
    en: 'There is no such field, or it cannot be used here.',
  },
  operatorUnknown: {
    es: 'El operador no existe o no sirve para este campo.',
    en: 'There is no such operator, or it does not fit this field.',
  },
  collationUnknown: { es: 'La colación no existe.', en: 'There is no such collation.' },
  relationUnknown: { es: 'La relación no existe.', en: 'There is no such relation.' },
  valueMistyped: {
    es: 'El valor no es del tipo que este campo y operador piden.',
    en: 'The value is not of the type that this field and operator ask for.',
  },
  tooManyValues: {
    es: 'Las listas de una consulta tienen en conjunto a lo más {most} valores.',
    en: 'The lists of a query have at most {most} values together.',
  },
  conditionTooCostly: {
    es: 'Este filtro revisaría demasiado texto: busca un texto más corto, o compara con «=» o «in»',
    en: 'This filter would look through too much text: search for a shorter one, or compare with "=" or "in"',
  },
  queryTooCostly: {
    es: 'La consulta pide demasiado a la vez: deja menos filtros que busquen dentro de los textos, u ordena por menos campos',
    en: 'The query asks for too much at once: use fewer filters that look inside texts, or order by fewer fields',
  },

  alreadyExists: { es: 'Ese registro ya existe.', en: 'That record already exists.' },
  relatedRecord: {
    es: 'El registro depende de otro que no existe o que todavía se usa.',
    en: 'The record depends on another one that does not exist or is still in use.',
  },
  databaseBusy: { es: 'La base de datos está ocupada.', en: 'The database is busy.' },
  databaseAway: {
    es: 'La base de datos no responde por el momento. Intenta de nuevo en un momento.',
    en: 'The database is not answering right now. Please try again in a moment.',
  },
  outcomeUnknown: {
    es: 'Se perdió la conexión mientras guardábamos, y no sabemos si tu cambio quedó. Revísalo antes de intentar de nuevo.',
    en: 'The connection was lost while we were saving, and we do not know whether your change was saved. Please check before you try again.',
  },
  paymentKeyForm: {
    es: 'No tiene la forma de esta llave: cópiala completa, sin espacios, del panel del proveedor',
    en: 'It does not look like this key: copy it whole, without spaces, from the provider’s dashboard',
  },
  paymentKeyMode: {
    es: 'Una llave es de prueba y la otra de verdad: usa las dos del mismo modo',
    en: 'One key is for tests and the other one is live: use two of the same mode',
  },
  mailHost: {
    es: 'Escribe el nombre del servidor, como smtp.ejemplo.mx',
    en: 'Enter the server’s name, such as smtp.example.com',
  },
  mailPort: {
    es: 'Elige uno de los puertos por los que sale el correo: 587, 465, 2525 o 25',
    en: 'Choose one of the ports that mail leaves by: 587, 465, 2525 or 25',
  },
  paymentKeysRefused: {
    es: 'El proveedor no acepta estas llaves. No se guardaron: cópialas otra vez de su panel.',
    en: 'The provider does not take these keys. They were not stored: copy them again from its dashboard.',
  },
  paymentKeysUntried: {
    es: 'El proveedor no contestó, así que las llaves no se probaron ni se guardaron. Inténtalo en unos minutos.',
    en: 'The provider did not answer, so the keys were neither tried nor stored. Try again in a few minutes.',
  },
  settingOfServer: {
    es: 'Este ajuste lo fija el servidor: pide a quien lo cuida que lo cambie o lo quite ahí.',
    en: 'The server sets this: ask whoever looks after it to change it or take it out there.',
  },
  settingNotDays: {
    es: 'Escribe un número de días, de 1 a 60',
    en: 'Write a number of days, from 1 to 60',
  },
  settingNotFee: {
    es: 'Escribe pesos enteros: 0, o de 100 a 20000',
    en: 'Enter whole pesos: 0, or from 100 to 20000',
  },
  settingNotDeposit: {
    es: 'Escribe pesos enteros: 0, o de 100 a 5000',
    en: 'Enter whole pesos: 0, or from 100 to 5000',
  },
  settingNotPercent: {
    es: 'Escribe un porcentaje de 1 a 100',
    en: 'Enter a percentage from 1 to 100',
  },
  settingNotSatProduct: {
    es: 'Escribe los ocho dígitos de la clave',
    en: 'Enter the eight digits of the key',
  },
  settingNotPesos: {
    es: 'Escribe pesos sin centavos, entre 100 y 20,000,000',
    en: 'Enter whole pesos, between 100 and 20,000,000',
  },
  settingNotHttps: {
    es: 'Escribe una dirección que empiece con https://',
    en: 'Enter an address that begins with https://',
  },
  setupNotTried: {
    es: 'Todavía no está configurado, así que no hay nada que probar.',
    en: 'It is not configured yet, so there is nothing to try.',
  },
  databaseFull: {
    es: 'No queda espacio para guardar.',
    en: 'There is no room left to save anything.',
  },
  databaseTooSlow: {
    es: 'La base de datos tardó demasiado. Intenta con una búsqueda más sencilla, o en un momento.',
    en: 'The database took too long. Try a simpler search, or try again in a moment.',
  },
} as const satisfies Record<string, Bilingual>;
