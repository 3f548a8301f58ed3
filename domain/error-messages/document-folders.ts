import type { Bilingual } from '../language.ts';

/** Pets' document folders and their review. */
export const documentFolderErrors = {
  reviewOutdated: {
    es: 'Los archivos cambiaron mientras los revisabas. No se guardó nada: vuelve a cargarlos y revisa otra vez.',
    en: 'The files changed while you were reviewing them. Nothing was saved: load them again and review once more.',
  },
  tooManyDocumentFiles: {
    es: 'Cada documento admite hasta 5 archivos: borra uno antes de subir otro',
    en: 'Each document takes up to 5 files: delete one before you upload another',
  },
  folderFull: {
    es: 'El expediente ya tiene 100 MB de archivos: borra alguno antes de subir otro',
    en: 'The folder holds 100 MB of files already: delete one before you upload another',
  },
  folderKeptElsewhere: {
    es: 'Este expediente lo lleva otro servicio: sus documentos se entregan y revisan allá',
    en: 'This folder is kept by another service: its documents are handed in and reviewed there',
  },
  folderIdRequired: {
    es: 'Escribe el número del expediente en el servicio de expedientes',
    en: 'Enter the number of the folder at the records service',
  },
  folderTaken: {
    es: 'Ese expediente ya es de otra mascota',
    en: 'That folder belongs to another pet',
  },
  recordsUnavailable: {
    es: 'Lo sentimos ocurrio un error al obtener el expediente...',
    en: 'Sorry, an error occurred while getting the document folder...',
  },
  folderTakesNoMail: {
    es: 'Este expediente no recibe correos',
    en: 'This folder takes no email',
  },
  adopterUnknown: {
    es: 'La mascota no está adoptada, o no sabemos el correo de quien la adoptó',
    en: 'The pet is not adopted, or we do not know its adopter’s email',
  },
} as const satisfies Record<string, Bilingual>;
