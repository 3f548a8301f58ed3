import { documentOf } from '#domain/content/content-documents.ts';
import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { findAssetsOf, forgetAssetSender } from './content-assets.repository.ts';
import { forgetEntryEditor } from './content-entries.repository.ts';
import { findWrittenBy, forgetVersionEditor } from './content-versions.repository.ts';

/** Far more than one person writes. */
const most = 10_000;

/** Which versions of the portal's texts somebody made: the texts are the organisation's and stay. */
export const contentPersonalData = (database: Database): PersonalData => ({
  key: 'content',
  title: {
    es: 'Los textos del portal que publicaste',
    en: 'The texts of the portal that you published',
  },
  labels: {
    createdAt: { es: 'Cuándo', en: 'When' },
    document: { es: 'Documento', en: 'Document' },
    number: { es: 'Versión', en: 'Version' },
    note: { es: 'Nota', en: 'Note' },
  },
  async find({ id }) {
    const written = await findWrittenBy(database.query, id, most);
    return written.map(({ key, number, created_at, note }) => ({
      createdAt: created_at,
      document: documentOf(key).label.es,
      number,
      note,
    }));
  },
  async erase(tx, { id }) {
    await forgetVersionEditor(tx, id);
    await forgetEntryEditor(tx, id);
  },
});

/** Which pictures and files somebody put into them. */
export const contentAssetsPersonalData = (database: Database): PersonalData => ({
  key: 'contentFiles',
  title: {
    es: 'Las imágenes y los archivos que agregaste a los textos del portal',
    en: 'The pictures and files that you added to the texts of the portal',
  },
  labels: {
    createdAt: { es: 'Cuándo', en: 'When' },
    name: { es: 'Nombre', en: 'Name' },
  },
  async find({ id }) {
    const added = await findAssetsOf(database.query, id, most);
    return added.map(({ createdAt, name }) => ({ createdAt, name }));
  },
  erase: (tx, { id }) => forgetAssetSender(tx, id),
});
