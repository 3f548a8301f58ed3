import type { Bilingual } from '../language.ts';

/** Sterilization drives. */
export const driveErrors = {
  driveNotOpen: {
    es: 'En esta jornada ya no se apartan lugares. Mira las próximas jornadas.',
    en: 'This drive takes no more bookings. Look at the next drives.',
  },
  driveSlotFull: {
    es: 'Esa hora ya se llenó. Elige otra: todavía hay lugar.',
    en: 'That time is full by now. Choose another: there is room left.',
  },
  driveSlotUnknown: { es: 'Elige una de las horas', en: 'Choose one of the times' },
  driveNotForSuch: {
    es: 'Esta jornada no tiene lugares para animales así (especie, sexo o peso). Mira las próximas jornadas.',
    en: 'This drive has no places for such animals (species, sex or weight). Look at the next drives.',
  },
  driveHouseholdFull: {
    es: 'Con este teléfono, correo o cuenta ya están apartados todos los lugares que puede tener una casa en esta jornada.',
    en: 'This phone, email or account has all the places by now that one household may have at this drive.',
  },
  driveListFull: {
    es: 'La lista de espera ya se llenó. Mira las próximas jornadas.',
    en: 'The waiting list is full. Look at the next drives.',
  },
  driveNoRoom: {
    es: 'No hay lugar para este animal. Agrega lugares a la jornada o cancela el de otro.',
    en: 'There is no room for this animal. Add places to the drive, or cancel another one’s.',
  },
  driveIncomplete: {
    es: 'Faltan horas o lugares: agrega al menos una hora y un grupo de animales con lugares.',
    en: 'Times or places are missing: add at least one time and one group of animals with places.',
  },
  driveOver: {
    es: 'La jornada ya terminó o se canceló.',
    en: 'The drive is over, or was cancelled.',
  },
  driveNotYet: {
    es: 'La jornada todavía no empieza. Termínala el día de la jornada o después.',
    en: 'The drive has not begun. End it on its day or later.',
  },
  driveHasBookings: {
    es: 'Ya hay lugares apartados en esa hora o grupo. No lo quites ni lo dejes con menos lugares.',
    en: 'There are bookings of that time or group. Do not remove it, nor leave it with fewer places.',
  },
  driveDayFixed: {
    es: 'Ya hay lugares apartados para ese día. Para cambiar la fecha, cancela esta jornada y haz otra.',
    en: 'There are bookings for that day. To change the date, cancel this drive and make another.',
  },
  driveDatePast: {
    es: 'Elige hoy o un día que todavía no pasa',
    en: 'Choose today or a later day',
  },
  driveTwice: {
    es: 'Está repetido: deja uno solo',
    en: 'It is there twice: leave one',
  },
  driveBookingOver: {
    es: 'Este lugar ya no se puede cambiar.',
    en: 'This place can no longer be changed.',
  },
  driveConsentMissing: {
    es: 'Falta la firma de su responsable. Pídele que firme en su página, o marca que firmó en papel.',
    en: 'The signature of its owner is missing. Ask them to sign on their page, or note that they signed on paper.',
  },
  driveConsentChanged: {
    es: 'El texto cambió mientras lo leías. Léelo otra vez y firma.',
    en: 'The text has changed while you read it. Read it again, then sign.',
  },
  driveConsentSigned: {
    es: 'Ya está firmado.',
    en: 'It is signed already.',
  },
  drivePetUnknown: {
    es: 'No hay una mascota con esa clave entre las que puedes cambiar',
    en: 'There is no pet with that code among those that you may change',
  },
} as const satisfies Record<string, Bilingual>;
