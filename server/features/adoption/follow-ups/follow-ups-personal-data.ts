import { privatePhotoPath } from '#domain/private-photos.ts';
import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { photoKey } from '#server/features/kits/private-photos/private-photo-files.ts';
import { ExportedFile } from '#server/features/people/privacy/exported-file.ts';
import { applicationReferences } from '../applications/application-references.ts';
import type { FollowUpDependencies } from './follow-up-dependencies.ts';
import { deleteOfApplications, findOfApplications } from './follow-ups.repository.ts';
import { deleteAllowed } from './new-home-photos.repository.ts';
import { deletePromisesOf, findPromises } from './sterilizations.repository.ts';

/** What a family told about the pets that it adopted; gone with its applications. */
export const followUpsPersonalData = (database: Database): PersonalData => ({
  key: 'adoptionFollowUps',
  title: {
    es: 'Lo que contaste después de adoptar',
    en: 'What you told us after adopting',
  },
  labels: {
    dueOn: { es: 'Día del seguimiento', en: 'Day of the follow-up' },
    answeredAt: { es: 'Cuándo contestaste', en: 'When you answered' },
    answer: { es: 'Respuesta', en: 'Answer' },
    words: { es: 'Lo que escribiste', en: 'What you wrote' },
  },
  async find({ id }) {
    const ids = await applicationReferences.idsOfApplicant(database, id);
    return (await findOfApplications(database, ids)).map((one) => ({ ...one }));
  },
  async erase(tx, { id }) {
    await deleteOfApplications(tx, await applicationReferences.idsOfApplicant(tx, id));
  },
});

/** What a family promised when it adopted. */
export const sterilizationsPersonalData = (database: Database): PersonalData => ({
  key: 'sterilizationPromises',
  title: {
    es: 'Las esterilizaciones que acordaste al adoptar',
    en: 'The sterilizations that you agreed on when adopting',
  },
  labels: {
    dueOn: { es: 'Fecha acordada', en: 'Day agreed on' },
    doneAt: { es: 'Cuándo se registró', en: 'When it was recorded' },
  },
  async find({ id }) {
    const ids = await applicationReferences.idsOfApplicant(database, id);
    return (await findPromises(database.query, ids)).map((one) => ({ ...one }));
  },
  async erase(tx, { id }) {
    await deletePromisesOf(tx, await applicationReferences.idsOfApplicant(tx, id));
  },
});

/** Photos that a family sent with its answers. */
export const followUpPhotosPersonalData = ({
  database,
  privatePhotos,
  dataVersions,
  siteUrl,
}: Pick<FollowUpDependencies, 'database' | 'privatePhotos' | 'dataVersions'> & {
  siteUrl: string;
}): PersonalData => ({
  key: 'adoptionFollowUpPhotos',
  title: {
    es: 'Las fotos que mandaste después de adoptar',
    en: 'The photos that you sent after adopting',
  },
  labels: {
    photo: { es: 'Foto', en: 'Photo' },
    addedAt: { es: 'Cuándo la mandaste', en: 'When you sent it' },
  },
  async find({ id }) {
    const ids = await applicationReferences.idsOfApplicant(database, id);
    const followUps = await findOfApplications(database, ids);
    const photos = await privatePhotos.list(
      database.query,
      'followUp',
      followUps.map((one) => one.id),
    );
    return photos.map((one) => ({
      addedAt: one.addedAt,
      photo: new ExportedFile({
        key: photoKey(one.id),
        address: siteUrl + privatePhotoPath(one.id),
        path: `follow-ups/${one.id}.webp`,
      }),
    }));
  },
  async erase(tx, { id }) {
    const ids = await applicationReferences.idsOfApplicant(tx, id);
    const followUps = await findOfApplications(tx, ids);
    const gone = await privatePhotos.remove(
      tx,
      'followUp',
      followUps.map((one) => one.id),
    );
    if ((await deleteAllowed(tx, gone)) > 0) await dataVersions.bump(tx, 'pets');
  },
});
