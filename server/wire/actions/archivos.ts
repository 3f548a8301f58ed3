import { findFiles, removeFile, uploadFile } from '#domain/files/file-calls.ts';
import { withWireNames } from '../field-names.ts';
import { implement } from '../implement.ts';
import type { ReceivedFile } from '../uploads/received-file.ts';
import { getUploadTarget } from '../uploads/targets/index.ts';

/** What is wrong with the invoice in a file is said of the file. */
const withFileNames = <T>(work: () => Promise<T>) => withWireNames({ cfdi: 'file' }, work);

const subir = implement(uploadFile, {
  summary:
    'Uploads a file of 40 MB at most; its errors come in `lang`, sent before the file. `carpeta` is `usuarios/{id}/` (one’s own picture, PNG or JPEG; the `url` of the response then goes into `avatar`), ' +
    '`mascotas/{id}/` (pictures and videos of a pet, 3 at most; they stand in its `imagenes` at once), `cedula/{id}/` (the certificate of ' +
    'its sterilization: a picture, PDF or Word; a new one takes the place of the old), `contrato/{id}` (the adoption contract, PDF, likewise) or ' +
    '`hogar/{account}/` (photos of the own home, for the adoption profile), `visita/{application}_{outcome}/` (of how a visit went; both: pictures, 6 at most), ' +
    '`contenido/imagenes/` and `contenido/archivos/` (pictures and files of the texts that editors change; PDF or Word, 20 MB at most), ' +
    '`gasto/{id}/` (a receipt of an expense: a picture, PDF or the XML of its invoice, 5 files at most), ' +
    '`diario/{entry}/` (of a foster home’s diary, likewise), `recaudacion/{id}/` (the picture of one’s own fundraising page), ' +
    '`expediente/{document_id}/` (a document of a pet’s document folder: pictures, PDF or Word, 5 files at most; the `url` of the response ends in the `file_id`).',
  async admit({ input: { folder }, ...call }) {
    if (folder === undefined) return;
    const { target, id } = getUploadTarget(folder);
    await target.admit(call, id);
  },
  handle: ({ input: { folder, file }, ...call }) =>
    withFileNames(async () => {
      const { target, id } = getUploadTarget(folder);
      return { data: { url: await target.add(call, id, file as ReceivedFile) } };
    }),
});

const consultar = implement(findFiles, {
  summary:
    'The addresses of the files in a folder. Those of `hogar/` and `visita/` are signed, open for a quarter of an hour, and are told to those alone who may see them (of a home, its account and whoever decides about an open application of it). Those of `cedula/{id}/` and `contrato/{id}` are signed and open for a quarter of an hour; without the ' +
    'signature they open for a session (bearer token) of the pet’s owner or an administrator. Of them `nombre` tells what their sender called ' +
    'them, `tamano` the bytes, `tipo` the media type and `fecha` since when they are here (null where nobody noted it).',
  async handle({ input: { folder }, ...call }) {
    const { target, id } = getUploadTarget(folder);
    return { data: await target.list(call, id) };
  },
});

const eliminar = implement(removeFile, {
  summary: 'Deletes a file by the address that its upload returned.',
  async handle({ input: { folder, url }, ...call }) {
    const { target, id } = getUploadTarget(folder);
    await target.remove(call, id, url);
    return { data: null };
  },
});

export const archivos = [subir, consultar, eliminar];
