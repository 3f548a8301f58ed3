import { applicationFields } from '#domain/adoption/application-fields.ts';
import { openStates } from '#domain/adoption/application-machine.ts';
import { labelsOf } from '#domain/contract/field.ts';
import { privatePhotoPath } from '#domain/private-photos.ts';
import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { photoKey } from '#server/features/kits/private-photos/private-photo-files.ts';
import type { PrivatePhotos } from '#server/features/kits/private-photos/private-photos.service.ts';
import { ExportedFile } from '#server/features/people/privacy/exported-file.ts';
import { deleteProfile, findProfile } from './adoption-profiles.repository.ts';
import type { ApplicationMails } from './application-mails.ts';
import { lockApplication, storeTalk } from './applications.repository.ts';
import {
  findNotedBy,
  findOfApplicant,
  idsOfApplicant,
  leaveWithoutOwner,
} from './applications-of-people.repository.ts';
import { deletePendingOf, findPendingOf } from './pending-applications.repository.ts';
import type { RemoveApplications } from './remove-applications.ts';

/** What a family said about itself. */
export const adoptionProfilePersonalData = (database: Database): PersonalData => ({
  key: 'adoptionProfile',
  title: { es: 'Tu perfil de adopción', en: 'Your adoption profile' },
  labels: {
    place: { es: 'Dónde viven', en: 'Where they live' },
    home: { es: 'Vivienda', en: 'Home' },
    household: { es: 'Quiénes viven ahí', en: 'Who lives there' },
    animals: { es: 'Otros animales', en: 'Other animals' },
    hoursAlone: { es: 'Horas solo al día', en: 'Hours alone a day' },
    experience: { es: 'Experiencia', en: 'Experience' },
    vet: { es: 'Veterinario', en: 'Vet' },
    movingPlans: { es: 'Si se mudan', en: 'If they move' },
    fallback: { es: 'Si no funciona', en: 'If it does not work out' },
    references: { es: 'Referencias', en: 'References' },
    allowsWhatsApp: { es: 'Permite WhatsApp', en: 'Allows WhatsApp' },
  },
  async find({ id }) {
    const profile = await findProfile(database.query, id);
    return profile ? [{ ...profile }] : [];
  },
  erase: (tx, { id }) => deleteProfile(tx, id),
});

/** Photos of the person's home. */
export const homePhotosPersonalData = ({
  database,
  privatePhotos,
  siteUrl,
}: Photos): PersonalData => ({
  key: 'homePhotos',
  title: { es: 'Las fotos de tu casa', en: 'The photos of your home' },
  labels: {
    photo: { es: 'Foto', en: 'Photo' },
    addedAt: { es: 'Cuándo la subiste', en: 'When you sent it' },
  },
  async find({ id }) {
    const photos = await privatePhotos.list(database.query, 'home', [id]);
    return photos.map((one) => ({
      addedAt: one.addedAt,
      photo: new ExportedFile({
        key: photoKey(one.id),
        address: siteUrl + privatePhotoPath(one.id),
        path: `home/${one.id}.webp`,
      }),
    }));
  },
  async erase(tx, { id }) {
    await privatePhotos.remove(tx, 'home', [id]);
  },
});

interface Photos {
  database: Database;
  privatePhotos: PrivatePhotos;
  siteUrl: string;
}

// Notes and what is unread are for those who decide, about whom they say as much.
const {
  notes: _notes,
  outcomes: _outcomes,
  newsCount: _newsCount,
  ...familyLabels
} = labelsOf(applicationFields);

/** The applications that the person sent, whose rescuers are told of open ones; those for their pets stay, for staff to decide. */
export const applicationsPersonalData = (
  database: Database,
  remove: RemoveApplications,
  mails: Pick<ApplicationMails, 'notifyWithdrawn'>,
): PersonalData => ({
  key: 'adoptionApplications',
  title: { es: 'Tus solicitudes de adopción', en: 'Your adoption applications' },
  labels: familyLabels,
  async find({ id }) {
    return (await findOfApplicant(database, id)).map((one) => ({ ...one }));
  },
  async erase(tx, { id }) {
    const removed = await remove(tx, await idsOfApplicant(tx, id));
    for (const one of removed) {
      if (openStates.includes(one.status)) await mails.notifyWithdrawn(tx, one, 'accountClosed');
    }
    await leaveWithoutOwner(tx, id);
  },
});

/** What the person noted about applications of others, which stays without their name. */
export const applicationNotesPersonalData = (database: Database): PersonalData => ({
  key: 'adoptionApplicationNotes',
  title: { es: 'Tus notas sobre solicitudes', en: 'Your notes about applications' },
  labels: {
    folio: { es: 'Solicitud', en: 'Application' },
    writtenAt: { es: 'Fecha', en: 'Date' },
    text: { es: 'Nota', en: 'Note' },
  },
  async find({ id }) {
    const found = [];
    for await (const { folio, notes } of findNotedBy(database, id)) {
      const own = notes.filter(({ authorId }) => authorId === id);
      found.push(...own.map((note) => ({ folio, ...note })));
    }
    return found;
  },
  async erase(tx, { id }) {
    for await (const { id: applicationId } of findNotedBy(tx, id)) {
      const application = await lockApplication(tx, applicationId);
      const notes = application?.notes.map((note) =>
        note.authorId === id ? { ...note, authorId: null, author: null } : note,
      );
      if (notes) await storeTalk(tx, applicationId, { notes });
    }
  },
});

/** Sent in the name of the person's address, and not confirmed yet. */
export const pendingPersonalData = (database: Database): PersonalData => ({
  key: 'pendingApplications',
  title: {
    es: 'Solicitudes de adopción sin confirmar con tu correo',
    en: 'Adoption applications with your email that nobody confirmed',
  },
  labels: {
    createdAt: { es: 'Cuándo', en: 'When' },
    name: applicationFields.name.label,
    email: applicationFields.email.label,
    phone: applicationFields.phone.label,
    message: applicationFields.message.label,
    profile: applicationFields.profile.label,
  },
  async find({ email }) {
    return (await findPendingOf(database.query, email)).map((one) => ({ ...one }));
  },
  erase: (tx, { email }) => deletePendingOf(tx, email),
});
