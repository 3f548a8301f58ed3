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
  petOfBondedPair: {
    es: 'Esta mascota se adopta junto con su pareja: pide a las dos',
    en: 'This pet is adopted together with its bonded mate: apply for both',
  },
  bondedMateUnavailable: {
    es: 'Esta mascota se adopta junto con su pareja, que por ahora no está en adopción',
    en: 'This pet is adopted together with its bonded mate, which is not up for adoption for now',
  },
  bondedPairStaysTogether: {
    es: 'Esta mascota es parte de una pareja que se adopta junta: para separarla, anota primero una excepción en su ficha',
    en: 'This pet belongs to a pair that is adopted together: to separate them, note an exception on its page first',
  },
  reservationDayInvalid: {
    es: 'Elige un día de los próximos 60',
    en: 'Choose a day within the next 60',
  },
  petHasAnotherFamily: {
    es: 'Esta mascota ya tiene familia o dejó de estar en adopción',
    en: 'This pet already has a family, or is no longer up for adoption',
  },
  anotherFamilyChosen: {
    es: 'Ya hay una familia elegida: {name} (solicitud {number}). Para elegir a otra, primero pasa esa solicitud a lista de espera o recházala',
    en: 'A family has been chosen already: {name} (application {number}). To choose another one, first move that application to the waiting list or decline it',
  },
  otherFamilyChosen: {
    es: 'Ya hay otra familia elegida para esta mascota',
    en: 'Another family has been chosen for this pet already',
  },
  petIsSterilized: {
    es: 'Esta mascota ya está esterilizada',
    en: 'This pet is sterilized already',
  },
  sterilizationNotPromised: {
    es: 'Primero elige la fecha acordada',
    en: 'Choose the day that was agreed on first',
  },
  applicationNotAdopted: {
    es: 'Esta solicitud no terminó en adopción',
    en: 'This application did not end in an adoption',
  },
  followUpClosed: {
    es: 'Este seguimiento ya no se puede contestar',
    en: 'This follow-up can no longer be answered',
  },
  tooManyPhotos: {
    es: 'Ya hay 6 fotos: quita una para agregar otra',
    en: 'There are 6 photos already: remove one to add another',
  },
  tooManyOutcomes: {
    es: 'Esta solicitud ya tiene 10 resultados anotados',
    en: 'This application already has 10 recorded outcomes',
  },
  photoNotAllowed: {
    es: 'La familia no ha dado permiso para mostrar esta foto',
    en: 'The family has not allowed this photo to be shown',
  },
  referencesNotYet: {
    es: 'Las referencias se preguntan mientras revisas la solicitud, platicas o haces la visita',
    en: 'References are asked while the application is in review, in conversation or at the home visit',
  },
  noReferenceToAsk: {
    es: 'No hay más referencias con correo a quienes preguntar',
    en: 'There are no more references with an email to ask',
  },
  referenceClosed: {
    es: 'Esta pregunta ya no se puede contestar',
    en: 'This question can no longer be answered',
  },
  applicationClosed: {
    es: 'Esta solicitud ya está cerrada',
    en: 'This application is closed',
  },
  tooManyQuestions: {
    es: 'Esta solicitud ya tiene 20 preguntas: sigan la conversación por correo',
    en: 'This application already has 20 questions: continue by email',
  },
  tooManyMessages: {
    es: 'Esta solicitud ya tiene 100 mensajes: sigan la conversación por correo',
    en: 'This application already has 100 messages: continue by email',
  },
  tooManyAppointments: {
    es: 'Esta solicitud ya tiene 10 citas: acuérdenla por correo',
    en: 'This application already has 10 appointments: arrange it by email',
  },
  tooManyNotes: {
    es: 'Esta solicitud ya tiene 100 notas',
    en: 'This application already has 100 notes',
  },
  questionAnswered: {
    es: 'Esta pregunta ya tiene respuesta',
    en: 'This question already has an answer',
  },
  appointmentCancelled: {
    es: 'Esta cita está cancelada',
    en: 'This appointment is cancelled',
  },
  appointmentAgreed: {
    es: 'Esta cita ya quedó acordada',
    en: 'This appointment is agreed already',
  },
  timeNotOffered: {
    es: 'Elige uno de los horarios que te propusieron y que esté por venir',
    en: 'Choose one of the times that were offered and are still to come',
  },
  contractNotYet: {
    es: 'El contrato se prepara y se firma cuando la solicitud está aprobada, apartada o adoptada',
    en: 'The contract is prepared and signed once the application is approved, reserved or adopted',
  },
  contractIncomplete: {
    es: 'Al contrato le faltan datos de la familia: se firma cuando ella los complete',
    en: 'Some of the family’s details are missing in the contract: it is signed once they complete them',
  },
  contractIsComplete: {
    es: 'A este contrato ya no le falta nada: recarga la página para leerlo',
    en: 'Nothing is missing in this contract any more: reload the page to read it',
  },
  contractIsSigned: {
    es: 'Alguien ya firmó este contrato: no se puede cambiar',
    en: 'Someone has signed this contract already: it cannot be changed',
  },
  contractSideSigned: {
    es: 'Este lado ya firmó el contrato',
    en: 'This side has signed the contract already',
  },
  contractPlaceholderUnknown: {
    es: 'El texto tiene un campo que no existe: {placeholder}',
    en: 'The text has a field that does not exist: {placeholder}',
  },
  contractTextChanged: {
    es: 'Alguien más guardó otra versión del contrato: recarga la página para verla',
    en: 'Someone else saved another version of the contract: reload the page to see it',
  },
  contractDayInvalid: {
    es: 'Elige un día de los próximos dos años',
    en: 'Choose a day within the next two years',
  },
  adopterRestricted: {
    es: 'Esta persona no puede adoptar hasta el {day}. Pregunta a administración',
    en: 'This person may not adopt until {day}. Ask an administrator',
  },
  tooManyMonths: {
    es: 'Elige un periodo de hasta 36 meses',
    en: 'Choose a period of up to 36 months',
  },
  restrictionDayInvalid: {
    es: 'Elige un día de los próximos cinco años',
    en: 'Choose a day within the next five years',
  },
  restrictionOfNobody: {
    es: 'Escribe al menos un teléfono, correo o RFC, o el nombre con su código postal',
    en: 'Enter at least a telephone, email or RFC, or the name with its postal code',
  },
  restrictionEnded: {
    es: 'Este registro ya terminó o se levantó',
    en: 'This entry has ended or was lifted already',
  },
  tooManyAppeals: {
    es: 'Este registro ya tiene 10 objeciones',
    en: 'This entry already has 10 appeals',
  },
  signatureInvalid: {
    es: 'No pudimos leer la firma. Bórrala y vuelve a dibujarla',
    en: 'We could not read the signature. Clear it and draw it again',
  },
} as const satisfies Record<string, Bilingual>;
