import type { ApplicationState, ContractEvent } from '#domain/adoption/application-machine.ts';
import type { ContractState } from '#domain/adoption/contract.ts';
import type { FitOutcome, FitRule } from '#domain/adoption/fit-rules.ts';
import type { Bilingual } from '#domain/language.ts';
import { useLanguage } from './texts.tsx';

const states: Record<ApplicationState, string> = {
  received: 'Recibida',
  waiting: 'En lista de espera',
  inReview: 'En revisión',
  conversation: 'Plática',
  homeVisit: 'Visita',
  approved: 'Aprobada',
  reserved: 'Apartada',
  adopted: 'Adoptada',
  declined: 'No aceptada',
  withdrawn: 'Retirada',
  returned: 'Devuelta',
};

const rules: Record<FitRule, string> = {
  children: 'Niños en casa',
  ownKind: 'Con los de su especie',
  otherAnimals: 'Con otras especies',
  ownAnimals: 'Sus animales',
  hoursAlone: 'Horas sin compañía',
  space: 'Espacio para su tamaño',
  energy: 'Energía',
  stairs: 'Escaleras',
  experience: 'Experiencia',
  landlord: 'Permiso del casero',
  protections: 'Ventanas y balcones',
  allergies: 'Alergias',
  references: 'Referencias',
  distance: 'Dónde viven',
};

const outcomes: Record<FitOutcome, string> = {
  matches: 'Coincide',
  talk: 'Por platicar',
  against: 'En contra',
};

const contractEvents: Record<ContractEvent, string> = {
  contractPrepared: 'Contrato preparado',
  contractSigned: 'Contrato firmado por un lado',
  contractSealed: 'Contrato sellado',
};

const contractStates: Record<ContractState, string> = {
  prepared: 'El contrato está listo para leer y firmar.',
  halfSigned: 'El contrato tiene la firma de la otra parte; falta la tuya.',
  signed: 'Los dos lados firmaron. Estamos preparando el PDF.',
  sealed: 'El contrato está firmado por los dos lados.',
};

const es = {
  states,
  contract: {
    title: 'Contrato de adopción',
    events: contractEvents,
    states: contractStates,
    signed: 'Ya firmaste el contrato: falta la otra firma.',
    open: 'Leer y firmar el contrato',
    see: 'Ver el contrato',
  },
  fit: {
    rules,
    outcomes,
    none: 'No hay nada que comparar.',
    counts: {
      matches: (count: number) => (count === 1 ? '1 coincide' : `${count} coinciden`),
      talk: (count: number) => `${count} por platicar`,
      against: (count: number) => `${count} en contra`,
    } satisfies Record<FitOutcome, (count: number) => string>,
  },
  profile: {
    gone: 'El perfil ya se borró.',
    groups: {
      home: 'La casa',
      people: 'Quiénes viven ahí',
      animals: 'Otros animales',
      care: 'Cuidado y experiencia',
      plans: 'Planes',
      references: 'Referencias',
    },
    facts: {
      place: 'Dónde viven',
      kind: 'Tipo de vivienda',
      owned: '¿Es propia?',
      landlord: 'Permiso del casero',
      outside: 'Espacio exterior',
      protections: 'Ventanas y balcones protegidos',
      stairs: 'Escaleras',
      ages: 'Edades',
      allergies: 'Alergias',
      animals: 'Animales',
      hours: 'Horas sin compañía al día',
      experience: 'Experiencia',
      vet: 'Veterinario: quién paga y cuál',
      moving: 'En caso de mudanza',
      fallback: 'Si no funciona',
      whatsApp: 'WhatsApp',
      references: 'Referencias',
    },
    placeUnknown: 'No se preguntó',
    kinds: { house: 'Casa', apartment: 'Departamento', other: 'Otro' },
    owned: { own: 'Propia', rented: 'Rentada' },
    age: (years: number) =>
      years === 0 ? 'menos de 1 año' : years === 1 ? '1 año' : `${years} años`,
    allergic: (count: number) =>
      count === 0
        ? 'Nadie'
        : count === 1
          ? '1 persona con alergia'
          : `${count} personas con alergia`,
    species: { dog: 'Perro', cat: 'Gato', other: 'Otra especie' },
    animal: {
      sterilized: (yes: boolean | null): string =>
        yes === null ? 'no se sabe si está esterilizado' : yes ? 'esterilizado' : 'sin esterilizar',
      vaccinated: (yes: boolean | null): string =>
        yes === null ? 'no se sabe si tiene vacunas' : yes ? 'vacunado' : 'sin vacunas',
      getsAlong: (yes: boolean | null): string =>
        yes === null ? 'no se sabe si convive' : yes ? 'convive bien' : 'no convive con otros',
    },
    noAnimals: 'No tienen',
    noReferences: 'No dio referencias.',
    hours: (count: number) => (count === 1 ? '1 hora' : `${count} horas`),
    yes: 'Sí',
    no: 'No',
    unknown: 'No se sabe',
    nothing: 'Sin respuesta',
  },
};

