import { z } from 'zod';
import {
  documentNames,
  folderDocumentKind,
  paperTask,
  reviewStatus,
} from '#domain/document-folders/folder-document.ts';
import type { Language } from '#domain/language.ts';
import type { FolderDocument } from '#server/features/document-folders/folder-records.ts';
import { withWireNames } from '../field-names.ts';
import { queryInput } from '../filter.ts';
import { defineAction } from '../registry.ts';
import { count, flag, id, instant, nothing, shape, text, wordOf } from '../values.ts';
import { wireId, wireLanguage, wireText } from '../wire-text.ts';

const lang = wireLanguage;
const inFolder = z.strictObject({ folder_id: wireId, lang });
const fileInFolder = inFolder.extend({ file_id: wireId });
const pageInput = queryInput.pick({ page: true, limit: true }).extend({ lang });
/** Of the link that an adopter got by mail. */
const token = wireText.max(200).optional();

const names = {
  folderId: 'folder_id',
  validUntil: 'valid_until',
  status: 'status',
  comments: 'comments',
};

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
      const asked = { token, language };
      const { name, pieces } = await context.documentFolders.openApproved(viewer, folder_id, asked);
      return { file: { name, type: 'application/zip', pieces } };
    });
  },
});

const eliminar = defineAction({
  name: 'expediente_azul:eliminar_archivo',
  summary: 'Deletes a file of a folder, for good.',
  access: 'session',
  waitsOutside: true,
  input: fileInFolder,
  output: nothing,
  errors: { 404: ['notFound'], 503: ['recordsUnavailable'] },
  handle({ input: { folder_id, file_id }, viewer, context, address }) {
    return withWireNames(names, async () => {
      await context.documentFolders.removeFile({ viewer, address }, folder_id, file_id);
      return { data: null };
    });
  },
});

const abrir = defineAction({
  name: 'expediente_azul:abrir_expediente',
  summary:
    'Opens the folder of a pet, for its owner and administrators; of one that has a folder, tells which. Where another records service keeps ' +
    'the folders, an administrator tells with `folder_id` which one is the pet’s.',
  access: 'session',
  waitsOutside: true,
  input: z.strictObject({ mascota_id: wireId, folder_id: wireId.optional(), lang }),
  output: shape({ folder_id: text }),
  errors: {
    403: ['folderKeptElsewhere'],
    404: ['notFound'],
    409: ['folderTaken'],
    503: ['recordsUnavailable'],
  },
  handle({ input: { mascota_id, folder_id }, viewer, context, address }) {
    return withWireNames(names, async () => {
      const actor = { viewer, address };
      return {
        data: { folder_id: await context.documentFolders.open(actor, mascota_id, folder_id) },
      };
    });
  },
});

const revisar = defineAction({
  name: 'expediente_azul:revisar_documento',
  summary:
    'Says how a document stands; the pet’s owner gets a mail. `valid_until` is its last valid day, or null; an invalid document needs `comments`. ' +
    'With `archivos`, the ids of the files that were looked at, it is refused with 409 when others are there by now.',
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

const enviar = defineAction({
  name: 'expediente_azul:enviar_adoptante',
  summary:
    'Sends the adopter of the pet a link by mail, in `lang`, which opens the folder for 30 days: for its owner and administrators.',
  access: 'session',
  input: inFolder,
  output: nothing,
  errors: { 404: ['notFound'], 409: ['adopterUnknown'], 503: ['recordsUnavailable'] },
  handle({ input: { folder_id }, viewer, context, address, language }) {
    return withWireNames(names, async () => {
      await context.folderSharing.sendToAdopter({ viewer, address }, folder_id, language);
      return { data: null };
    });
  },
});

const pedirEnlace = defineAction({
  name: 'expediente_azul:pedir_enlace',
  summary:
    'Whoever has an adopter’s link that has expired has a new one mailed, in `lang`, to the address that got the first. The answer is the same whether or not it was such a link.',
  access: 'everyone',
  input: inFolder.extend({ token: wireText.max(200) }),
  output: nothing,
  errors: { 404: ['notFound'], 503: ['recordsUnavailable'] },
  handle({ input: { folder_id, token }, viewer, context, address, language }) {
    return withWireNames(names, async () => {
      const actor = { viewer, address };
      await context.folderSharing.requestLink(actor, folder_id, token, language);
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

const cambiarCorreo = defineAction({
  name: 'expediente_azul:cambiar_correo',
  summary:
    'Gives the folder a new mail address (`correo`) and a new `encrypted_id`, for its owner and administrators: the old address takes no mail any more. 409 where the folder takes none.',
  access: 'session',
  input: inFolder,
  output: shape({ correo: text }),
  errors: { 404: ['notFound'], 409: ['folderTakesNoMail'], 503: ['recordsUnavailable'] },
  handle({ input: { folder_id }, viewer, context, address }) {
    return withWireNames(names, async () => {
      const actor = { viewer, address };
      return {
        data: { correo: await context.documentFolders.changeMailAddress(actor, folder_id) },
      };
    });
  },
});

function quoted(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(', ');
}

export const expedienteAzul = [
  detalles,
  descripcion,
  descargar,
  descargarAprobados,
  eliminar,
  abrir,
  revisar,
  enviar,
  pedirEnlace,
  porRevisar,
  pendientes,
  cambiarCorreo,
];
