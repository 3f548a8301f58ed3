import { command, type DataOfCall, pagedQuery } from '../contract/call.ts';
import { limit, page } from '../contract/page-shapes.ts';
import {
  bounded,
  id,
  inputId,
  inputText,
  instant,
  list,
  nothing,
  nullable,
  object,
  optional,
  optionally,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { folderDocumentKind, paperTask, reviewStatus } from './folder-document.ts';

/** The review of folders' documents, and what waits in all folders. */

export const reviewDocument = command('expediente_azul:revisar_documento', {
  access: { right: 'folders.review' },
  takes: {
    folderId: wire('folder_id', inputId),
    documentId: wire('document_id', inputId),
    status: word(reviewStatus),
    validUntil: wire('valid_until', optionally(nullable(bounded(inputText, { max: 10 })), null)),
    comments: optionally(inputText, ''),
    /** Those that were looked at. */
    fileIds: wire('archivos', optional(list(inputId, { max: 100 }))),
  },
  gives: nothing,
  errors: { 404: ['notFound'], 409: ['reviewOutdated', 'conflict'], 503: ['recordsUnavailable'] },
});

export const findPapersToReview = pagedQuery('expediente_azul:por_revisar', {
  access: { right: 'folders.review' },
  takes: { page, limit },
  gives: list(
    object({
      id: wire('document_id', text),
      kind: wire('tipo', word(folderDocumentKind)),
      name: text,
      folderId: wire('folder_id', text),
      petId: wire('mascota_id', id),
      petName: wire('nombre', text),
      waitingSince: wire('desde', instant),
    }),
  ),
});

export const findPendingPapers = pagedQuery('expediente_azul:pendientes', {
  access: 'session',
  takes: { page, limit },
  gives: list(
    object({
      petId: wire('mascota_id', id),
      petName: wire('nombre', text),
      folderId: wire('folder_id', nullable(text)),
      tasks: wire(
        'documentos',
        list(
          object({
            kind: wire('tipo', word(folderDocumentKind)),
            name: text,
            task: wire('pendiente', word(paperTask)),
            validUntil: wire('valid_until', nullable(text)),
            comments: text,
          }),
        ),
      ),
    }),
  ),
});

export type PaperToReview = DataOfCall<typeof findPapersToReview>[number];
export type PetWithTasks = DataOfCall<typeof findPendingPapers>[number];
