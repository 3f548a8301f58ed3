import type { Account } from '#domain/accounts/account.ts';
import { privatePhotoPath } from '#domain/private-photos.ts';
import type { Tx } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { photoKey } from '#server/features/kits/private-photos/private-photo-files.ts';
import { ExportedFile } from '#server/features/people/privacy/exported-file.ts';
import { removeReports } from './remove-reports.ts';
import { deleteChoice, findChoices } from './rescue-choices.repository.ts';
import type { RescueDependencies } from './rescue-dependencies.ts';
import { findEntries, findEntriesBy } from './rescue-entries.repository.ts';
import { findReportsOf, forgetRescuer } from './rescues.repository.ts';

type Dependencies = Pick<RescueDependencies, 'database' | 'privatePhotos' | 'states'>;

/** Of the account, or of its mailbox once that has been shown to be its own. */
const whoIs = ({ id, email, confirmedAt }: Account) => ({
  accountId: id,
  email: confirmedAt === null ? undefined : email,
});

/** What the person reported, with what was written to and fro. */
export const rescuesPersonalData = ({
  siteUrl,
  ...dependencies
}: Dependencies & { siteUrl: string }): PersonalData => ({
  key: 'rescueReports',
  title: { es: 'Los animales que reportaste', en: 'The animals that you reported' },
  labels: {
    createdAt: { es: 'Cuándo', en: 'When' },
    folio: { es: 'Número', en: 'Number' },
    kind: { es: 'Qué pasa', en: 'What happens' },
    status: { es: 'Estado', en: 'State' },
    postalCode: { es: 'Código postal', en: 'Postal code' },
    place: { es: 'Lugar', en: 'Place' },
    position: { es: 'Ubicación', en: 'Position' },
    words: { es: 'Lo que contaste', en: 'What you told' },
    name: { es: 'Nombre', en: 'Name' },
    phone: { es: 'Teléfono', en: 'Phone' },
    email: { es: 'Correo', en: 'Email' },
    written: { es: 'Lo que escribiste después', en: 'What you wrote later' },
    answers: { es: 'Lo que te contestamos', en: 'What we answered' },
    photos: { es: 'Fotos', en: 'Photos' },
  },
  async find(account) {
    const { query } = dependencies.database;
    const reports = await findReportsOf(query, whoIs(account));
    const ids = reports.map(({ id }) => id);
    const entries = await findEntries(query, ids);
    const photos = await dependencies.privatePhotos.list(query, 'rescue', ids);
    return reports.map((report) => {
      const texts = (isOurs: 0 | 1) =>
        entries
          .filter((one) => one.report_id === report.id && one.is_ours === isOurs)
          .map(({ text }) => text);
      return {
        ...report,
        written: texts(0),
        answers: texts(1),
        photos: photos
          .filter(({ subjectId }) => subjectId === report.id)
          .map(
            ({ id }) =>
              new ExportedFile({
                key: photoKey(id),
                address: siteUrl + privatePhotoPath(id),
                path: `reports/${id}.webp`,
              }),
          ),
      };
    });
  },
  async erase(tx: Tx, account) {
    for (;;) {
      const reports = await findReportsOf(tx.query, whoIs(account));
      if (reports.length === 0) return;
      await removeReports(
        dependencies,
        tx,
        reports.map(({ id }) => id),
      );
    }
  },
});

/** What the person wrote at the desk; it stays without their name. */
export const rescuerPersonalData = ({
  database,
}: Pick<Dependencies, 'database'>): PersonalData => ({
  key: 'rescueAnswers',
  title: { es: 'Lo que contestaste en reportes', en: 'What you answered in reports' },
  labels: {
    createdAt: { es: 'Cuándo', en: 'When' },
    text: { es: 'Respuesta', en: 'Answer' },
  },
  find: ({ id }) => findEntriesBy(database.query, id),
  erase: (tx, { id }) => forgetRescuer(tx, id),
});

/** Of which reports the person wants to be told. */
export const rescueChoicePersonalData = ({
  database,
}: Pick<Dependencies, 'database'>): PersonalData => ({
  key: 'rescueChoice',
  title: {
    es: 'Los reportes de los que quieres avisos',
    en: 'The reports that you want to be told of',
  },
  labels: {
    federalStates: { es: 'Entidades', en: 'States' },
    kinds: { es: 'Qué pasa', en: 'What happens' },
  },
  find: async ({ id }) =>
    [...(await findChoices(database.query, [id])).values()].map((choice) => ({ ...choice })),
  erase: (tx, { id }) => deleteChoice(tx, id),
});
