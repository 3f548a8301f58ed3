import type { Bilingual } from '../language.ts';

/** Adoption profiles and applications. */
export const applicationErrors = {
  adoptionProfileMissing: {
    es: 'Llena primero tu perfil de adopción',
    en: 'Fill in your adoption profile first',
  },
  tooManyApplications: {
    es: 'Ya tienes 3 solicitudes abiertas: espera una respuesta o retira una',
    en: 'You already have 3 open applications: wait for an answer or withdraw one',
  },
  alreadyApplied: {
    es: 'Ya tienes una solicitud abierta para esta mascota',
    en: 'You already have an open application for this pet',
  },
  petNotForAdoption: {
    es: 'Esta mascota no está en adopción',
    en: 'This pet is not up for adoption',
  },
  petIsOwn: {
    es: 'Esta mascota está a tu cargo',
    en: 'You look after this pet yourself',
  },
  petsOfDifferentRescuers: {
    es: 'Estas dos mascotas no se entregan juntas',
    en: 'These two pets are not adopted together',
  },
  reservationDayInvalid: {
    es: 'Elige un día de los próximos 60',
    en: 'Choose a day within the next 60',
  },
  petHasAnotherFamily: {
    es: 'Esta mascota ya tiene familia o dejó de estar en adopción',
    en: 'This pet already has a family, or is no longer up for adoption',
  },
} as const satisfies Record<string, Bilingual>;
