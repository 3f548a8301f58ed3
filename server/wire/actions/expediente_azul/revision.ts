import { z } from 'zod';
import {
  documentNames,
  folderDocumentKind,
  paperTask,
  reviewStatus,
} from '#domain/document-folders/folder-document.ts';
import { withWireNames } from '../../field-names.ts';
import { queryInput } from '../../filter.ts';
import { defineAction } from '../../registry.ts';
import { id, instant, nothing, shape, text, wordOf } from '../../values.ts';
import { wireId, wireText } from '../../wire-text.ts';

import { inFolder, lang, names, quoted } from './carpeta.ts';

const pageInput = queryInput.pick({ page: true, limit: true }).extend({ lang });

const revisar = defineAction({
  name: 'expediente_azul:revisar_documento',
  summary:
    'Says how a document stands; the pet’s owner gets a mail. `valid_until` is its last valid day, or null; an invalid document needs `comments`. ' +
    'With `archivos`, the ids of the files that were looked at, it is rejected with 409 when others are there by now.',
  access: { right: 'folders.review' },
  input: inFolder.extend({
    document_id: wireId,
    status: z.enum(reviewStatus.wireWords),
    valid_until: wireText.max(10).nullable().default(null),
    comments: wireText.default(''),
    archivos: z.array(wireId).max(100).optional(),
  }),
  output: nothing,
  errors: { 404: ['notFound'], 409: ['reviewOutdated', 'conflict'], 503: ['recordsUnavailable'] },
  handle({ input, viewer, context, address }) {
    const { folder_id, document_id, status, valid_until, comments, archivos } = input;
    return withWireNames(names, async () => {
      await context.folderReview.review(
        { viewer, address },
        { folderId: folder_id, documentId: document_id, fileIds: archivos },
        { status: reviewStatus.fromWire(status) ?? '', validUntil: valid_until ?? '', comments },
      );
      return { data: null };
    });
  },
});

const porRevisar = defineAction({
  name: 'expediente_azul:por_revisar',
  summary:
    'The documents of all folders whose files wait for a review, since when (`desde`), the longest first. None where another records service keeps the folders.',
  access: { right: 'folders.review' },
  input: pageInput,
  output: z.array(
    shape({
      document_id: text,
      tipo: wordOf(folderDocumentKind),
      name: text,
      folder_id: text,
      mascota_id: id,
      nombre: text,
      desde: instant,
    }),
  ),
  paginated: true,
  async handle({ input, viewer, context, language }) {
    const { items, ...page } = await context.folderLists.toReview(viewer, input);
    const data = items.map(({ documentId, kind, folderId, petId, petName, waitingSince }) => ({
      document_id: documentId,
      tipo: folderDocumentKind.toWire(kind),
      name: documentNames[kind][language],
      folder_id: folderId,
      mascota_id: petId,
      nombre: petName,
      desde: waitingSince,
    }));
    return { data, page };
  },
});

const pendientes = defineAction({
  name: 'expediente_azul:pendientes',
  summary:
    `What the caller has to see to of the papers of the own pets: \`documentos\` of each pet, whose \`pendiente\` is one of ${quoted(paperTask.wireWords)}, the most urgent first. ` +
    'A pet without a folder (`folder_id` null) stands at the end, with an empty list. None where another records service keeps the folders.',
  access: 'session',
  input: pageInput,
  output: z.array(
    shape({
      mascota_id: id,
      nombre: text,
      folder_id: text.nullable(),
      documentos: z.array(
        shape({
          tipo: wordOf(folderDocumentKind),
          name: text,
          pendiente: wordOf(paperTask),
          valid_until: text.nullable(),
          comments: text,
        }),
      ),
    }),
  ),
  paginated: true,
  async handle({ input, viewer, context, language }) {
    const { items, ...page } = await context.folderLists.toDo(viewer, input);
    const data = items.map(({ petId, petName, folderId, tasks }) => ({
      mascota_id: petId,
      nombre: petName,
      folder_id: folderId,
      documentos: tasks.map(({ kind, task, validUntil, comments }) => ({
        tipo: folderDocumentKind.toWire(kind),
        name: documentNames[kind][language],
        pendiente: paperTask.toWire(task),
        valid_until: validUntil,
        comments,
      })),
    }));
    return { data, page };
  },
});

export const revision = [revisar, porRevisar, pendientes];
