import { z } from 'zod';
import { cfdiErrors } from '#domain/expenses/expense-shapes.ts';
import { parseInput } from '../errors.ts';
import { withWireNames } from '../field-names.ts';
import { defineAction } from '../registry.ts';
import { getUploadTarget } from '../uploads/targets/index.ts';
import { receivedFile } from '../uploads/uploads.ts';
import { count, instant, nothing, shape, text } from '../values.ts';
import { wireLanguage, wireText } from '../wire-text.ts';

const carpeta = wireText.max(200);
const lang = wireLanguage;
const names = { file: 'archivo', cfdi: 'archivo' };

const url = text.meta({
  description: 'Address of the file, or its name in the document folder',
  examples: ['https://casa.example/media/01961f6e-8f6b-7c3a-9d2e-5b1f0c8a4e21/800.webp'],
});
const file = shape({
  url,
  nombre: text.optional(),
  tamano: count.optional(),
  tipo: text.optional(),
  fecha: instant.nullish(),
}).meta({ id: 'StoredFile' });

const subir = defineAction({
  name: 'archivos:subir',
  summary:
    'Uploads a file of 40 MB at most; its errors come in `lang`, sent before the file. `carpeta` is `usuarios/{id}/` (one’s own picture, PNG or JPEG; the `url` of the response then goes into `avatar`), ' +
    '`mascotas/{id}/` (pictures and videos of a pet, 3 at most; they stand in its `imagenes` at once), `cedula/{id}/` (the certificate of ' +
    'its sterilization: a picture, PDF or Word; a new one takes the place of the old), `contrato/{id}` (the adoption contract, PDF, likewise) or ' +
    '`hogar/{account}/` (photos of the own home, for the adoption profile), `visita/{application}_{outcome}/` (of how a visit went; both: pictures, 6 at most), ' +
    '`contenido/imagenes/` and `contenido/archivos/` (pictures and files of the texts that editors change; PDF or Word, 20 MB at most), ' +
    '`gasto/{id}/` (a receipt of an expense: a picture, PDF or the XML of its invoice, 5 files at most), ' +
    '`diario/{entry}/` (of a foster home’s diary, likewise), ' +
    '`expediente/{document_id}/` (a document of a pet’s document folder: pictures, PDF or Word, 5 files at most; the `url` of the response ends in the `file_id`).',
  access: 'session',
  creates: true,
  multipart: {
    async admit({ input, ...call }) {
      if (input.carpeta === undefined) return;
      const named = parseInput(z.object({ carpeta }), { carpeta: input.carpeta });
      const { target, id } = getUploadTarget(named.carpeta);
      await target.admit(call, id);
    },
  },
  input: z.object({ carpeta, lang, archivo: receivedFile }),
  output: shape({ url }),
  errors: {
    403: ['expenseOfOrganisation'],
    404: ['notFound'],
    409: [
      'conflict',
      'expenseCfdiHasOne',
      'expenseCfdiKnown',
      'expenseCfdiKnownElsewhere',
      'importTooMany',
      'importIsRunning',
      'importPhotosFull',
    ],
    413: ['fileTooLarge', 'resourceFileTooLarge'],
    415: [
      'fileNotPermitted',
      'expenseFileFormat',
      'fileInfected',
      'mediaFormat',
      'contractFormat',
      'resourceFileFormat',
      'pictureFormat',
      'photoHeic',
      'videoFormat',
      'videoNotClean',
      'avatarFormat',
    ],
    422: [
      ...cfdiErrors,
      'adoptionProfileMissing',
      'tooManyPhotos',
      'tooManyContentPictures',
      'tooManyContentFiles',
      'fileEmpty',
      'pictureBroken',
      'pictureTooManyPixels',
      'pictureTooLargeForFormat',
      'videoBroken',
      'videoTooManyPixels',
      'videoTooHeavy',
    ],
    503: ['noRoom', 'recordsUnavailable'],
  },
  handle({ input: { carpeta, archivo }, ...call }) {
    return withWireNames(names, async () => {
      const { target, id } = getUploadTarget(carpeta);
      return { data: { url: await target.add(call, id, archivo) } };
    });
  },
});

const consultar = defineAction({
  name: 'archivos:consultar',
  summary:
    'The addresses of the files in a folder. Those of `hogar/` and `visita/` are signed, open for a quarter of an hour, and are told to those alone who may see them (of a home, its account and whoever decides about an open application of it). Those of `cedula/{id}/` and `contrato/{id}` are signed and open for a quarter of an hour; without the ' +
    'signature they open for a session (bearer token) of the pet’s owner or an administrator. Of them `nombre` tells what their sender called ' +
    'them, `tamano` the bytes, `tipo` the media type and `fecha` since when they are here (null where nobody noted it).',
  access: 'session',
  input: z.object({ carpeta, lang }),
  output: z.array(file),
  errors: { 404: ['notFound'], 503: ['recordsUnavailable'] },
  handle({ input: { carpeta }, ...call }) {
    return withWireNames(names, async () => {
      const { target, id } = getUploadTarget(carpeta);
      return { data: await target.list(call, id) };
    });
  },
});

const eliminar = defineAction({
  name: 'archivos:eliminar',
  summary: 'Deletes a file by the address that its upload returned.',
  access: 'session',
  input: z.object({ carpeta, lang, url: wireText.max(500) }),
  output: nothing,
  errors: {
    404: ['notFound'],
    409: ['contractKept', 'contentFileInUse', 'contentFileInVersions', 'expenseFileKept'],
    503: ['recordsUnavailable'],
  },
  handle({ input: { carpeta, url }, ...call }) {
    return withWireNames(names, async () => {
      const { target, id } = getUploadTarget(carpeta);
      await target.remove(call, id, url);
      return { data: null };
    });
  },
});

export const archivos = [subir, consultar, eliminar];
