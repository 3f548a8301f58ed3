import { command, type DataOfCall, fileQuery, type GivenToCall, query } from '../contract/call.ts';
import {
  bounded,
  count,
  flag,
  id,
  inputId,
  inputText,
  instant,
  list,
  nothing,
  nullable,
  object,
  optional,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { folderDocumentKind, reviewStatus } from './folder-document.ts';

/** The document folders of pets. */

const folderId = wire('folder_id', inputId);
const fileId = wire('file_id', inputId);
const token = bounded(inputText, { max: 200 });
/** Which folder, and the token of an adopter's link where there is one. */
const readable = { folderId, token: optional(token) };

const readingErrors = {
  403: ['forbidden'],
  404: ['notFound'],
  503: ['recordsUnavailable'],
} as const;
const changeErrors = { 404: ['notFound'], 503: ['recordsUnavailable'] } as const;

export const readFolderDocuments = query('expediente_azul:expediente_detalles', {
  access: 'everyone',
  takes: readable,
  gives: list(
    object(
      {
        id: wire('document_id', text),
        kind: wire('tipo', nullable(word(folderDocumentKind))),
        /** In the reader's language, where the portal knows the kind. */
        name: text,
        status: word(reviewStatus),
        validUntil: wire('valid_until', nullable(text)),
        comments: text,
        notes: wire(
          'notas',
          list(
            object({
              at: wire('fecha', nullable(instant)),
              author: wire('autor', nullable(text)),
              status: word(reviewStatus),
              comments: text,
            }),
          ),
        ),
        files: list(
          object({
            id: wire('file_id', text),
            name: wire('filename', text),
            size: wire('tamano', nullable(count)),
            addedAt: wire('fecha', nullable(instant)),
            approved: wire('aprobado', flag),
          }),
        ),
      },
      'FolderDocument',
    ),
  ),
  errors: readingErrors,
});

export const describeFolder = query('expediente_azul:expediente_descripcion', {
  access: 'everyone',
  takes: readable,
  gives: object({
    encryptedId: wire('encrypted_id', nullable(text)),
    mailAddress: wire('correo', nullable(text)),
    petId: wire('mascota_id', id),
    petName: wire('nombre', text),
    mayEdit: wire('puede_editar', flag),
    mayReview: wire('puede_revisar', flag),
    mayShare: wire('puede_enviar', flag),
  }),
  errors: readingErrors,
});

export const downloadFile = fileQuery('expediente_azul:descargar_archivo', {
  access: 'everyone',
  takes: { ...readable, fileId },
  produces: 'application/octet-stream',
  errors: readingErrors,
});

export const downloadApproved = fileQuery('expediente_azul:descargar_aprobados', {
  access: 'everyone',
  takes: readable,
  produces: 'application/zip',
  errors: readingErrors,
});

export const removeFile = command('expediente_azul:eliminar_archivo', {
  access: 'session',
  takes: { folderId, fileId },
  gives: nothing,
  errors: changeErrors,
});

export const openFolder = command('expediente_azul:abrir_expediente', {
  access: 'session',
  takes: {
    petId: wire('mascota_id', inputId),
    folderId: wire('folder_id', optional(inputId)),
  },
  gives: object({ folderId: wire('folder_id', text) }),
  errors: {
    403: ['folderKeptElsewhere'],
    404: ['notFound'],
    409: ['folderTaken'],
    503: ['recordsUnavailable'],
  },
});

export const changeMailAddress = command('expediente_azul:cambiar_correo', {
  access: 'session',
  takes: { folderId },
  gives: object({ mailAddress: wire('correo', text) }),
  errors: { 404: ['notFound'], 409: ['folderTakesNoMail'], 503: ['recordsUnavailable'] },
});

export const sendToAdopter = command('expediente_azul:enviar_adoptante', {
  access: 'session',
  takes: { folderId },
  gives: nothing,
  errors: { 404: ['notFound'], 409: ['adopterUnknown'], 503: ['recordsUnavailable'] },
});

/** Whether a link is sent, nobody says. */
export const requestLink = command('expediente_azul:pedir_enlace', {
  access: 'everyone',
  takes: { folderId, token },
  gives: nothing,
  errors: changeErrors,
});

export type FolderAddress = GivenToCall<typeof describeFolder>;
export type ShownDocument = DataOfCall<typeof readFolderDocuments>[number];
export type ShownNote = ShownDocument['notes'][number];
export type ShownFile = ShownDocument['files'][number];
