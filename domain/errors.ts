import type { Reason } from './error-messages/error-messages.ts';
import type { Bilingual } from './language.ts';
import type { MessageKey } from './messages.ts';

const statusOf = {
  malformed: 400,
  unauthenticated: 401,
  paymentDeclined: 402,
  forbidden: 403,
  notFound: 404,
  conflict: 409,
  tooLarge: 413,
  addressTooLong: 414,
  unsupportedMedia: 415,
  invalid: 422,
  tooManyRequests: 429,
  misconfigured: 500,
  unavailable: 503,
} as const;

export type AppErrorCode = keyof typeof statusOf;

/** Per field (nested with dots) what is wrong. */
export type FieldErrors = Record<string, Reason[]>;

/** The same in the words of one language. */
export type FieldTexts = Record<string, string[]>;

/**
 * An error that the person may hear of, in their language: whoever answers them puts it into words. Anything else
 * that is thrown is our own mistake and answers 500. `details` holds only what is safe to publish.
 */
export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly status: number;
  readonly reason: Reason;
  readonly details: FieldErrors | undefined;
  /** Whole seconds until another try makes sense. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: AppErrorCode,
    reason: Reason,
    options: { details?: FieldErrors; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    // For the log.
    super(typeof reason === 'string' ? reason : JSON.stringify(reason), { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.status = statusOf[code];
    this.reason = reason;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** As the wire names what there is none of. */
const things = {
  campaign: { es: 'Campaña', en: 'Campaign' },
  publishedMonth: { es: 'Mes publicado', en: 'Published month' },
  fundraiser: { es: 'Página', en: 'Page' },
  photoMatch: { es: 'Pareja de fotos', en: 'Pair of photos' },
  company: { es: 'Empresa', en: 'Company' },
  application: { es: 'Solicitud', en: 'Application' },
  appointment: { es: 'Cita', en: 'Appointment' },
  careEntry: { es: 'Registro', en: 'Entry' },
  link: { es: 'Enlace', en: 'Link' },
  vetLink: { es: 'Enlace', en: 'Link' },
  calendar: { es: 'Calendario', en: 'Calendar' },
  careLot: { es: 'Lote', en: 'Lot' },
  contract: { es: 'Contrato', en: 'Contract' },
  diaryEntry: { es: 'Entrada del diario', en: 'Diary entry' },
  fosterHome: { es: 'Hogar temporal', en: 'Foster home' },
  fosterRequest: { es: 'Pregunta', en: 'Request' },
  fosterStay: { es: 'Estancia', en: 'Stay' },
  followUp: { es: 'Seguimiento', en: 'Follow-up' },
  outcome: { es: 'Resultado', en: 'Outcome' },
  photo: { es: 'Foto', en: 'Photo' },
  reference: { es: 'Referencia', en: 'Reference' },
  drive: { es: 'Jornada', en: 'Drive' },
  driveBooking: { es: 'Lugar', en: 'Place' },
  petNotice: { es: 'Aviso', en: 'Notice' },
  rescueReport: { es: 'Reporte', en: 'Report' },
  volunteer: { es: 'Voluntariado', en: 'Volunteer' },
  volunteerShift: { es: 'Turno', en: 'Shift' },
  volunteerHours: { es: 'Registro de horas', en: 'Entry of hours' },
  volunteerCertificate: { es: 'Constancia', en: 'Certificate' },
  document: { es: 'Documento', en: 'Document' },
  donation: { es: 'Donativo', en: 'Donation' },
  inKindGift: { es: 'Donativo en especie', en: 'Gift in kind' },
  charge: { es: 'Cuota o depósito', en: 'Fee or deposit' },
  cashCount: { es: 'Conteo', en: 'Count' },
  bankLine: { es: 'Depósito', en: 'Deposit' },
  bankStatement: { es: 'Estado de cuenta', en: 'Bank statement' },
  expense: { es: 'Gasto', en: 'Expense' },
  event: { es: 'Evento', en: 'Event' },
  file: { es: 'Archivo', en: 'File' },
  invoice: { es: 'Factura', en: 'Invoice' },
  invitation: { es: 'Invitacion', en: 'Invitation' },
  job: { es: 'Trabajo', en: 'Job' },
  folder: { es: 'Expediente', en: 'Folder' },
  message: { es: 'Mensaje', en: 'Message' },
  savedReply: { es: 'Respuesta guardada', en: 'Saved reply' },
  newsletterIssue: { es: 'Edicion', en: 'Issue' },
  monthlyDonation: { es: 'Donativo mensual', en: 'Monthly donation' },
  paymentKeys: { es: 'Llaves', en: 'Keys' },
  tableImport: { es: 'Importación', en: 'Import' },
  passport: { es: 'Pasaporte', en: 'Passport' },
  passkey: { es: 'Llave de acceso', en: 'Passkey' },
  pet: { es: 'Mascota', en: 'Pet' },
  question: { es: 'Pregunta', en: 'Question' },
  restriction: { es: 'Registro', en: 'Entry' },
  row: { es: 'Registro', en: 'Record' },
  session: { es: 'Sesion', en: 'Session' },
  subscription: { es: 'Boletin', en: 'Subscription' },
  user: { es: 'Usuario', en: 'User' },
  version: { es: 'Version', en: 'Version' },
} as const satisfies Record<string, Bilingual>;

export type Thing = keyof typeof things;

export const notFound = (what: Thing) =>
  new AppError('notFound', { key: 'notFound', values: { what: things[what] } });

export const invalid = (details?: FieldErrors) => new AppError('invalid', 'invalid', { details });

/** Why somebody counts as nobody. */
export const unauthenticated = (
  reason: 'noToken' | 'invalidToken' | 'expiredToken' | 'noSession',
) => new AppError('unauthenticated', reason);

/** One message a field, as the rules of `domain/` find them. */
export const invalidFields = (problems: Readonly<Partial<Record<string, MessageKey>>>) =>
  invalid(
    Object.fromEntries(
      Object.entries(problems).flatMap(([field, key]) =>
        key === undefined ? [] : [[field, [key]]],
      ),
    ),
  );

export const forbidden = (reason: Reason = 'forbidden') => new AppError('forbidden', reason);

export const conflict = (reason: Reason, cause?: unknown) =>
  new AppError('conflict', reason, { cause });
