import type { Account } from '#domain/accounts/account.ts';
import { privatePhotoPath } from '#domain/private-photos.ts';
import type { Tx } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { photoKey } from '#server/features/kits/private-photos/private-photo-files.ts';
import { ExportedFile } from '#server/features/people/privacy/exported-file.ts';
import {
  deleteContacts,
  findContacts,
  findContactsOf,
  findEntries,
} from './contacts.repository.ts';
import type { NoticeDependencies } from './notice-dependencies.ts';
import { findNoticesOf } from './notices.repository.ts';
import { removeNotices } from './remove-notices.ts';

type Dependencies = Pick<
  NoticeDependencies,
  'database' | 'privatePhotos' | 'states' | 'dataVersions'
>;

/** Of the account, or of its mailbox once that has been shown to be its own. */
const whoIs = ({ id, email, confirmedAt }: Account) => ({
  accountId: id,
  email: confirmedAt === null ? undefined : email,
});

/** What the person told of animals, with what they wrote to others about them. */
export const noticesPersonalData = ({
  siteUrl,
  ...dependencies
}: Dependencies & { siteUrl: string }): PersonalData => ({
  key: 'petNotices',
  title: {
    es: 'Tus avisos de animales perdidos y encontrados',
    en: 'Your notices of lost and found animals',
  },
  labels: {
    createdAt: { es: 'Cuándo', en: 'When' },
    folio: { es: 'Número', en: 'Number' },
    kind: { es: 'Tipo', en: 'Kind' },
    status: { es: 'Estado', en: 'State' },
    happenedOn: { es: 'Día', en: 'Day' },
    postalCode: { es: 'Código postal', en: 'Postal code' },
    area: { es: 'Colonia', en: 'Neighborhood' },
    marks: { es: 'Señas', en: 'Marks' },
    question: { es: 'Pregunta', en: 'Question' },
    answer: { es: 'Respuesta correcta', en: 'Right answer' },
    microchip: { es: 'Microchip', en: 'Microchip' },
    email: { es: 'Correo', en: 'Email' },
    written: { es: 'Lo que contestaste', en: 'What you answered' },
    photos: { es: 'Fotos', en: 'Photos' },
  },
  async find(account) {
    const { query } = dependencies.database;
    const notices = await findNoticesOf(query, whoIs(account));
    const ids = notices.map(({ id }) => id);
    const contacts = await findContacts(query, ids);
    const entries = await findEntries(
      query,
      contacts.map(({ id }) => id),
    );
    const photos = await dependencies.privatePhotos.list(query, 'notice', ids);
    return notices.map((notice) => {
      const own = new Set(
        contacts.filter((one) => one.notice_id === notice.id).map(({ id }) => id),
      );
      return {
        ...notice,
        written: entries
          .filter((one) => own.has(one.contact_id) && one.is_author === 1)
          .map(({ text }) => text),
        photos: photos
          .filter(({ subjectId }) => subjectId === notice.id)
          .map(
            ({ id }) =>
              new ExportedFile({
                key: photoKey(id),
                address: siteUrl + privatePhotoPath(id),
                path: `notices/${id}.webp`,
              }),
          ),
      };
    });
  },
  async erase(tx: Tx, account) {
    for (;;) {
      const notices = await findNoticesOf(tx.query, whoIs(account));
      if (notices.length === 0) return;
      await removeNotices(
        dependencies,
        tx,
        notices.map(({ id }) => id),
      );
    }
  },
});

/** What the person wrote to those who made notices. */
export const contactsPersonalData = ({
  database,
}: Pick<Dependencies, 'database'>): PersonalData => ({
  key: 'noticeContacts',
  title: {
    es: 'Lo que escribiste sobre animales perdidos y encontrados',
    en: 'What you wrote about lost and found animals',
  },
  labels: {
    createdAt: { es: 'Cuándo', en: 'When' },
    answer: { es: 'Tu respuesta', en: 'Your answer' },
    email: { es: 'Correo', en: 'Email' },
    written: { es: 'Lo que escribiste', en: 'What you wrote' },
  },
  async find(account) {
    const { email } = whoIs(account);
    if (email === undefined) return [];
    const contacts = await findContactsOf(database.query, email);
    const entries = await findEntries(
      database.query,
      contacts.map(({ id }) => id),
    );
    return contacts.map(({ id, created_at, answer }) => ({
      createdAt: created_at,
      answer,
      email,
      written: entries
        .filter((one) => one.contact_id === id && one.is_author === 0)
        .map(({ text }) => text),
    }));
  },
  async erase(tx, account) {
    const { email } = whoIs(account);
    if (email === undefined) return;
    for (;;) {
      const contacts = await findContactsOf(tx.query, email);
      if (contacts.length === 0) return;
      await deleteContacts(
        tx,
        contacts.map(({ id }) => id),
      );
    }
  },
});
