import {
  downloadCertificate,
  findCertificatesOf,
  findOwnCertificates,
  issueCertificate,
  revokeCertificate,
} from '#domain/volunteers/certificate-calls.ts';
import { implement } from '../../implement.ts';

export const constanciasDeVoluntariado = [
  implement(issueCertificate, {
    summary:
      'Issues a certificate of the hours of a volunteer that are confirmed between two days (YYYY-MM-DD, both included), in ' +
      '`idioma`. Its PDF is sealed shortly after, and the volunteer gets a mail.',
    async handle({ input, viewer, address, context, once }) {
      const data = await once((record) =>
        context.volunteers.issueCertificate({ viewer, address }, input, record),
      );
      return { data };
    },
  }),

  implement(revokeCertificate, {
    summary: 'Revokes a certificate: whoever verifies it (`solicitudes:verificar`) reads so.',
    async handle({ input, viewer, address, context }) {
      await context.volunteers.revokeCertificate({ viewer, address }, input.id);
      return { data: null };
    },
  }),

  implement(findCertificatesOf, {
    summary: 'The certificates of a volunteer, the latest first.',
    async handle({ input, viewer, context }) {
      return { data: await context.volunteers.findCertificatesOf(viewer, input.folio) };
    },
  }),

  implement(findOwnCertificates, {
    summary: 'The certificates of the caller, the latest first.',
    async handle({ viewer, context }) {
      return { data: await context.volunteers.findOwnCertificates(viewer) };
    },
  }),

  implement(downloadCertificate, {
    summary:
      'The sealed PDF of a certificate: for whom it is about until it is revoked, and for coordinators.',
    async handle({ input, viewer, context }) {
      const { name, stream } = await context.volunteers.openCertificate(viewer, input.id);
      return { file: { name, type: 'application/pdf', pieces: stream } };
    },
  }),
] as const;
