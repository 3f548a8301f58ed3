import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** Services outside the portal whose answers are watched. */
const providers = [
  'stripe',
  'paypal',
  'conekta',
  'sw',
  'records',
  'mail',
  'mailbox',
  'files',
] as const;
export type Provider = (typeof providers)[number];

/** What the page of the portal's state tells of, in its order. */
export const statusSubjects = [
  'database',
  'jobs',
  'mail',
  'files',
  'stripe',
  'paypal',
  'conekta',
  'sw',
  'records',
  'mailbox',
  'certificate',
  'contractCertificate',
  'siteCertificate',
  'disk',
  'backups',
  'pdfs',
  'version',
] as const;
export type StatusSubject = (typeof statusSubjects)[number];

/** From best to worst. 'unset': nobody has configured it, so it is neither well nor ill. */
export const statusLevel = vocabulary({
  good: 'bien',
  unset: 'sin_configurar',
  attention: 'atencion',
  failing: 'falla',
});
export type StatusLevel = ValueOf<typeof statusLevel>;