const texts: Bilingual<typeof es> = {
  es,
  en: {
    contract: {
      title: 'Adoption contract',
      events: {
        contractPrepared: 'Contract prepared',
        contractSigned: 'Contract signed by one side',
        contractSealed: 'Contract sealed',
      },
      states: {
        prepared: 'The contract is ready to be read and signed.',
        halfSigned: 'The other side has signed the contract; your signature is missing.',
        signed: 'Both sides have signed. We are preparing the PDF.',
        sealed: 'The contract is signed by both sides.',
      },
      signed: 'You have signed the contract; the other signature is missing.',
      open: 'Read and sign the contract',
      see: 'See the contract',
    },
    states: {
      received: 'Received',
      waiting: 'On the waiting list',
      inReview: 'In review',
      conversation: 'Conversation',
      homeVisit: 'Home visit',
      approved: 'Approved',
      reserved: 'Reserved',
      adopted: 'Adopted',
      declined: 'Not accepted',
      withdrawn: 'Withdrawn',
      returned: 'Returned',
    },
    fit: {
      rules: {
        children: 'Children at home',
        ownKind: 'With its own kind',
        otherAnimals: 'With other animals',
        ownAnimals: 'Their animals',
        hoursAlone: 'Hours without company',
        space: 'Room for its size',
        energy: 'Energy',
        stairs: 'Stairs',
        experience: 'Experience',
        landlord: 'Landlord’s permission',
        protections: 'Windows and balconies',
        allergies: 'Allergies',
        references: 'References',
        distance: 'Where they live',
      },
      outcomes: { matches: 'Matches', talk: 'Talk about it', against: 'Against' },
      none: 'There is nothing to compare.',
      counts: {
        matches: (count) => (count === 1 ? '1 matches' : `${count} match`),
        talk: (count) => `${count} to talk about`,
        against: (count) => `${count} against`,
      },
    },
    profile: {
      gone: 'The profile has been deleted.',
      groups: {
        home: 'The home',
        people: 'Who lives there',
        animals: 'Other animals',
        care: 'Care and experience',
        plans: 'Plans',
        references: 'References',
      },
      facts: {
        place: 'Where they live',
        kind: 'Kind of home',
        owned: 'Owned or rented?',
        landlord: 'Landlord’s permission',
        outside: 'Outside space',
        protections: 'Safe windows and balconies',
        stairs: 'Stairs',
        ages: 'Ages',
        allergies: 'Allergies',
        animals: 'Animals',
        hours: 'Hours without company a day',
        experience: 'Experience',
        vet: 'Vet: who pays and which one',
        moving: 'If there is a move',
        fallback: 'If it does not work out',
        whatsApp: 'WhatsApp',
        references: 'References',
      },
      placeUnknown: 'It was not asked',
      kinds: { house: 'House', apartment: 'Apartment', other: 'Other' },
      owned: { own: 'Owned', rented: 'Rented' },
      age: (years) => (years === 0 ? 'under 1 year' : years === 1 ? '1 year' : `${years} years`),
      allergic: (count) =>
        count === 0
          ? 'Nobody'
          : count === 1
            ? '1 person with an allergy'
            : `${count} people with allergies`,
      species: { dog: 'Dog', cat: 'Cat', other: 'Another species' },
      animal: {
        sterilized: (yes) =>
          yes === null ? 'unknown if sterilized' : yes ? 'sterilized' : 'not sterilized',
        vaccinated: (yes) =>
          yes === null ? 'unknown if vaccinated' : yes ? 'vaccinated' : 'not vaccinated',
        getsAlong: (yes) =>
          yes === null
            ? 'unknown if it gets along'
            : yes
              ? 'gets along'
              : 'doesn’t get along with others',
      },
      noAnimals: 'None',
      noReferences: 'No references given.',
      hours: (count) => (count === 1 ? '1 hour' : `${count} hours`),
      yes: 'Yes',
      no: 'No',
      unknown: 'Not known',
      nothing: 'No answer',
    },
  },
};

/** What families and rescuers both read of adoption applications; comes with the pages that show them. */
export function useApplicationWords(): typeof es {
  return texts[useLanguage()];
}

export type ApplicationWords = typeof es;
