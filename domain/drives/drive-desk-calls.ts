import {
  command,
  creation,
  type DataOfCall,
  fileQuery,
  pagedQuery,
  query,
} from '../contract/call.ts';
import { page } from '../contract/page-shapes.ts';
import {
  bounded,
  cents,
  count,
  day,
  flag,
  givenCents,
  id,
  inputId,
  inputText,
  instant,
  language,
  list,
  nothing,
  nullable,
  object,
  optionally,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { sex, species } from '../pets/vocabularies.ts';
import { vocabulary } from '../vocabulary.ts';
import {
  bookingWords,
  capacityRow,
  drivePapers,
  driveSlot,
  driveFolio as folio,
} from './drive-calls.ts';
import {
  bookingStates,
  deskStepWords,
  driveLimits,
  driveStates,
  driveTransitionWords,
} from './drive-machine.ts';
import { ageBands, reproductions } from './drive-words.ts';

/** The desk of drives: planning, the list of the day, check-in. */

const access = { right: 'drives.manage' } as const;
const gone = { 404: ['notFound'] } as const;

const details = {
  title: wire('titulo', inputText),
  /** YYYY-MM-DD */
  onDate: wire('fecha', inputText),
  place: wire('lugar', inputText),
  notes: wire('notas', optionally(bounded(inputText, { max: 4_000 }), '')),
  feeCents: wire('cuota', optionally(givenCents, 0)),
  householdLimit: wire('por_casa', optionally(count, driveLimits.usualHousehold)),
  slots: wire('horas', list(object(driveSlot), { max: 50 })),
  capacity: wire('grupos', list(object(capacityRow), { max: 50 })),
};

const figures = object({
  booked: wire('apartados', count),
  came: wire('llegaron', count),
  sterilized: wire('esterilizados', count),
  turnedAway: wire('no_aptos', count),
  noShow: wire('no_llegaron', count),
  dogs: wire('perros', count),
  cats: wire('gatos', count),
  females: wire('hembras', count),
  males: wire('machos', count),
});

const brief = {
  id,
  folio: count,
  title: wire('titulo', text),
  onDate: wire('fecha', day),
  place: wire('lugar', text),
  state: wire('estado', word(driveStates)),
  places: wire('lugares', count),
  waiting: wire('en_espera', count),
  figures: wire('cifras', figures),
};

export const findDrives = pagedQuery('jornadas:mesa', {
  access,
  takes: { page },
  gives: list(object(brief, 'DriveRow')),
});

/** How an owner agreed to the operation. */
const consents = vocabulary({ signed: 'firmada', onPaper: 'en_papel' });

export const openDrive = query('jornadas:abrir', {
  access,
  takes: { folio },
  gives: object(
    {
      ...brief,
      notes: wire('notas', text),
      feeCents: wire('cuota', cents),
      householdLimit: wire('por_casa', count),
      slots: wire('horas', list(object({ ...driveSlot, free: wire('libres', count) }))),
      capacity: wire('grupos', list(object({ ...capacityRow, free: wire('libres', count) }))),
      transitions: wire('transiciones', list(word(driveTransitionWords))),
      /** In the order of the day. */
      bookings: wire(
        'animales',
        list(
          object(
            {
              id,
              order: wire('orden', count),
              code: wire('turno', text),
              /** Opens the page of its owner, where the consent is signed. */
              key: wire('clave', text),
              state: wire('estado', word(bookingStates)),
              slot: wire('hora', nullable(text)),
              wantedSlot: wire('hora_pedida', text),
              createdAt: wire('created_at', instant),
              petName: wire('mascota', text),
              species: wire('especie', word(species)),
              sex: wire('sexo', word(sex)),
              grams: wire('gramos', count),
              age: wire('edad', word(ageBands)),
              reproduction: wire('celo_o_cria', word(reproductions)),
              medicine: wire('medicinas', text),
              name: wire('nombre', text),
              phone: wire('telefono', text),
              email: wire('correo', text),
              petId: wire('ficha', nullable(id)),
              arrivedAt: wire('llego_a', nullable(instant)),
              paidCents: wire('pago', cents),
              consent: wire('autorizacion', nullable(word(consents))),
              vetName: wire('veterinario', text),
              /** How often animals of this telephone did not come. */
              noShows: wire('faltas', count),
              /** Others of the drive in the same person's name. */
              namesakes: wire('mismo_nombre', count),
            },
            'DriveBookingRow',
          ),
        ),
      ),
    },
    'DriveFile',
  ),
  errors: gone,
});

export const createDrive = creation('jornadas:crear', {
  access,
  takes: details,
  gives: object({ folio: count }),
  errors: { 422: ['driveDatePast', 'driveTwice'] },
});

export const changeDrive = command('jornadas:cambiar', {
  access,
  takes: { folio, ...details },
  gives: nothing,
  errors: {
    ...gone,
    409: ['driveOver', 'driveHasBookings', 'driveDayFixed', 'driveIncomplete'],
    422: ['driveDatePast', 'driveTwice'],
  },
});

/** Of a drive that is cancelled, what is said goes to whoever has a place. */
export const moveDrive = command('jornadas:transitar', {
  access,
  takes: {
    folio,
    transition: wire('transicion', word(driveTransitionWords)),
    words: wire('texto', optionally(inputText, '')),
  },
  gives: nothing,
  errors: {
    ...gone,
    409: ['driveIncomplete', 'driveDatePast', 'driveNotYet', 'transitionNotAllowed'],
  },
});

/** On the day as well: whoever came without a place, or an animal of the organisation. */
export const addPlace = creation('jornadas:anotar', {
  access,
  takes: {
    folio,
    ...bookingWords,
    /** Of the animal's record, where it has one. */
    petCode: wire('clave_de_ficha', optionally(bounded(inputText, { max: 20 }), '')),
    language: wire('idioma', optionally(language, 'es')),
  },
  gives: object({ id, code: wire('turno', text) }),
  errors: {
    ...gone,
    409: ['driveOver', 'driveNoRoom'],
    422: ['drivePetUnknown', 'driveNotForSuch', 'driveSlotUnknown'],
  },
});

export const moveBooking = command('jornadas:mover', {
  access,
  takes: {
    id: inputId,
    step: wire('paso', word(deskStepWords)),
    words: wire('texto', optionally(inputText, '')),
  },
  gives: nothing,
  errors: { ...gone, 409: ['driveOver', 'driveNotYet', 'driveNoRoom', 'transitionNotAllowed'] },
});

export const sterilizeAnimal = command('jornadas:esterilizar', {
  access,
  takes: {
    id: inputId,
    vetName: wire('veterinario', inputText),
    vetLicence: wire('cedula', optionally(inputText, '')),
    onPaper: wire('firmo_en_papel', optionally(flag, false)),
  },
  gives: nothing,
  errors: {
    ...gone,
    409: ['driveConsentMissing', 'transitionNotAllowed', 'careFull'],
  },
});

/** In cash, at the table; 0 takes it back. */
export const notePlacePayment = command('jornadas:cobrar', {
  access,
  takes: { id: inputId, paidCents: wire('pago', givenCents) },
  gives: nothing,
  errors: { ...gone, 409: ['driveBookingOver'] },
});

export const openPaperAtDesk = fileQuery('jornadas:papel_de', {
  access,
  produces: 'application/pdf',
  takes: { id: inputId, paper: wire('papel', word(drivePapers)) },
  errors: gone,
});

export const exportPlaces = fileQuery('jornadas:exportar', {
  access,
  produces: 'text/csv',
  takes: { folio },
  errors: gone,
});

export type DriveFile = DataOfCall<typeof openDrive>;
export type DriveBookingRow = DriveFile['bookings'][number];
