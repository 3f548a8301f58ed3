import { command, creation, type DataOfCall, fileQuery, query } from '../contract/call.ts';
import {
  bounded,
  count,
  day,
  flag,
  id,
  inputId,
  inputText,
  instant,
  language,
  list,
  nothing,
  nullable,
  object,
  text,
  wire,
} from '../contract/shape.ts';
import { volunteerFolio } from './volunteer-desk-calls.ts';

/** Certificates of confirmed hours: sealed as contracts are, and verified by the same page. */

const gone = { 404: ['notFound'] } as const;
const access = { right: 'volunteers.coordinate' } as const;
const date = bounded(inputText, { max: 10 });

const certificate = {
  id,
  from: wire('desde', day),
  until: wire('hasta', day),
  minutes: wire('minutos', count),
  issuedAt: wire('emitida', instant),
  /** Its PDF is ready. */
  isSealed: wire('lista', flag),
  /** '' until it is ready. */
  code: wire('codigo', text),
  revokedAt: wire('anulada', nullable(instant)),
};

export const issueCertificate = creation('voluntariado:emitir_constancia', {
  access,
  takes: {
    folio: volunteerFolio,
    from: wire('desde', date),
    until: wire('hasta', date),
    language: wire('idioma', language),
  },
  gives: object({ id }),
  errors: { ...gone, 409: ['certificateEmpty'] },
});

/** Whoever verifies it reads so from then on. */
export const revokeCertificate = command('voluntariado:anular_constancia', {
  access,
  takes: { id: inputId },
  gives: nothing,
  errors: gone,
});

export const findCertificatesOf = query('voluntariado:constancias_de', {
  access,
  takes: { folio: volunteerFolio },
  gives: list(object(certificate, 'VolunteerCertificate')),
  errors: gone,
});

export const findOwnCertificates = query('voluntariado:mis_constancias', {
  access: 'session',
  gives: list(object(certificate, 'OwnVolunteerCertificate')),
});

/** For whom it is about, and coordinators. */
export const downloadCertificate = fileQuery('voluntariado:constancia', {
  access: 'session',
  produces: 'application/pdf',
  takes: { id: inputId },
  errors: gone,
});

export type VolunteerCertificate = DataOfCall<typeof findOwnCertificates>[number];
