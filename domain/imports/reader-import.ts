import { languageWords } from '../language-words.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';
import type { ImportField, ImportKind } from './import-kind.ts';

/** What a column of a table may tell of a reader of the newsletter, in the order in which people are asked. */
export const readerImportField = vocabulary({
  email: 'correo',
  name: 'nombre',
  phone: 'telefono',
  language: 'idioma',
  standing: 'situacion',
  consentOn: 'acepto_el',
  consentHow: 'como_acepto',
});
export type ReaderImportField = ValueOf<typeof readerImportField>;

/** How somebody stands in the table's list. */
const readerStanding = vocabulary({ subscribed: 'suscrito', left: 'baja' });

const fields: Readonly<Record<ReaderImportField, ImportField>> = {
  email: {
    label: { es: 'Correo', en: 'Email' },
    called: ['correo', 'email', 'mail', 'e mail', 'correo electronico'],
    isOwn: true,
    isKnownBy: (value) => value.includes('@'),
  },
  name: {
    label: { es: 'Nombre', en: 'Name' },
    called: ['nombre', 'name', 'suscriptor', 'persona'],
    isOptional: true,
    isOwn: true,
  },
  phone: {
    label: { es: 'Teléfono', en: 'Telephone' },
    called: ['telefono', 'celular', 'tel', 'whatsapp', 'phone'],
    isOptional: true,
    isOwn: true,
  },
  language: {
    label: { es: 'Idioma', en: 'Language' },
    called: ['idioma', 'lengua', 'language', 'lang'],
    words: languageWords,
    spoken: { es: ['espanol', 'spanish', 'castellano'], en: ['ingles', 'english'] },
    isKnownBy: 'words',
    usual: languageWords.toWire('es'),
  },
  standing: {
    label: { es: 'Situación', en: 'Status' },
    called: ['situacion', 'estado', 'estatus', 'status', 'suscripcion'],
    words: readerStanding,
    spoken: {
      subscribed: ['activo', 'activa', 'suscrita', 'subscribed', 'active', 'alta', 'vigente', 'si'],
      left: ['cancelado', 'cancelada', 'unsubscribed', 'desuscrito', 'no', 'rebotado', 'cleaned'],
    },
    isKnownBy: 'words',
    usual: readerStanding.toWire('subscribed'),
  },
  consentOn: {
    label: { es: 'Día en que aceptó', en: 'Day of consent' },
    called: [
      'acepto',
      'consentimiento',
      'consent',
      'agreed',
      'fecha alta',
      'optin time',
      'confirm time',
      'fecha',
    ],
    isDate: true,
    isOptional: true,
    isOwn: true,
  },
  consentHow: {
    label: { es: 'Cómo aceptó', en: 'How they agreed' },
    called: ['como', 'how', 'medio', 'origen', 'fuente', 'source', 'optin ip'],
    isOptional: true,
  },
};

/** Readers of a newsletter that was sent from elsewhere. */
export const readerImport: ImportKind<ReaderImportField> = {
  name: 'readers',
  field: readerImportField,
  fields,
};
