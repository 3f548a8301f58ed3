import { mostCounted } from '#domain/dashboard/attention.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { mailTemplates } from '#server/features/kits/mail/mail-content.ts';
import { personalData } from '#server/features/kits/personal-data/personal-data.ts';
import { attentionSources } from '#server/features/organisation/dashboard/attention-source.ts';
import { emailMoves } from '#server/features/people/accounts/email-move.ts';
import { retentionOf, retentions } from '#server/features/people/retention/retention.ts';
import { createSignedIds } from '#server/keys/signatures.ts';
import { petsNamedIn, petUses } from '../pets/core/pet-use.ts';
import { addBooking, book } from './book-place.ts';
import * as day from './day-desk.ts';
import { driveBookingMail } from './drive-booking-mail.ts';
import { countUnended, expiringBookings, moveBookings } from './drive-bookings.repository.ts';
import { todayOf } from './drive-dates.ts';
import { bookingStatesOf, type DriveDependencies, driveStatesOf } from './drive-dependencies.ts';
import { driveFasting } from './drive-fasting-mail.ts';
import { createDriveMails } from './drive-mails.ts';
import * as papers from './drive-papers.ts';
import { drivesPersonalData, removeBookings } from './drives-personal-data.ts';
import * as following from './follow-booking.ts';
import * as planning from './plan-drive.ts';
import * as showing from './public-drives.ts';
import { remindOfFasting } from './remind-fasting.ts';

const { follow, cancelBooking, signConsent, listOwn, keyOf, verifyCertificate } = following;
const { createDrive, changeDrive, moveDrive, listDrives, openDrive, searchPlaces } = planning;

const createDrives = (dependencies: DriveDependencies) =>
  bindUseCases(
    dependencies,
    { book, addBooking },
    { follow, cancelBooking, signConsent, listOwn, keyOf, verifyCertificate },
    { createDrive, changeDrive, moveDrive, listDrives, openDrive, searchPlaces },
    day,
    papers,
    showing,
  );

export type DrivesService = ReturnType<typeof createDrives>;

/** Sterilization drives: places by hour and kind of animal, and the list of the day. */
export function drivesFeature(
  dependencies: Base &
    Omit<DriveDependencies, 'driveStates' | 'bookingStates' | 'mails' | 'keys'> & {
      mail: MailService;
    },
): Feature<{ drives: DrivesService }> {
  const keys = createSignedIds(dependencies.secretKey, 'drive bookings');
  const shared = {
    ...dependencies,
    keys,
    mails: createDriveMails({ ...dependencies, keys }),
    driveStates: driveStatesOf(dependencies.documentStates),
    bookingStates: bookingStatesOf(dependencies.documentStates),
  };
  const { query } = dependencies.database;
  return {
    services: { drives: createDrives(shared) },
    jobs: [remindOfFasting(shared)],
    contributes: [
      petUses(petsNamedIn('drive_bookings')),
      mailTemplates(driveBookingMail, driveFasting),
      personalData(drivesPersonalData(shared)),
      attentionSources({
        kind: 'drives',
        countAll: () => countUnended(query, todayOf(shared), mostCounted),
      }),
      retentions(
        retentionOf('driveBookings', expiringBookings, (tx, ids) =>
          removeBookings(shared, tx, ids),
        ),
      ),
      emailMoves(moveBookings),
    ],
  };
}
