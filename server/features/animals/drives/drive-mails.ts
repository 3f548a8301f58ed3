import { fastingFrom } from '#domain/drives/drive-health.ts';
import type { Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import type { Tx } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import type { SignedIds } from '#server/keys/signatures.ts';
import { type DriveNews, driveBookingMail } from './drive-booking-mail.ts';
import { driveFasting } from './drive-fasting-mail.ts';
import type { Booking, Drive } from './drive-records.ts';

export type DriveMails = ReturnType<typeof createDriveMails>;

/** What whoever has a place is told, each in the transaction of the change, where they left a mailbox. */
export function createDriveMails({
  mail,
  keys,
  siteUrl,
}: {
  mail: MailService;
  keys: SignedIds;
  siteUrl: string;
}) {
  const factsOf = (drive: Drive, booking: Booking) => {
    const language = booking.language as Language;
    return {
      ...{ title: drive.title, onDate: drive.onDate, place: drive.place, slot: booking.slot },
      pageUrl: siteUrl + pathFor('driveBooking', language, { key: keys.keyOf(booking.id) }),
    };
  };

  return {
    /** To an address that anybody may have written: nothing of what they wrote. @param words of the desk */
    async tell(tx: Tx, drive: Drive, booking: Booking, what: DriveNews, words = ''): Promise<void> {
      if (booking.email === '') return;
      await mail.enqueue(tx, {
        template: driveBookingMail,
        to: booking.email,
        language: booking.language as Language,
        data: { ...factsOf(drive, booking), what, words },
      });
    },

    /** The evening before. @param expiresAt when it would come too late */
    async remind(tx: Tx, drive: Drive, booking: Booking, expiresAt: string): Promise<void> {
      if (booking.email === '' || booking.slot === null) return;
      await mail.enqueue(tx, {
        template: driveFasting,
        to: booking.email,
        language: booking.language as Language,
        data: {
          ...factsOf(drive, booking),
          slot: booking.slot,
          ...fastingFrom(booking.slot, booking.age),
        },
        expiresAt,
      });
    },
  };
}
