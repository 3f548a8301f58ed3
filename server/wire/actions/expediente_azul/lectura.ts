import { z } from 'zod';
import {
  documentNames,
  folderDocumentKind,
  reviewStatus,
} from '#domain/document-folders/folder-document.ts';
import type { Language } from '#domain/language.ts';
import type { FolderDocument } from '#server/features/document-folders/folder-records.ts';
import { withWireNames } from '../../field-names.ts';
import { defineAction } from '../../registry.ts';
import { count, flag, id, instant, shape, text, wordOf } from '../../values.ts';

import { fileInFolder, inFolder, names, quoted, token } from './carpeta.ts';

const folderFile = shape({
  file_id: text,
  filename: text,
  tamano: count.nullable(),
  fecha: instant.nullable(),
  aprobado: flag,
});

const folderDocument = shape({
  document_id: text,
  tipo: wordOf(folderDocumentKind).nullable(),
  name: text,
  status: wordOf(reviewStatus),
  valid_until: text.nullable(),
  comments: text,
  notas: z.array(
    shape({
      fecha: instant.nullable(),
      autor: text.nullable(),
      status: wordOf(reviewStatus),
      comments: text,
    }),
  ),
  files: z.array(folderFile),
}).meta({ id: 'FolderDocument' });

const detalles = defineAction({
  name: 'expediente_azul:expediente_detalles',
  summary:
    'The documents of a pet’s folder, each with its files: for its owner, administrators and, with the `token` of a link, its adopter (so are the next two). `tipo` is one of ' +
    `${quoted(folderDocumentKind.wireWords)}, or null for what only another records service knows; \`status\` is one of ${quoted(reviewStatus.wireWords)}. ` +
    '`comments` are those of the decision that holds, `notas` all decisions with their words, newest first (`fecha` and `autor` may be null). A file’s `tamano` (bytes) and `fecha` are null where nobody noted them; ' +
    '`aprobado` where the document was declared valid with it. An adopter gets no words and approved files alone.',
  access: 'everyone',
  waitsOutside: true,
  input: inFolder.extend({ token }),
  output: z.array(folderDocument),
  errors: { 403: ['forbidden'], 404: ['notFound'], 503: ['recordsUnavailable'] },
  handle({ input: { folder_id, token }, viewer, context, language }) {
    return withWireNames(names, async () => {
      const documents = await context.documentFolders.details(viewer, folder_id, token);
      return { data: documents.map((document) => documentToWire(document, language)) };
    });
  },
});

function documentToWire(document: FolderDocument, language: Language) {
  const { id, kind, name, status, validUntil, comments, notes, files } = document;
  return {
    document_id: id,
    tipo: kind && folderDocumentKind.toWire(kind),
    name: kind ? documentNames[kind][language] : name,
    status: reviewStatus.toWire(status),
    valid_until: validUntil,
    comments,
    notas: notes.map((note) => ({
      fecha: note.at,
      autor: note.author,
      status: reviewStatus.toWire(note.status),
      comments: note.comments,
    })),
    files: files.map((file) => ({
      file_id: file.id,
      filename: file.name,
      tamano: file.size,
      fecha: file.addedAt,
      aprobado: file.approved,
    })),
  };
}

const descripcion = defineAction({
  name: 'expediente_azul:expediente_descripcion',
  summary:
    'Whose folder it is and what the caller may do there: `puede_editar` adds and deletes files, `puede_revisar` reviews documents, `puede_enviar` sends the adopter a link. ' +
    '`encrypted_id` names the folder to the outside, and cannot be guessed; null for who reads by an adopter’s link. `correo`, for who may add files, takes vaccination booklets by mail; null where it is not set up.',
  access: 'everyone',
  waitsOutside: true,
  input: inFolder.extend({ token }),
  output: shape({
    encrypted_id: text.nullable(),
    correo: text.nullable(),
    mascota_id: id,
    nombre: text,
    puede_editar: flag,
    puede_revisar: flag,
    puede_enviar: flag,
  }),
  errors: { 403: ['forbidden'], 404: ['notFound'], 503: ['recordsUnavailable'] },
  handle({ input: { folder_id, token }, viewer, context }) {
    return withWireNames(names, async () => {
      const folder = await context.documentFolders.describe(viewer, folder_id, token);
      return {
        data: {
          encrypted_id: folder.encryptedId,
          correo: folder.mailAddress,
          mascota_id: folder.petId,
          nombre: folder.petName,
          puede_editar: folder.may.addAndRemove,
          puede_revisar: folder.may.review,
          puede_enviar: folder.may.share,
        },
      };
    });
  },
});

const descargar = defineAction({
  name: 'expediente_azul:descargar_archivo',
  summary: 'A file of a folder, as it was handed in.',
  access: 'everyone',
  waitsOutside: true,
  produces: 'application/octet-stream',
  input: fileInFolder.extend({ token }),
  errors: { 403: ['forbidden'], 404: ['notFound'], 503: ['recordsUnavailable'] },
  handle({ input: { folder_id, file_id, token }, viewer, context }) {
    return withWireNames(names, async () => {
      const { name, type, stream } = await context.documentFolders.openFile(
        viewer,
        folder_id,
        file_id,
        token,
      );
      return { file: { name, type, pieces: stream } };
    });
  },
});

const descargarAprobados = defineAction({
  name: 'expediente_azul:descargar_aprobados',
  summary:
    'All approved files of a folder as one ZIP, for whoever may read it; 404 where nothing is approved yet.',
  access: 'everyone',
  waitsOutside: true,
  produces: 'application/zip',
  input: inFolder.extend({ token }),
  errors: { 403: ['forbidden'], 404: ['notFound'], 503: ['recordsUnavailable'] },
  handle({ input: { folder_id, token }, viewer, context, language }) {
    return withWireNames(names, async () => {
      const requested = { token, language };
      const { name, pieces } = await context.documentFolders.openApproved(
        viewer,
        folder_id,
        requested,
      );
      return { file: { name, type: 'application/zip', pieces } };
    });
  },
});

export const lectura = [detalles, descripcion, descargar, descargarAprobados];
