import type { Bilingual, Language } from './language.ts';

/**
 * What people read when a field is not right, as the specification words it, slips of the pen included.
 * Rules name a message by its key, so that one rule speaks both languages. Where the specification gives
 * one language only, the other is ours.
 */
export const messages = {
  required: { es: 'Este campo es requerido', en: 'This field is required' },
  tooLong: { es: 'El texto es demasiado largo', en: 'The text is too long' },
  chooseOption: { es: 'Elije una opción', en: 'Choose one option' },
  chooseAtLeastOne: { es: 'Elige al menos una opción', en: 'Choose at least one option' },
  invalidDate: { es: 'Ingresa una fecha válida', en: 'Enter a valid date' },

  nameRequired: { es: 'El nombre es requerido', en: 'The name is required' },
  emailRequired: { es: 'El correo es requerido', en: 'The email is required' },
  emailInvalid: { es: 'Ingresa un correo válido', en: 'Enter a valid email' },
  emailsDiffer: { es: 'El correo no coinciden', en: 'The emails do not match' },
  phoneRequired: { es: 'El teléfono es requerido', en: 'The celphone is required' },
  phoneInvalid: { es: 'Ingresa un teléfono válido', en: 'Enter a valid celphone' },
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
  passwordTooWeak: {
    es: 'Esa contraseña es fácil de adivinar: usa varias palabras o hazla más larga',
    en: 'That password is easy to guess: use several words or make it longer',
  },
  passwordIncorrect: {
    es: 'La contraseña no es correcta',
    en: 'The password is not correct',
  },
  credentialsIncorrect: {
    es: 'El correo o la contraseña no son correctos',
    en: 'The email or the password is not correct',
  },
  linkInvalid: {
    es: 'El enlace ya no es válido: pide uno nuevo',
    en: 'The link is no longer valid: ask for a new one',
  },
  codeRequired: {
    es: 'Escribe el código de tu aplicación de autenticación',
    en: 'Enter the code of your authenticator app',
  },
  codeIncorrect: {
    es: 'El código no es correcto o ya se usó',
    en: 'The code is not correct or has been used',
  },
  readOnly: { es: 'Este dato no se puede cambiar aquí', en: 'This cannot be changed here' },
  avatarFormat: { es: 'Sube una foto en JPG o PNG', en: 'Upload a photo as JPG or PNG' },

  donationTooSmall: {
    es: 'El valor mínimo admitido son $100.00 MXN',
    en: 'The minimum amount is $100.00 MXN',
  },
  subjectRequired: { es: 'El asunto es requerido', en: 'The subject is required' },
  messageRequired: { es: 'El mensaje es requerido', en: 'The message is required' },
  messageTooLong: {
    es: 'El mensaje puede tener hasta 5,000 caracteres',
    en: 'The message can have up to 5,000 characters',
  },
  captchaRequired: { es: 'Confirma que no eres un robot', en: 'Confirm that you are not a robot' },
  captchaExpired: {
    es: 'La verificación venció, complétala de nuevo',
    en: 'The verification has expired, please solve it again',
  },

  weightInvalid: {
    es: 'Ingresar solo el valor numerico del peso en KG',
    en: 'Enter only the numeric value of the weight in KG',
  },
  ageInvalid: {
    es: 'Ingresar solo el valor entero de la edad',
    en: 'Enter only the whole number of the age',
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
  tooManyFiles: { es: 'Puedes subir hasta 3 archivos', en: 'You can upload up to 3 files' },
  contractFormat: { es: 'El contrato debe ser un PDF', en: 'The contract must be a PDF' },
  fileEmpty: { es: 'El archivo está vacío', en: 'The file is empty' },
  fileTooLarge: { es: 'El archivo pesa más de 40 MB', en: 'The file is larger than 40 MB' },
  noRoom: {
    es: 'No queda espacio para guardar archivos. No se guardó nada: intenta más tarde',
    en: 'There is no room left for files. Nothing was saved: please try again later',
  },
  tooManyUnfinishedUploads: {
    es: 'Tienes demasiados archivos a medio subir: termínalos o intenta más tarde',
    en: 'Too many of your files are only half uploaded: finish them or try again later',
  },
  folderUnknown: { es: 'La carpeta no existe', en: 'There is no such folder' },
  mediaFormat: {
    es: 'Archivo no admitido: sube fotos en JPG, PNG, GIF, WebP, AVIF o ICO, o videos en MP4, MOV, WebM, WMV, AVI u OGG',
    en: 'File type not permitted: upload photos as JPG, PNG, GIF, WebP, AVIF or ICO, or videos as MP4, MOV, WebM, WMV, AVI or OGG',
  },
  pictureFormat: {
    es: 'Archivo no admitido: sube una foto en JPG, PNG, GIF, WebP, AVIF o ICO',
    en: 'File type not permitted: upload a photo as JPG, PNG, GIF, WebP, AVIF or ICO',
  },
  pictureBroken: {
    es: 'No pudimos abrir la foto: parece dañada o incompleta',
    en: 'We could not open the photo: it seems damaged or incomplete',
  },
  pictureTooManyPixels: {
    es: 'La foto es demasiado grande: el máximo son 64 megapixeles',
    en: 'The photo is too large: the maximum is 64 megapixels',
  },
  pictureTooLargeForFormat: {
    es: 'La foto es demasiado grande para su formato: guárdala en JPG o redúcela a 16 megapixeles',
    en: 'The photo is too large for its format: save it as JPG, or make it 16 megapixels at most',
  },
  filmFormat: {
    es: 'Archivo no admitido: sube un video en MP4, MOV, WebM, WMV, AVI u OGG',
    en: 'File type not permitted: upload a video as MP4, MOV, WebM, WMV, AVI or OGG',
  },
  filmBroken: {
    es: 'No pudimos abrir el video: parece dañado o incompleto',
    en: 'We could not open the video: it seems damaged or incomplete',
  },
  filmTooManyPixels: {
    es: 'La imagen del video es demasiado grande: el máximo es 4K',
    en: 'The picture of the video is too large: the maximum is 4K',
  },
  filmTooHeavy: {
    es: 'El video es demasiado pesado para prepararlo: recórtalo o guárdalo con menos resolución y súbelo otra vez',
    en: 'The video is too heavy for us to get ready: cut it, or save it at a lower resolution, and upload it again',
  },
  filmNotClean: {
    es: 'De este video no podemos quitar los datos personales (lugar, nombres): guárdalo como MP4, solo con imagen y sonido',
    en: 'We cannot take the personal data (places, names) out of this video: save it as MP4, with picture and sound alone',
  },
  petChangedSince: {
    es: 'Alguien más cambió esta mascota mientras la editabas. No se guardó nada: vuelve a cargarla y compara.',
    en: 'Somebody else changed this pet while you were editing it. Nothing was saved: load it again and compare.',
  },
  statusUnchanged: {
    es: 'Debes seleccionar un estado diferente',
    en: 'You must select a different state',
  },
  streetInvalid: { es: 'Ingresa una calle válida', en: 'Enter a valid street' },
  postalCodeInvalid: { es: 'Ingresa un código postal válido', en: 'Enter a valid postal code' },
  postalCodeNotFiveDigits: {
    es: 'El código postal debe tener 5 dígitos',
    en: 'The zip code must be 5 digits',
  },
  conditionTooCostly: {
    es: 'Este filtro revisaría demasiado texto: busca un texto más corto, o compara con «=» o «in»',
    en: 'This filter would look through too much text: search for a shorter one, or compare with "=" or "in"',
  },
  queryTooCostly: {
    es: 'La consulta pide demasiado a la vez: deja menos filtros que busquen dentro de los textos, u ordena por menos campos',
    en: 'The query asks for too much at once: use fewer filters that look inside texts, or order by fewer fields',
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
  eventOver: { es: 'Este evento ya pasó', en: 'This event is over' },
  eventFull: {
    es: 'Este evento ya tiene 200 mascotas: no cabe ninguna más',
    en: 'This event already has 200 pets: there is no room for another one',
  },
  eventChangedSince: {
    es: 'Alguien más cambió este evento mientras lo editabas. No se guardó nada: vuelve a cargarlo y compara.',
    en: 'Somebody else changed this event while you were editing it. Nothing was saved: load it again and compare.',
  },
  petNotForEvents: {
    es: 'Solo participan mascotas que están en adopción',
    en: 'Only pets that are in adoption take part',
  },
  petTakesPart: {
    es: 'Esta mascota ya participa en el evento',
    en: 'This pet already takes part in the event',
  },
  petTakesNoPart: {
    es: 'Esta mascota no participa en el evento',
    en: 'This pet does not take part in the event',
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
  contractKept: {
    es: 'Una adopción por medio de nosotros conserva su contrato: sube otro en su lugar',
    en: 'An adoption through us keeps its contract: upload another one in its place',
  },
  commentRequired: {
    es: 'Explica qué hay que corregir',
    en: 'Explain what has to be corrected',
  },
  validUntilPast: {
    es: 'Para un documento válido, elige hoy o una fecha futura',
    en: 'For a valid document, choose today or a date to come',
  },
  reviewOutdated: {
    es: 'Los archivos cambiaron mientras los revisabas. No se guardó nada: vuelve a cargarlos y revisa otra vez.',
    en: 'The files changed while you were reviewing them. Nothing was saved: load them again and review once more.',
  },
  tooManyDocumentFiles: {
    es: 'Cada documento admite hasta 5 archivos: borra uno antes de subir otro',
    en: 'Each document takes up to 5 files: delete one before you upload another',
  },
  folderFull: {
    es: 'El expediente ya tiene 100 MB de archivos: borra alguno antes de subir otro',
    en: 'The folder holds 100 MB of files already: delete one before you upload another',
  },
  folderKeptElsewhere: {
    es: 'Este expediente lo lleva otro servicio: sus documentos se entregan y revisan allá',
    en: 'This folder is kept by another service: its documents are handed in and reviewed there',
  },
  folderIdRequired: {
    es: 'Escribe el número del expediente en el servicio de expedientes',
    en: 'Enter the number of the folder at the records service',
  },
  folderTaken: {
    es: 'Ese expediente ya es de otra mascota',
    en: 'That folder belongs to another pet',
  },
  recordsUnavailable: {
    es: 'Lo sentimos ocurrio un error al obtener el expediente...',
    en: 'Sorry, an error occurred while getting the document folder...',
  },
  fileInfected: {
    es: 'El archivo tiene un virus: no lo guardamos. Revisa tu equipo antes de intentar otra vez',
    en: 'The file has a virus: we did not keep it. Check your device before you try again',
  },
  scanUnavailable: {
    es: 'No pudimos revisar el archivo contra virus, así que no lo guardamos. Intenta más tarde',
    en: 'We could not check the file for viruses, so we did not keep it. Please try again later',
  },
  adopterUnknown: {
    es: 'La mascota no está adoptada, o no sabemos el correo de quien la adoptó',
    en: 'The pet is not adopted, or we do not know its adopter’s email',
  },
  contractRequired: {
    es: 'Debes subir el documento del contrato',
    en: 'You must upload the contract document',
  },
} as const satisfies Record<string, Bilingual>;

export type MessageKey = keyof typeof messages;

export const isMessageKey = (text: string): text is MessageKey => Object.hasOwn(messages, text);

/** The words of a message key; a plain sentence comes back as it is. */
export function messageText(message: string, language: Language): string {
  return isMessageKey(message) ? messages[message][language] : message;
}
