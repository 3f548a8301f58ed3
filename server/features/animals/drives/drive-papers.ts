import type { Actor } from '#domain/access/actor.ts';
import { notFound } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import { findBooking } from './drive-bookings.repository.ts';
import type { DriveDependencies } from './drive-dependencies.ts';
import { type Booking, consentOf, type Drive } from './drive-records.ts';
import { requireDriveKeeper } from './drives.policy.ts';
import { findDrive } from './drives.repository.ts';
import { bookingOfKey } from './follow-booking.ts';

/** `consent`: what its owner signed; `certificate`: that it is sterilized. */
export type DrivePaper = 'consent' | 'certificate';

interface DrawnPaper {
  bytes: Buffer;
  name: string;
}

/** By the link of whoever has the place. @throws AppError notFound, tooManyRequests */
export async function openPaper(
  dependencies: DriveDependencies,
  actor: Pick<Actor, 'address'>,
  key: string,
  paper: DrivePaper,
): Promise<DrawnPaper> {
  const { booking, drive } = await bookingOfKey(dependencies, actor, key);
  await dependencies.limits.consume('drivePaper', booking.id);
  return draw(dependencies, drive, booking, paper);
}

/** At the desk; who opened a consent stands in the log. @throws AppError unauthenticated, forbidden, notFound, tooManyRequests */
export async function openPaperAtDesk(
  dependencies: DriveDependencies,
  { viewer, address }: Actor,
  id: string,
  paper: DrivePaper,
): Promise<DrawnPaper> {
  const actorId = requireDriveKeeper(viewer);
  const { database, limits, audit } = dependencies;
  await limits.consume('drivePaper', actorId);
  const booking = await findBooking(database.query, { id });
  const drive = booking && (await findDrive(database.query, { id: booking.drive_id }));
  if (!drive) throw notFound('driveBooking');
  const drawn = await draw(dependencies, drive, booking, paper);
  if (paper === 'consent') {
    const about = { subjectId: booking.account_id, address, details: { number: drive.folio } };
    await database.transaction((tx) =>
      audit.record(tx, { action: 'drive.consentOpened', actorId, ...about }),
    );
  }
  return drawn;
}

/** Drawn anew each time, with the organisation's signature over it, as a contract has. @throws AppError notFound */
async function draw(
  { content, documentSeal, clock, siteUrl, timezone }: DriveDependencies,
  drive: Drive,
  booking: Booking,
  paper: DrivePaper,
): Promise<DrawnPaper> {
  const consent = consentOf(booking);
  const hasIt = paper === 'consent' ? consent && !consent.onPaper : booking.certificate !== null;
  if (!hasIt) throw notFound('file');
  // The library of PDF is loaded by the first paper, not by each start.
  const { drawCertificate, drawConsent } = await import('./drive-documents.ts');
  const at = clock.now();
  const { name } = await content.record('contracts', booking.language as Language);
  const given = {
    ...{ drive, booking, siteUrl, timezone, at },
    siteName: name,
    letterhead: await content.letterhead(),
  };
  const unsigned =
    paper === 'consent' && consent
      ? await drawConsent({ ...given, consent })
      : await drawCertificate(given);
  const reason = paper === 'consent' ? 'Autorizacion de cirugia' : 'Constancia de esterilizacion';
  const { pdf: bytes } = await documentSeal(unsigned, { reason, mailbox: 'adoptions', at });
  return { bytes, name: fileName(booking, paper) };
}

const names = {
  es: { consent: 'Autorización', certificate: 'Constancia de esterilización' },
  en: { consent: 'Authorization', certificate: 'Certificate of sterilization' },
} as const;
const fileName = ({ language, pet_name }: Booking, paper: DrivePaper): string =>
  `${names[language as Language][paper]} ${pet_name.replace(/[^\p{L}\p{N} ]/gu, '').trim()}.pdf`;
