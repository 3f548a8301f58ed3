import { personLimits } from '../accounts/person-limits.ts';
import {
  byPortal,
  type EntityOf,
  entries,
  field,
  internal,
  maybe,
  unqueried,
  word,
} from '../contract/field.ts';
import { documentFields } from '../documents/document.ts';
import type { Language } from '../language.ts';
import { languageWords } from '../language-words.ts';
import type { AdoptionProfile } from './adoption-profile.ts';
import { applicationMachine } from './application-machine.ts';
import type {
  ApplicationNote,
  Appointment,
  Question,
  TalkMessage,
  VisitOutcome,
} from './application-talk.ts';
import type { ContractBrief } from './contract.ts';
import type { FitOutcome, FitRule } from './fit-rules.ts';
import type { HelpRequest } from './help-request.ts';

/** Found by the family, by whoever looks after the pet, and by staff: they read all of it. */
const set = {
  readableBy: 'session',
  filterableBy: 'session',
  orderableBy: 'session',
  ...byPortal,
} as const;
const shown = { ...set, ...unqueried };
/** Whoever looks after the pet, and staff: never the family. */
const forDeciders = { ...unqueried, ...byPortal, readableBy: 'petOwner' } as const;

export const applicationLimits = {
  /** Pets of one application: one, or two that belong together. */
  pets: 2,
  /** Open ones of a person. */
  open: 3,
  /** In characters. */
  message: 2_000,
} as const;

/** A rule's result as it was told to the family, in its language. */
export interface FitResult {
  /** The pet that it is about; null or missing in those that were told before several could be told apart. */
  petId?: string | null | undefined;
  rule: FitRule;
  outcome: FitOutcome;
  text: string;
}

/** A family that wants to give a home to a pet, or to two that belong together. */
export const applicationFields = {
  ...documentFields(applicationMachine.states, set),
  petId: field('mascota_id', 'reference', { es: 'Mascota', en: 'Pet' }, set),
  /** The other of two that belong together. */
  secondPetId: maybe(
    field('mascota_id_2', 'reference', { es: 'Segunda mascota', en: 'Second pet' }, set),
  ),
  /** As they were called then: a pet that found its home is not seen by everybody. */
  petNames: field('nombres_mascotas', 'list', { es: 'Mascotas', en: 'Pets' }, shown),
  /** null where the account is gone. */
  applicantId: maybe(
    field('solicitante_id', 'reference', { es: 'Solicitante', en: 'Applicant' }, set),
  ),
  /** Who looks after the pet; null where nobody does. */
  petOwnerId: maybe(field(null, 'reference', { es: 'Responsable', en: 'Rescuer' }, internal)),
  name: field(
    'nombre',
    'text',
    { es: 'Nombre', en: 'Name' },
    { ...shown, searchable: true, longest: personLimits.name },
  ),
  email: field('correo', 'text', { es: 'Correo', en: 'Email' }, { ...shown, longest: 254 }),
  phone: field('telefono', 'text', { es: 'Teléfono', en: 'Telephone' }, shown),
  message: field(
    'mensaje',
    'text',
    { es: 'Mensaje', en: 'Message' },
    { ...shown, longest: applicationLimits.message },
  ),
  language: word('lang', languageWords, { es: 'Idioma', en: 'Language' }, shown),
  /** As it was said when they applied. */
  profile: entries<AdoptionProfile>()(
    'perfil',
    { es: 'Perfil de adopción', en: 'Adoption profile' },
    shown,
  ),
  fit: entries<readonly FitResult[]>()('coincidencias', { es: 'Coincidencias', en: 'Fit' }, shown),
  /** YYYY-MM-DD: until when the pet is kept for them. */
  reservedUntil: maybe(
    field('apartada_hasta', 'date', { es: 'Apartada hasta', en: 'Reserved until' }, shown),
  ),
  questions: entries<readonly Question[]>()(
    'preguntas',
    { es: 'Preguntas', en: 'Questions' },
    shown,
  ),
  messages: entries<readonly TalkMessage[]>()(
    'mensajes',
    { es: 'Mensajes', en: 'Messages' },
    shown,
  ),
  appointments: entries<readonly Appointment[]>()(
    'citas',
    { es: 'Citas', en: 'Appointments' },
    shown,
  ),
  notes: entries<readonly ApplicationNote[]>()(
    'notas',
    { es: 'Notas internas', en: 'Internal notes' },
    forDeciders,
  ),
  outcomes: entries<readonly VisitOutcome[]>()(
    'resultados',
    { es: 'Resultados de llamadas y visitas', en: 'Outcomes of calls and visits' },
    forDeciders,
  ),
  /** What the family answered, wrote, chose and cancelled since somebody read it. */
  newsCount: field('novedades', 'number', { es: 'Novedades', en: 'Unread' }, forDeciders),
  /** YYYY-MM-DD: the day before the next appointment of which nobody was reminded yet. */
  reminderOn: maybe(field(null, 'date', { es: 'Recordatorio', en: 'Reminder' }, internal)),
  /** Instants: since when each side has been waited for; null of one that has nothing to do (`turn.ts`). */
  rescuerSince: maybe(
    field(null, 'date', { es: 'Espera a quien cuida', en: 'Waits for the rescuer' }, internal),
  ),
  familySince: maybe(
    field(null, 'date', { es: 'Espera a la familia', en: 'Waits for the family' }, internal),
  ),
  /** What the family asked for help with after the adoption, oldest first. */
  helpRequests: entries<readonly HelpRequest[]>()(
    'peticiones_ayuda',
    { es: 'Peticiones de ayuda', en: 'Requests for help' },
    shown,
  ),
  /** Instant: since when one of them waits; null where none does. */
  helpSince: maybe(field(null, 'date', { es: 'Ayuda pedida', en: 'Help asked' }, internal)),
  /** Instant: since when it leads nowhere any more; null while it does, and where nobody noted it. */
  endedAt: maybe(field(null, 'date', { es: 'Fin', en: 'End' }, internal)),
  /** null until one is prepared. */
  contract: maybe(entries<ContractBrief>()('contrato', { es: 'Contrato', en: 'Contract' }, shown)),
};

export type AdoptionApplication = EntityOf<typeof applicationFields>;

/** One, or two that belong together. */
export const petIdsOf = ({
  petId,
  secondPetId,
}: Pick<AdoptionApplication, 'petId' | 'secondPetId'>): string[] =>
  secondPetId === null ? [petId] : [petId, secondPetId];

export interface ApplicationInput {
  petIds: readonly string[];
  message: string;
  language: Language;
}
