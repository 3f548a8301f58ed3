import type { Bilingual, Language } from './language.ts';

/**
 * What people read when a field is not right, as the specification words it, slips of the pen included.
 * Rules name a message by its key, so that one rule speaks both languages. Where the specification gives
 * one language only, the other is ours. What the server alone finds out stands in `error-messages/`: these texts
 * are sent to the browser.
 */
export const messages = {
  required: { es: 'Este campo es requerido', en: 'This field is required' },
  tooLong: { es: 'El texto es demasiado largo', en: 'The text is too long' },
  chooseOption: { es: 'Elije una opción', en: 'Choose one option' },
  chooseAtLeastOne: { es: 'Elige al menos una opción', en: 'Choose at least one option' },
  hoursOfDay: { es: 'Escribe un número de 0 a 24', en: 'Enter a number from 0 to 24' },
  ageOfPerson: { es: 'Escribe un número de 0 a 120', en: 'Enter a number from 0 to 120' },
  referenceUnreachable: {
    es: 'Escribe su teléfono o su correo',
    en: 'Enter their phone or email',
  },
  countOfAnimals: { es: 'Escribe un número de 1 a 20', en: 'Enter a number from 1 to 20' },
  countOfDoses: { es: 'Escribe un número de 1 a 1000', en: 'Enter a number from 1 to 1000' },
  valueInvalid: { es: 'Este valor no es válido', en: 'This value is not valid' },
  exceptionReasonShort: {
    es: 'Cuenta el motivo en al menos 10 letras',
    en: 'Tell the reason in at least 10 letters',
  },
  rangeInverted: {
    es: 'La fecha final es anterior a la inicial: cámbialas o invierte el orden',
    en: 'The end date is before the start date: change them or swap them',
  },
  driveTooYoung: {
    es: 'Todavía es muy chiquito. Espera a que cumpla 3 meses y aparta lugar en otra jornada.',
    en: 'It is too little yet. Wait until it is 3 months old, and book at another drive.',
  },
  driveTooOld: {
    es: 'Desde los 8 años necesita análisis de sangre antes de la anestesia, y aquí no los hacemos. Llévalo a una clínica veterinaria.',
    en: 'From 8 years on it needs blood tests before anesthesia, and we make none here. Take it to a vet clinic.',
  },
  driveTooLight: {
    es: 'Debe pesar al menos 1 kilo para que la anestesia sea segura. Espera unas semanas y pésalo otra vez.',
    en: 'It must weigh at least 1 kilo for anesthesia to be safe. Wait some weeks and weigh it again.',
  },
  drivePregnant: {
    es: 'Si está preñada, primero debe verla un veterinario. Contáctanos y te decimos a dónde ir.',
    en: 'If she is pregnant, a vet has to see her first. Contact us, and we tell you where to go.',
  },
  driveNursing: {
    es: 'Sus crías la necesitan. Espera 2 semanas después de que dejen de mamar y aparta lugar en otra jornada.',
    en: 'Her young need her. Wait until 2 weeks after they stop nursing, and book at another drive.',
  },
  driveInHeat: {
    es: 'En celo sangra más. Espera 2 meses después del celo y aparta lugar en otra jornada.',
    en: 'In heat she bleeds more. Wait until 2 months after her heat, and book at another drive.',
  },
  driveIll: {
    es: 'Primero debe estar sano. Llévalo al veterinario y aparta lugar cuando lleve 2 semanas bien.',
    en: 'It has to be well first. Take it to a vet, and book once it has been well for 2 weeks.',
  },
  driveFlatFaced: {
    es: 'Los de cara chata respiran mal con la anestesia y necesitan una clínica. Llévalo a una clínica veterinaria.',
    en: 'Flat-faced ones breathe badly under anesthesia and need a clinic. Take it to a vet clinic.',
  },
  invalidDate: { es: 'Ingresa una fecha válida', en: 'Enter a valid date' },

  nameRequired: { es: 'El nombre es requerido', en: 'The name is required' },
  petNameNotPlain: {
    es: 'Escribe solo el nombre, sin direcciones de internet, correos ni teléfonos',
    en: 'Write the name alone, without web addresses, emails or phone numbers',
  },
  emailRequired: { es: 'El correo es requerido', en: 'The email is required' },
  emailInvalid: { es: 'Ingresa un correo válido', en: 'Enter a valid email' },
  emailUnchanged: {
    es: 'Ese ya es el correo de tu cuenta',
    en: 'That is the email of your account already',
  },
  emailConfirmationRequired: { es: 'Confirma tu correo', en: 'Confirm your email' },
  emailsDiffer: { es: 'El correo no coinciden', en: 'The emails do not match' },
  phoneRequired: { es: 'El teléfono es requerido', en: 'The celphone is required' },
  noticeContact: {
    es: 'Quita teléfonos, correos y enlaces: los mensajes llegan por esta página',
    en: 'Remove phone numbers, emails and links: messages come through this page',
  },
  noticeReward: {
    es: 'Quita la recompensa o el dinero: atrae a quien extorsiona',
    en: 'Remove the reward or the money: it draws whoever extorts people',
  },
  noticeStreet: {
    es: 'Escribe solo la colonia o el barrio, sin calle ni número',
    en: 'Enter the neighborhood alone, without street or number',
  },
  noticeDay: {
    es: 'Elige un día del último año, hasta hoy',
    en: 'Choose a day of the last year, until today',
  },
  answerInQuestion: {
    es: 'La pregunta no debe decir la respuesta',
    en: 'The question must not tell the answer',
  },
  phoneOrEmailRequired: {
    es: 'Escribe tu teléfono o tu correo',
    en: 'Enter your phone or your email',
  },
  phoneInvalid: { es: 'Ingresa un teléfono válido', en: 'Enter a valid celphone' },
  phoneForeign: {
    es: 'Este teléfono es de otro país. Escribe uno mexicano de 10 dígitos donde podamos localizarte',
    en: 'This is a number from another country. Enter a 10-digit Mexican one where we can reach you',
  },
  phoneForeignOptional: {
    es: 'Este teléfono es de otro país. Escribe uno mexicano de 10 dígitos o deja el campo vacío',
    en: 'This is a number from another country. Enter a 10-digit Mexican one, or leave this empty',
  },
  rfcInvalid: { es: 'Ingresa un RFC válido', en: 'Enter a valid RFC' },

  passwordRequired: { es: 'La contraseña es requerida', en: 'The new password is required' },
  passwordConfirmationRequired: { es: 'Confirma tú contraseña', en: 'The confirm your password' },
  passwordsDiffer: { es: 'Las contraseñas no coinciden', en: 'The passwords do not match' },
  currentPasswordRequired: {
    es: 'La contraseña actual es requerida',
    en: 'Current password is required',
  },

  passwordTooShort: {
    es: 'La contraseña debe tener al menos 8 caracteres',
    en: 'The password must have at least 8 characters',
  },
  passwordTooLong: {
    es: 'La contraseña puede tener hasta 1,024 caracteres',
    en: 'The password can have up to 1,024 characters',
  },
  codeRequired: {
    es: 'Escribe el código de tu aplicación de autenticación',
    en: 'Enter the code of your authenticator app',
  },
  readOnly: { es: 'Este dato no se puede cambiar aquí', en: 'This cannot be changed here' },
  avatarFormat: { es: 'Sube una foto en JPG o PNG', en: 'Upload a photo as JPG or PNG' },

  donationTooSmall: {
    es: 'El valor mínimo admitido son $100.00 MXN',
    en: 'The minimum amount is $100.00 MXN',
  },
  amountInvalid: {
    es: 'Ingresa un monto válido, con hasta dos decimales',
    en: 'Enter a valid amount, with up to two decimals',
  },
  subjectRequired: { es: 'El asunto es requerido', en: 'The subject is required' },
  messageRequired: { es: 'El mensaje es requerido', en: 'The message is required' },
  messageTooLong: {
    es: 'El mensaje puede tener hasta 5,000 caracteres',
    en: 'The message can have up to 5,000 characters',
  },

  weightInvalid: {
    es: 'Ingresar solo el valor numerico del peso en KG',
    en: 'Enter only the numeric value of the weight in KG',
  },
  microchipInvalid: {
    es: 'Un microchip tiene 15 dígitos; los antiguos, 9 dígitos o 10 letras y dígitos',
    en: 'A microchip has 15 digits; older ones, 9 digits or 10 letters and digits',
  },
  ageInvalid: {
    es: 'Ingresar solo el valor entero de la edad',
    en: 'Enter only the whole number of the age',
  },
  birthDateInvalid: {
    es: 'Escribe una fecha de nacimiento real, de hoy o anterior',
    en: 'Enter a real date of birth, today or earlier',
  },
  vaccinesTooShort: { es: 'Mínimo 15 caracteres', en: 'At least 15 characters' },
  fileNotPermitted: { es: 'Archivo no admitido', en: 'File type not permitted' },
  pictureRequired: {
    es: 'Agrega al menos una foto o un video',
    en: 'Add at least one photo or video',
  },
  certificateRequired: {
    es: 'Agrega el certificado de esterilización',
    en: 'Add the certificate of sterilization',
  },
  contractFormat: { es: 'El contrato debe ser un PDF', en: 'The contract must be a PDF' },
  pictureBroken: {
    es: 'No pudimos abrir la foto: parece dañada o incompleta',
    en: 'We could not open the photo: it seems damaged or incomplete',
  },
  pictureFormat: {
    es: 'Archivo no admitido: sube una foto en JPG, PNG, GIF, WebP o AVIF',
    en: 'File type not permitted: upload a photo as JPG, PNG, GIF, WebP or AVIF',
  },
  photoHeic: {
    es: 'No podemos abrir esta foto HEIC. En tu iPhone elige Ajustes > Cámara > Formatos > Más compatible y tómala otra vez, o manda una captura de pantalla de la foto',
    en: 'We cannot open this HEIC photo. On your iPhone choose Settings > Camera > Formats > Most Compatible and take it again, or send a screenshot of the photo',
  },
  fileEmpty: { es: 'El archivo está vacío', en: 'The file is empty' },
  fileTooLarge: { es: 'El archivo pesa más de 40 MB', en: 'The file is larger than 40 MB' },
  statusUnchanged: {
    es: 'Debes seleccionar un estado diferente',
    en: 'You must select a different state',
  },
  streetInvalid: { es: 'Ingresa una calle válida', en: 'Enter a valid street' },
  postalCodeInvalid: { es: 'Ingresa un código postal válido', en: 'Enter a valid postal code' },
  postalCodeNotFiveDigits: {
    es: 'El código postal debe tener 5 dígitos',
    en: 'The ZIP code must be 5 digits',
  },
  timeInvalid: { es: 'Ingresa una hora válida', en: 'Enter a valid time' },
  eventEndsTooSoon: {
    es: 'El evento debe terminar después de que empieza',
    en: 'The event must end after it begins',
  },
  eventDateTooFar: {
    es: 'La fecha del evento está demasiado lejos: revisa el año',
    en: 'The date of the event is too far away: check the year',
  },
  commentRequired: {
    es: 'Explica qué hay que corregir',
    en: 'Explain what has to be corrected',
  },
  validUntilPast: {
    es: 'Para un documento válido, elige hoy o una fecha futura',
    en: 'For a valid document, choose today or a date to come',
  },
  contractRequired: {
    es: 'Debes subir el documento del contrato',
    en: 'You must upload the contract document',
  },
} as const satisfies Record<string, Bilingual>;

export type MessageKey = keyof typeof messages;

const isMessageKey = (text: string): text is MessageKey => Object.hasOwn(messages, text);

/** The words of a message key; a plain sentence comes back as it is. */
export function messageText(message: string, language: Language): string {
  return isMessageKey(message) ? messages[message][language] : message;
}

/** What a schema of `domain/` finds wrong: its messages are keys, save where it did not expect to be asked at all. */
export const messageKeyOf = ({ message }: { message: string }): MessageKey =>
  isMessageKey(message) ? message : 'valueInvalid';
