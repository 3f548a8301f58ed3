import { command, creationOrChange, type DataOfCall, query } from '../contract/call.ts';
import {
  bounded,
  count,
  described,
  exampled,
  file,
  inputText,
  instant,
  language,
  list,
  nothing,
  nullable,
  object,
  optional,
  text,
  wire,
} from '../contract/shape.ts';
import { cfdiErrors } from '../expenses/cfdi-errors.ts';

/** Files in folders. Which folders there are, and who may what in them, the server knows (`server/wire/uploads/targets`). */

const folder = wire('carpeta', bounded(inputText, { max: 200 }));
const lang = { language: wire('lang', optional(language)) };

const url = exampled(
  described(text, 'Address of the file, or its name in the document folder'),
  'https://casa.example/media/01961f6e-8f6b-7c3a-9d2e-5b1f0c8a4e21/800.webp',
);

export const uploadFile = creationOrChange('archivos:subir', {
  access: 'session',
  sendsFile: true,
  ignoresUnknown: true,
  takes: { folder, ...lang, file: wire('archivo', file) },
  gives: object({ url }),
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
});

/** Of pictures and videos only the address is kept. */
const storedFile = object(
  {
    url,
    name: wire('nombre', optional(text)),
    /** Bytes. */
    size: wire('tamano', optional(count)),
    /** Media type. */
    type: wire('tipo', optional(text)),
    /** null where nobody noted it. */
    addedAt: wire('fecha', optional(nullable(instant))),
  },
  'StoredFile',
);

export const findFiles = query('archivos:consultar', {
  access: 'session',
  ignoresUnknown: true,
  takes: { folder, ...lang },
  gives: list(storedFile),
  errors: { 404: ['notFound'], 503: ['recordsUnavailable'] },
});
export type StoredFile = DataOfCall<typeof findFiles>[number];

/** By the address that its upload has answered with. */
export const removeFile = command('archivos:eliminar', {
  access: 'session',
  ignoresUnknown: true,
  takes: { folder, ...lang, url: bounded(inputText, { max: 500 }) },
  gives: nothing,
  errors: {
    404: ['notFound'],
    409: ['contractKept', 'contentFileInUse', 'contentFileInVersions', 'expenseFileKept'],
    503: ['recordsUnavailable'],
  },
});
