import {
  describeFolder,
  downloadApproved,
  downloadFile,
  readFolderDocuments,
} from '#domain/document-folders/folder-calls.ts';
import {
  documentNames,
  folderDocumentKind,
  reviewStatus,
} from '#domain/document-folders/folder-document.ts';
import { implement } from '../../implement.ts';
import { quoted } from './quoted.ts';

export const lectura = [
  implement(readFolderDocuments, {
    summary:
      'The documents of a pet’s folder, each with its files: for its owner, administrators and, with the `token` of a link, its adopter (so are the next two). `tipo` is one of ' +
      `${quoted(folderDocumentKind.wireWords)}, or null for what only another records service knows; \`status\` is one of ${quoted(reviewStatus.wireWords)}. ` +
      '`comments` are those of the decision that holds, `notas` all decisions with their words, newest first (`fecha` and `autor` may be null). A file’s `tamano` (bytes) and `fecha` are null where nobody noted them; ' +
      '`aprobado` where the document was declared valid with it. An adopter gets no words and approved files alone.',
    waitsOutside: true,
    async handle({ input: { folderId, token }, viewer, context, language }) {
      const documents = await context.documentFolders.details(viewer, folderId, token);
      const data = documents.map((one) => ({
        ...one,
        name: one.kind ? documentNames[one.kind][language] : one.name,
      }));
      return { data };
    },
  }),

  implement(describeFolder, {
    summary:
      'Whose folder it is and what the caller may do there: `puede_editar` adds and deletes files, `puede_revisar` reviews documents, `puede_enviar` sends the adopter a link. ' +
      '`encrypted_id` names the folder to the outside, and cannot be guessed; null for who reads by an adopter’s link. `correo`, for who may add files, takes vaccination booklets by mail; null where it is not set up.',
    waitsOutside: true,
    async handle({ input: { folderId, token }, viewer, context }) {
      const { may, ...folder } = await context.documentFolders.describe(viewer, folderId, token);
      const allowed = { mayEdit: may.addAndRemove, mayReview: may.review, mayShare: may.share };
      return { data: { ...folder, ...allowed } };
    },
  }),

  implement(downloadFile, {
    summary: 'A file of a folder, as it was handed in.',
    waitsOutside: true,
    async handle({ input: { folderId, fileId, token }, viewer, context }) {
      const found = await context.documentFolders.openFile(viewer, folderId, fileId, token);
      return { file: { name: found.name, type: found.type, pieces: found.stream } };
    },
  }),

  implement(downloadApproved, {
    summary:
      'All approved files of a folder as one ZIP, for whoever may read it; 404 where nothing is approved yet.',
    waitsOutside: true,
    async handle({ input: { folderId, token }, viewer, context, language }) {
      const asked = { token, language };
      const found = await context.documentFolders.openApproved(viewer, folderId, asked);
      return { file: { name: found.name, type: 'application/zip', pieces: found.pieces } };
    },
  }),
];
