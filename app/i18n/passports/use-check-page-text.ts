import { useLanguage } from '../texts.tsx';

const es = {
  title: 'Comprobar un pasaporte',
  pageTitle: 'Comprobar el pasaporte de una mascota',
  description:
    'Comprueba si el pasaporte de una mascota es auténtico y sigue vigente, con su código QR.',
  lead: 'Escanea con la cámara de tu teléfono el código QR del pasaporte: te trae aquí y te decimos si es auténtico. La comprobación se hace en tu dispositivo.',
  needsScript: 'Para comprobar la firma, esta página necesita JavaScript. Actívalo y recárgala.',
  checking: 'Comprobando la firma…',
  ready: 'Esta página ya funciona sin conexión en este dispositivo.',
  keys: 'Las claves públicas, para comprobar pasaportes con otro programa',
};

const en: typeof es = {
  title: 'Check a passport',
  pageTitle: 'Check a pet’s passport',
  description: 'Check with its QR code whether a pet’s passport is authentic and still valid.',
  lead: 'Scan the passport’s QR code with your phone’s camera: it brings you here, and we tell you whether it is authentic. The check happens on your device.',
  needsScript: 'To check the signature this page needs JavaScript. Turn it on and reload.',
  checking: 'Checking the signature…',
  ready: 'This page now works offline on this device.',
  keys: 'The public keys, to check passports with another program',
};

export const checkPageTexts = { es, en };

/** What the public page that checks passports says before its script is there. */
export const useCheckPageText = (): typeof es => checkPageTexts[useLanguage()];
