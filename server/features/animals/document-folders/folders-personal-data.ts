import { documentNames } from '#domain/document-folders/folder-document.ts';
import { pathFor } from '#domain/site-map.ts';
import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { ExportedFile } from '#server/features/people/privacy/exported-file.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import { documentsOf } from './folder-documents.repository.ts';
import { deleteFolder } from './folders.repository.ts';

/** What the documents of a person's pets hold; what the pets have anyway goes with them. */
export function foldersPersonalData({
  database,
  siteUrl,
}: {
  database: Database;
  siteUrl: string;
}): PersonalData {
  return {
    key: 'documentFolders',
    title: { es: 'Los expedientes de tus mascotas', en: 'The document folders of your pets' },
    labels: {
      pet: { es: 'Mascota', en: 'Pet' },
      document: { es: 'Documento', en: 'Document' },
      status: { es: 'Estado', en: 'Status' },
      validUntil: { es: 'Vigente hasta', en: 'Valid until' },
      comments: { es: 'Comentarios de la revisión', en: 'Comments of the review' },
      files: { es: 'Archivos', en: 'Files' },
    },
    async find({ id }) {
      const records: Record<string, unknown>[] = [];
      for (const { folderId, name: petName } of await petReferences.ofOwner(database.query, id)) {
        if (folderId === null) continue;
        for (const { kind, decision, comments, files } of await documentsOf(
          database.query,
          folderId,
        )) {
          if (files.length === 0 && comments === '') continue;
          const address = siteUrl + pathFor('documentFolder', 'es', { name: petName, folderId });
          records.push({
            pet: petName,
            document: documentNames[kind].es,
            status: decision.status,
            validUntil: decision.validUntil,
            comments,
            files: files.map(
              ({ id, key, name }) =>
                new ExportedFile({
                  key,
                  address,
                  path: `expedientes/${id.slice(0, 8)}-${name}`,
                }),
            ),
          });
        }
      }
      return records;
    },
    async erase(tx, { id }) {
      for (const pet of await petReferences.ofOwner(tx.query, id)) {
        if (pet.folderId === null) continue;
        await deleteFolder(tx, pet.folderId);
        await petReferences.setFolder(tx, pet.id, null);
      }
    },
  };
}
