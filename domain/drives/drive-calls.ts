import { command, creation, fileQuery, query } from '../contract/call.ts';
import {
  bounded,
  cents,
  count,
  day,
  flag,
  inputText,
  list,
  nothing,
  nullable,
  object,
  optional,
  optionally,
  text,
  unknown,
  wire,
  word,
} from '../contract/shape.ts';
import { sex, species } from '../pets/vocabularies.ts';
import { vocabulary } from '../vocabulary.ts';
import { bookingStates, driveStates } from './drive-machine.ts';
import { ageBands, capacitySexes, reproductions } from './drive-words.ts';

/** Sterilization drives as everybody sees them, and what whoever has a place does with it: the key of their link opens that place alone. */

const key = wire('clave', bounded(text, { max: 100 }));
export const driveFolio = bounded(count, { min: 1, max: 2_147_483_647 });
const line = bounded(inputText, { max: 300 });
const gone = { 404: ['notFound'] } as const;

export const driveSlot = {
  /** HH:MM */
  time: wire('hora', text),
  places: wire('lugares', count),
};
export const capacityRow = {
  species: wire('especie', word(species)),
  sex: wire('sexo', word(capacitySexes)),
  /** Grams; null: any weight. */
  upTo: wire('hasta_gramos', nullable(count)),
  places: wire('lugares', count),
};
const free = { free: wire('libres', count) };

/** What is told of an animal and its owner. */
export const bookingWords = {
  /** HH:MM */
  slot: wire('hora', bounded(inputText, { max: 5 })),
  petName: wire('mascota', line),
  species: wire('especie', word(species)),
  sex: wire('sexo', word(sex)),
  /** Kilograms. */
  weight: wire('peso', bounded(inputText, { max: 12 })),
  age: wire('edad', word(ageBands)),
  reproduction: wire('celo_o_cria', word(reproductions)),
  ill: wire('enfermo', flag),
  flatFaced: wire('chato', flag),
  medicine: wire('medicinas', optionally(bounded(inputText, { max: 1_000 }), '')),
  name: wire('nombre', line),
  phone: wire('telefono', line),
  email: wire('correo', optionally(line, '')),
};

export const findUpcomingDrives = query('jornadas:proximas', {
  access: 'everyone',
  gives: list(
    object(
      {
        folio: count,
        title: wire('titulo', text),
        onDate: wire('fecha', day),
        place: wire('lugar', text),
        notes: wire('notas', text),
        feeCents: wire('cuota', cents),
        householdLimit: wire('por_casa', count),
        state: wire('estado', word(driveStates)),
        isBookable: wire('se_puede_apartar', flag),
        slots: wire('horas', list(object({ ...driveSlot, ...free }))),
        capacity: wire('grupos', list(object({ ...capacityRow, ...free }))),
        free: wire('libres', count),
      },
      'UpcomingDrive',
    ),
  ),
});

export const bookPlace = creation('jornadas:apartar', {
  access: 'everyone',
  takes: {
    folio: driveFolio,
    ...bookingWords,
    captcha: optional(bounded(text, { max: 10_000 })),
  },
  gives: object({
    code: wire('turno', text),
    state: wire('estado', word(bookingStates)),
    /** Opens its page. */
    key: wire('clave', text),
  }),
  errors: {
    ...gone,
    409: ['driveNotOpen', 'driveSlotFull', 'driveHouseholdFull', 'driveListFull'],
    422: ['captchaRequired', 'captchaExpired', 'driveNotForSuch', 'driveSlotUnknown'],
  },
});

export const openBooking = query('jornadas:consultar', {
  access: 'everyone',
  takes: { key },
  gives: object(
    {
      folio: count,
      title: wire('titulo', text),
      onDate: wire('fecha', day),
      place: wire('lugar', text),
      notes: wire('notas', text),
      feeCents: wire('cuota', cents),
      driveState: wire('jornada', word(driveStates)),
      state: wire('estado', word(bookingStates)),
      slot: wire('hora', nullable(text)),
      code: wire('turno', text),
      petName: wire('mascota', text),
      species: wire('especie', word(species)),
      sex: wire('sexo', word(sex)),
      /** It is valid with this name alone. */
      name: wire('nombre', text),
      fasting: wire(
        'ayuno',
        nullable(object({ time: wire('desde', text), isDayBefore: wire('noche_anterior', flag) })),
      ),
      position: wire('lugar_en_espera', count),
      mayCancel: wire('puede_cancelar', flag),
      maySign: wire('puede_firmar', flag),
      isSigned: wire('firmado', flag),
      consent: wire('autorizacion', object({ text: wire('texto', text), sha256: text })),
      hasCertificate: wire('con_constancia', flag),
    },
    'DriveBooking',
  ),
  errors: gone,
});

/** Whoever waits moves up. */
export const cancelPlace = command('jornadas:cancelar', {
  access: 'everyone',
  takes: { key },
  gives: nothing,
  errors: { ...gone, 409: ['driveBookingOver', 'transitionNotAllowed'] },
});

export const signDriveConsent = command('jornadas:firmar', {
  access: 'everyone',
  takes: {
    key,
    name: wire('nombre', inputText),
    /** As of a contract; empty where somebody signs by their name alone. */
    strokes: wire('trazo', optional(unknown)),
    /** Of the text that they have read. */
    sha256: bounded(text, { max: 64 }),
  },
  gives: nothing,
  errors: {
    ...gone,
    409: ['driveBookingOver', 'driveConsentSigned', 'driveConsentChanged'],
    422: ['signatureInvalid'],
  },
});

export const drivePapers = vocabulary({ consent: 'autorizacion', certificate: 'constancia' });

export const openDrivePaper = fileQuery('jornadas:papel', {
  access: 'everyone',
  produces: 'application/pdf',
  takes: { key, paper: wire('papel', word(drivePapers)) },
  errors: gone,
});

/** Of the account. */
export const findOwnPlaces = query('jornadas:mis_lugares', {
  access: 'session',
  gives: list(
    object(
      {
        onDate: wire('fecha', day),
        slot: wire('hora', nullable(text)),
        petName: wire('mascota', text),
        state: wire('estado', word(bookingStates)),
        key: wire('clave', text),
      },
      'OwnPlace',
    ),
  ),
});

/** Whether a certificate is genuine, and of which animal; nothing of whose it is. */
export const verifyDriveCertificate = query('jornadas:verificar', {
  access: 'everyone',
  takes: { code: wire('codigo', bounded(text, { max: 60 })) },
  gives: object({
    isAuthentic: wire('autentica', flag),
    animal: wire(
      'animal',
      nullable(
        object({
          petName: wire('mascota', text),
          species: wire('especie', word(species)),
          sex: wire('sexo', word(sex)),
          onDate: wire('fecha', day),
          drive: wire('jornada', text),
        }),
      ),
    ),
  }),
});
