import { handLimits } from '../fostering/foster-hand.ts';
import { importLimits } from '../imports/import-kind.ts';
import type { RetentionTerm } from './term.ts';
/** Records of animals that name people, and foster homes. */
export const animalsTerms = {
  carePeople: {
    what: {
      es: 'Quién registró y qué veterinario atendió, en las cartillas de salud',
      en: 'Who recorded, and which vet treated, in medical records',
    },
    after: { years: 5 },
    since: { es: 'que se registró', en: 'it was recorded' },
    action: 'delete',
    inNotice: true,
  },
  petBringers: {
    what: { es: 'Quién trajo a cada mascota', en: 'Who brought each pet' },
    after: { years: 5 },
    since: { es: 'que se anotó', en: 'it was noted' },
    action: 'anonymize',
    inNotice: true,
  },
  vetLinks: {
    what: {
      es: 'Enlaces para que un veterinario registre una consulta',
      en: 'Links by which a vet records a visit',
    },
    after: { days: 90 },
    since: { es: 'que se crearon', en: 'they were made' },
    action: 'delete',
    inNotice: true,
  },
  petPassports: {
    what: {
      es: 'Pasaportes de mascotas, con los veterinarios que nombran',
      en: 'Passports of pets, with the vets that they name',
    },
    after: { years: 5 },
    since: { es: 'que se emitieron', en: 'they were issued' },
    action: 'delete',
    inNotice: true,
  },
  petImports: {
    what: {
      es: 'Tablas que el equipo importa (animales, donativos, suscriptores)',
      en: 'Tables that staff import (pets, donations, subscribers)',
    },
    after: { days: importLimits.days },
    since: { es: 'que se enviaron', en: 'they were sent' },
    action: 'delete',
    inNotice: true,
  },
  driveBookings: {
    what: {
      es: 'Lugares en jornadas de esterilización, con la firma de quien los apartó',
      en: 'Places at sterilization drives, with the signature of whoever booked them',
    },
    after: { days: 90 },
    since: { es: 'la jornada', en: 'the drive' },
    action: 'delete',
    inNotice: true,
  },
  rescueReports: {
    what: {
      es: 'Reportes de animales que necesitan ayuda, con sus fotos',
      en: 'Reports of animals that need help, with their photos',
    },
    after: { days: 90 },
    since: { es: 'que terminaron', en: 'they ended' },
    action: 'delete',
    inNotice: true,
  },
  petNotices: {
    what: {
      es: 'Avisos de animales perdidos y encontrados, con sus fotos y conversaciones',
      en: 'Notices of lost and found animals, with their photos and conversations',
    },
    after: { days: 30 },
    since: { es: 'que terminaron', en: 'they ended' },
    action: 'delete',
    inNotice: true,
  },
  fosterHands: {
    what: {
      es: 'Manos levantadas para recibir a una mascota',
      en: 'Hands raised to foster a pet',
    },
    after: { days: handLimits.days },
    since: { es: 'que se levantaron', en: 'they were raised' },
    action: 'delete',
    inNotice: true,
  },
  fosterHomes: {
    what: { es: 'Hogares temporales que terminaron', en: 'Foster homes that ended' },
    after: { years: 2 },
    since: { es: 'que terminó o cambió por última vez', en: 'it ended or was last changed' },
    action: 'delete',
    inNotice: true,
  },
  fosterDiaries: {
    what: { es: 'Diarios y fotos de hogares temporales', en: 'Diaries and photos of foster homes' },
    after: { years: 2 },
    since: { es: 'que se escribieron', en: 'they were written' },
    action: 'delete',
    inNotice: true,
  },
  fosterRequests: {
    what: { es: 'Preguntas a hogares temporales', en: 'Requests to foster homes' },
    after: { years: 1 },
    since: { es: 'que se hicieron', en: 'they were made' },
    action: 'delete',
    inNotice: true,
  },
  fosterStays: {
    what: {
      es: 'En qué hogar temporal estuvo cada mascota',
      en: 'In which foster home each pet was',
    },
    after: { years: 5 },
    since: { es: 'el final de la estancia', en: 'the end of the stay' },
    action: 'anonymize',
    inNotice: true,
  },
} as const satisfies Record<string, RetentionTerm>;
