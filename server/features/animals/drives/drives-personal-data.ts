import type { Account } from '#domain/accounts/account.ts';
import type { Tx } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { deleteBookings, findBookingsOf } from './drive-bookings.repository.ts';
import type { DriveDependencies } from './drive-dependencies.ts';
import { consentOf, type Drive } from './drive-records.ts';
import { lockDrive } from './drives.repository.ts';
import { moveUpWaiting } from './move-up.ts';

/** Of the account, or of its mailbox once that has been shown to be its own. */
const whoIs = ({ id, email, confirmedAt }: Account) => ({
  accountId: id,
  email: confirmedAt === null ? undefined : email,
});

/** With their histories. */
export async function removeBookings(
  { bookingStates }: Pick<DriveDependencies, 'bookingStates'>,
  tx: Tx,
  ids: readonly string[],
): Promise<void> {
  await deleteBookings(tx, ids);
  await bookingStates.forget(tx, ids);
}

/** The animals that the person brought, or wanted to bring, to a drive. */
export const drivesPersonalData = (dependencies: DriveDependencies): PersonalData => ({
  key: 'driveBookings',
  title: {
    es: 'Tus lugares en jornadas de esterilización',
    en: 'Your places at sterilization drives',
  },
  labels: {
    createdAt: { es: 'Cuándo lo apartaste', en: 'When you booked it' },
    onDate: { es: 'Día de la jornada', en: 'Day of the drive' },
    slot: { es: 'Hora', en: 'Time' },
    status: { es: 'Estado', en: 'State' },
    petName: { es: 'Mascota', en: 'Pet' },
    species: { es: 'Especie', en: 'Species' },
    sex: { es: 'Sexo', en: 'Sex' },
    grams: { es: 'Peso en gramos', en: 'Weight in grams' },
    age: { es: 'Edad', en: 'Age' },
    medicine: { es: 'Medicinas', en: 'Medicines' },
    name: { es: 'Nombre', en: 'Name' },
    phone: { es: 'Teléfono', en: 'Phone' },
    email: { es: 'Correo', en: 'Email' },
    consent: { es: 'Autorización que firmaste', en: 'Authorization that you signed' },
    signedAt: { es: 'Cuándo la firmaste', en: 'When you signed it' },
    paidCents: { es: 'Lo que pagaste, en centavos', en: 'What you paid, in centavos' },
  },
  async find(account) {
    const bookings = await findBookingsOf(dependencies.database.query, whoIs(account));
    return bookings.map((one) => {
      const consent = consentOf(one);
      return {
        createdAt: one.created_at,
        onDate: one.on_date,
        slot: one.slot,
        status: one.status,
        petName: one.pet_name,
        species: one.species,
        sex: one.sex,
        grams: one.grams,
        age: one.age,
        medicine: one.medicine,
        name: one.name,
        phone: one.phone,
        email: one.email,
        consent: consent?.text ?? null,
        signedAt: consent?.at ?? null,
        paidCents: one.paid_cents,
      };
    });
  },
  async erase(tx, account) {
    for (;;) {
      const bookings = await findBookingsOf(tx.query, whoIs(account));
      if (bookings.length === 0) return;
      const drives: Drive[] = [];
      for (const id of [...new Set(bookings.map(({ drive_id }) => drive_id))].sort()) {
        const drive = await lockDrive(tx, { id });
        if (drive) drives.push(drive);
      }
      await removeBookings(
        dependencies,
        tx,
        bookings.map(({ id }) => id),
      );
      // What they leave free is somebody else's.
      for (const drive of drives) await moveUpWaiting(dependencies, tx, drive);
      await dependencies.dataVersions.bump(tx, 'drives');
    }
  },
});
