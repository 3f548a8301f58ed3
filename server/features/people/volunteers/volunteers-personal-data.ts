import type { Account } from '#domain/accounts/account.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { findCertificatesOf } from './certificates.repository.ts';
import { findHoursOfVolunteer, forgetReviewer } from './hours.repository.ts';
import { type RemovingDependencies, removeVolunteers } from './remove-volunteers.ts';
import { findShift } from './shifts.repository.ts';
import { findTurnsAfter } from './turns.repository.ts';
import type { VolunteerDependencies } from './volunteer-dependencies.ts';
import { findVolunteersOf } from './volunteers.repository.ts';

type Dependencies = Pick<VolunteerDependencies, 'database'> & RemovingDependencies;

/** Of the account, or of its mailbox once that has been shown to be its own. */
const whoIs = ({ id, email, confirmedAt }: Account) => ({
  accountId: id,
  email: confirmedAt === null ? undefined : email,
});

/** What the person said when they applied, and what was agreed on. */
export const volunteersPersonalData = (dependencies: Dependencies): PersonalData => ({
  key: 'volunteering',
  title: { es: 'Tu voluntariado', en: 'Your volunteering' },
  labels: {
    createdAt: { es: 'Cuándo', en: 'When' },
    folio: { es: 'Número', en: 'Number' },
    status: { es: 'Estado', en: 'State' },
    wished: { es: 'En qué querías ayudar', en: 'What you wanted to help with' },
    tasks: { es: 'En qué ayudas', en: 'What you help with' },
    days: { es: 'Días', en: 'Days' },
    times: { es: 'Horarios', en: 'Times' },
    age: { es: 'Edad', en: 'Age' },
    guardian: { es: 'Quien tiene tu tutela', en: 'Guardian' },
    guardianPhone: { es: 'Su teléfono', en: 'Their phone' },
    consentAt: { es: 'Permiso anotado', en: 'Consent noted' },
    postalCode: { es: 'Código postal', en: 'Postal code' },
    experience: { es: 'Experiencia', en: 'Experience' },
    why: { es: 'Por qué', en: 'Why' },
    name: { es: 'Nombre', en: 'Name' },
    phone: { es: 'Teléfono', en: 'Phone' },
    email: { es: 'Correo', en: 'Email' },
    emergencyName: { es: 'Contacto de emergencia', en: 'Emergency contact' },
    emergencyPhone: { es: 'Su teléfono', en: 'Their phone' },
    note: { es: 'Nota de coordinación', en: 'Note of the coordinators' },
  },
  find: async (account) =>
    (await findVolunteersOf(dependencies.database.query, whoIs(account))).map((one) => ({
      ...one,
    })),
  async erase(tx, account) {
    for (;;) {
      const found = await findVolunteersOf(tx.query, whoIs(account));
      if (found.length === 0) return;
      await removeVolunteers(
        dependencies,
        tx,
        found.map(({ id }) => id),
      );
    }
  },
});

/** The shifts that the person is or was on; they go with the volunteering. */
export const volunteerShiftsPersonalData = ({
  database: { query },
}: Pick<Dependencies, 'database'>): PersonalData => ({
  key: 'volunteerShifts',
  title: { es: 'Tus turnos de voluntariado', en: 'Your volunteer shifts' },
  labels: {
    task: { es: 'Tarea', en: 'Task' },
    place: { es: 'Lugar', en: 'Place' },
    startsAt: { es: 'Inicia', en: 'Begins' },
    endsAt: { es: 'Termina', en: 'Ends' },
  },
  async find(account) {
    const found = await findVolunteersOf(query, whoIs(account));
    const turns = await Promise.all(found.map(({ id }) => findTurnsAfter(query, id, '', 2_000)));
    const shifts = await Promise.all(turns.flat().map(({ shift }) => findShift(query, shift.id)));
    return shifts.filter((shift) => shift !== undefined).map((shift) => ({ ...shift }));
  },
  erase: async () => {},
});

/** The hours that the person gave, which go with the volunteering; what they reviewed of others stays without them. */
export const volunteerHoursPersonalData = ({
  database: { query },
}: Pick<Dependencies, 'database'>): PersonalData => ({
  key: 'volunteerHours',
  title: { es: 'Tus horas de voluntariado', en: 'Your volunteer hours' },
  labels: {
    day: { es: 'Día', en: 'Day' },
    task: { es: 'Tarea', en: 'Task' },
    minutes: { es: 'Minutos', en: 'Minutes' },
    note: { es: 'Nota', en: 'Note' },
    status: { es: 'Estado', en: 'State' },
  },
  async find(account) {
    const found = await findVolunteersOf(query, whoIs(account));
    const hours = await Promise.all(found.map(({ id }) => findHoursOfVolunteer(query, id, 5_000)));
    return hours.flat().map((row) => ({ ...row }));
  },
  erase: (tx, { id }) => forgetReviewer(tx, id),
});

/** Certificates that were issued to the person; what verifies them stays without the name. */
export const volunteerCertificatesPersonalData = ({
  database: { query },
}: Pick<Dependencies, 'database'>): PersonalData => ({
  key: 'volunteerCertificates',
  title: { es: 'Tus constancias de voluntariado', en: 'Your volunteer certificates' },
  labels: {
    name: { es: 'Nombre', en: 'Name' },
    from_day: { es: 'Desde', en: 'From' },
    until_day: { es: 'Hasta', en: 'Until' },
    minutes: { es: 'Minutos', en: 'Minutes' },
    issued_at: { es: 'Emitida', en: 'Issued' },
    code: { es: 'Código', en: 'Code' },
    revoked_at: { es: 'Anulada', en: 'Revoked' },
  },
  async find(account) {
    const found = await findVolunteersOf(query, whoIs(account));
    const certificates = await findCertificatesOf(
      query,
      found.map(({ id }) => id),
    );
    return certificates.map((one) => ({ ...one }));
  },
  erase: async () => {},
});
