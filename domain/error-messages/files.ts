import type { Bilingual } from '../language.ts';

/** Files that somebody sends. */
export const fileErrors = {
  tooManyFiles: { es: 'Puedes subir hasta 3 archivos', en: 'You can upload up to 3 files' },
  noRoom: {
    es: 'No queda espacio para guardar archivos. No se guardó nada: intenta más tarde',
    en: 'There is no room left for files. Nothing was saved: please try again later',
  },
  filesUnavailable: {
    es: 'Por ahora no podemos leer ni guardar archivos. Intenta de nuevo en un momento.',
    en: 'We cannot read or save files right now. Please try again in a moment.',
  },
  tooManyUnfinishedUploads: {
    es: 'Tienes demasiados archivos a medio subir: termínalos o intenta más tarde',
    en: 'Too many of your files are only half uploaded: finish them or try again later',
  },
  folderUnknown: { es: 'La carpeta no existe', en: 'There is no such folder' },
  mediaFormat: {
    es: 'Archivo no admitido: sube fotos en JPG, PNG, GIF, WebP o AVIF, o videos en MP4, MOV, WebM, WMV, AVI u OGG',
    en: 'File type not permitted: upload photos as JPG, PNG, GIF, WebP or AVIF, or videos as MP4, MOV, WebM, WMV, AVI or OGG',
  },
  pictureTooManyPixels: {
    es: 'La foto es demasiado grande: el máximo son 64 megapixeles',
    en: 'The photo is too large: the maximum is 64 megapixels',
  },
  pictureTooLargeForFormat: {
    es: 'La foto es demasiado grande para su formato: guárdala en JPG o redúcela a 16 megapixeles',
    en: 'The photo is too large for its format: save it as JPG, or make it 16 megapixels at most',
  },
  videoFormat: {
    es: 'Archivo no admitido: sube un video en MP4, MOV, WebM, WMV, AVI u OGG',
    en: 'File type not permitted: upload a video as MP4, MOV, WebM, WMV, AVI or OGG',
  },
  videoBroken: {
    es: 'No pudimos abrir el video: parece dañado o incompleto',
    en: 'We could not open the video: it seems damaged or incomplete',
  },
  videoTooManyPixels: {
    es: 'La imagen del video es demasiado grande: el máximo es 4K',
    en: 'The picture of the video is too large: the maximum is 4K',
  },
  videoTooHeavy: {
    es: 'El video es demasiado pesado para prepararlo: recórtalo o guárdalo con menos resolución y súbelo otra vez',
    en: 'The video is too heavy for us to get ready: cut it, or save it at a lower resolution, and upload it again',
  },
  videoNotClean: {
    es: 'De este video no podemos quitar los datos personales (lugar, nombres): guárdalo como MP4, solo con imagen y sonido',
    en: 'We cannot take the personal data (places, names) out of this video: save it as MP4, with picture and sound alone',
  },
  fileInfected: {
    es: 'El archivo tiene un virus: no lo guardamos. Revisa tu equipo antes de intentar otra vez',
    en: 'The file has a virus: we did not keep it. Check your device before you try again',
  },
  scanUnavailable: {
    es: 'No pudimos revisar el archivo contra virus, así que no lo guardamos. Intenta más tarde',
    en: 'We could not check the file for viruses, so we did not keep it. Please try again later',
  },
  filesNotMultipart: {
    es: 'Los archivos se envían como multipart/form-data.',
    en: 'Files are sent as multipart/form-data.',
  },
  uploadOffsetWrong: {
    es: 'Ha llegado más o menos de lo que crees: pregunta cuánto.',
    en: 'More or less has arrived than you believe: ask how much.',
  },
} as const satisfies Record<string, Bilingual>;
