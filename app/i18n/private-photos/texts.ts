import { useLanguage } from '../texts.tsx';

const es = {
  add: 'Agregar fotos',
  hint: 'Hasta 6. Les quitamos la ubicación y los demás datos de la cámara.',
  invitation: 'Toca para elegir fotos',
  full: 'Ya hay 6 fotos',
  camera: 'Tomar una foto',
  photo: (number: number) => `Foto ${number}`,
  none: 'No hay fotos.',
  open: (number: number) => `Abrir la foto ${number}`,
  remove: (number: number) => `Quitar la foto ${number}`,
  removeTitle: '¿Quitar esta foto?',
  removeText: 'Se borra del portal. No se puede deshacer.',
  removeYes: 'Quitar',
  removeNo: 'Volver',
  sending: (percent: number) => `enviando ${percent} %`,
  offline: 'sin conexión; seguimos en cuanto regrese',
  checking: 'revisando',
  tooMany: (count: number) =>
    count === 1
      ? 'No se envió 1 foto: son 6 como máximo.'
      : `No se enviaron ${count} fotos: son 6 como máximo.`,
  received: 'Recibida',
  notSent: 'No se envió: elígela otra vez.',
  saved: (count: number) => (count === 1 ? 'Se guardó 1 foto.' : `Se guardaron ${count} fotos.`),
};

export type PrivatePhotosText = typeof es;

const en: PrivatePhotosText = {
  add: 'Add photos',
  hint: 'Up to 6. We remove the place and whatever else the camera wrote into them.',
  invitation: 'Tap to choose photos',
  full: 'There are 6 photos already',
  camera: 'Take a photo',
  photo: (number) => `Photo ${number}`,
  none: 'There are no photos.',
  open: (number) => `Open photo ${number}`,
  remove: (number) => `Remove photo ${number}`,
  removeTitle: 'Remove this photo?',
  removeText: 'It is deleted from the portal. This cannot be undone.',
  removeYes: 'Remove',
  removeNo: 'Back',
  sending: (percent) => `sending ${percent}%`,
  offline: 'no connection; we go on once it is back',
  checking: 'checking',
  tooMany: (count) =>
    count === 1
      ? '1 photo was not sent: there are 6 at most.'
      : `${count} photos were not sent: there are 6 at most.`,
  received: 'Received',
  notSent: 'Not sent: choose it again.',
  saved: (count) => (count === 1 ? '1 photo was saved.' : `${count} photos were saved.`),
};

const dictionaries = { es, en };

export const usePrivatePhotosText = (): PrivatePhotosText => dictionaries[useLanguage()];
