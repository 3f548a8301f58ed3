import {
  bookPlace,
  cancelPlace,
  findOwnPlaces,
  findUpcomingDrives,
  openBooking,
  openDrivePaper,
  signDriveConsent,
  verifyDriveCertificate,
} from '#domain/drives/drive-calls.ts';
import { pdfFile } from '#server/wire/files/pdf-file.ts';
import { implement } from '../../implement.ts';

export const lugaresDeJornadas = [
  implement(findUpcomingDrives, {
    summary:
      'Sterilization drives that lie ahead, the next first (60 at most), with what is free of each hour (`horas`) and of each ' +
      'kind of animals (`grupos`); a place takes one of both.',
    async handle({ context }) {
      const drives = await context.drives.upcomingDrives();
      return { data: drives.map(({ sterilized: _, ...shown }) => shown) };
    },
  }),

  implement(bookPlace, {
    summary:
      'Books a place for one animal, with or without an account. Answers about its health that speak against an operation are ' +
      'refused by field, with what to do instead. Without a free place it waits (`en_espera`) and moves up by itself. At most ' +
      '`por_casa` animals of one telephone, email or account. `clave` opens its page and nothing else; it is mailed, too.',
    async handle({
      input: { captcha, folio, ...input },
      viewer,
      address,
      language,
      context,
      once,
    }) {
      const made = await once((record) =>
        context.drives.book({ viewer, address }, folio, input, { language, captcha }, record),
      );
      const { id, code, status } = made;
      return { data: { code, state: status, key: context.drives.keyOf(id) } };
    },
  }),

  implement(openBooking, {
    summary:
      'A place, for whoever has its key (`clave`), while it is kept: its turn with the name for which alone it is valid, the ' +
      'fasting, and the text of the authorization. Changes nothing.',
    async handle({ input, address, context }) {
      return { data: await context.drives.follow({ address }, input.key) };
    },
  }),

  implement(cancelPlace, {
    summary: 'Gives a place back; whoever waits and fits gets it at once, and is told.',
    async handle({ input, viewer, address, context }) {
      await context.drives.cancelBooking({ viewer, address }, input.key);
      return { data: null };
    },
  }),

  implement(signDriveConsent, {
    summary:
      'Signs the authorization that `jornadas:consultar` gives (`sha256` of the text that was read), by strokes as ' +
      'contracts are signed or by the typed name alone.',
    async handle({ input: { key, ...signature }, viewer, address, context }) {
      await context.drives.signConsent({ viewer, address }, key, signature);
      return { data: null };
    },
  }),

  implement(openDrivePaper, {
    summary:
      'The signed authorization, or the certificate of sterilization once it is done: a PDF with the organisation’s digital signature.',
    async handle({ input: { key, paper }, address, context }) {
      return pdfFile(await context.drives.openPaper({ address }, key, paper));
    },
  }),

  implement(findOwnPlaces, {
    summary: 'The latest 50 places of the account at drives, newest first, with the key of each.',
    async handle({ viewer, context }) {
      return { data: await context.drives.listOwn(viewer) };
    },
  }),

  implement(verifyDriveCertificate, {
    summary:
      'Whether a certificate with this code was issued, and of which animal; without its owner. Certificates are kept for 90 days; ' +
      'later their digital signature still shows that they are genuine.',
    async handle({ input, address, context }) {
      const animal = (await context.drives.verifyCertificate(address, input.code)) ?? null;
      return { data: { isAuthentic: animal !== null, animal } };
    },
  }),
] as const;
