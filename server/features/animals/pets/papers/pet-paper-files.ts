import { storedFiles } from '#server/features/kits/stored-files.ts';
import { documentFolder, documentKinds } from './pet-documents.ts';

export const petPaperFiles = [
  storedFiles({
    table: 'pets',
    folders: ({ id }) => documentKinds.map((kind) => documentFolder(kind, id)),
  }),
  storedFiles({ table: 'pet_papers', keys: ({ file_key }) => [file_key] }),
];
