import { describe, expect, it, test } from 'vitest';
import { languages } from '../language.ts';
import { messages } from '../messages.ts';
import { accountErrors } from './accounts.ts';
import { catalogueErrors } from './catalogues.ts';
import { documentFolderErrors } from './document-folders.ts';
import { type ErrorKey, errorMessages, isPlainKey, reasonText } from './error-messages.ts';
import { eventErrors } from './events.ts';
import { fileErrors } from './files.ts';
import { invoiceErrors } from './invoices.ts';
import { petErrors } from './pets.ts';
import { requestErrors } from './requests.ts';

const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each(Object.entries(errorMessages))('%s', (_key, texts) => {
  it('speaks both languages, with the same places for values', () => {
    for (const language of languages) {
      expect(texts[language].trim()).toBe(texts[language]);
      expect(texts[language]).toMatch(/\p{L}{3}/u);
      expect(texts[language].replace(/\{\w+\}/g, '')).not.toMatch(/[{}]/);
    }
    expect(places(texts.es)).toEqual(places(texts.en));
  });
});

test('each key stands in one dictionary', () => {
  const keys = [
    messages,
    accountErrors,
    requestErrors,
    catalogueErrors,
    documentFolderErrors,
    eventErrors,
    fileErrors,
    invoiceErrors,
    petErrors,
  ].flatMap((dictionary) => Object.keys(dictionary));
  expect(new Set(keys).size).toBe(keys.length);
});

test('values are put in their places, in the language of the text', () => {
  const reason = { key: 'notFound', values: { what: { es: 'Mascota', en: 'Pet' } } } as const;
  expect(reasonText(reason, 'es')).toBe('No hay resultados de consulta [Mascota].');
  expect(reasonText(reason, 'en')).toBe('No query results for [Pet].');
  const costly = { key: 'tooManyValues', values: { most: 500 } } as const;
  expect(reasonText(costly, 'en')).toContain('at most 500 values');
});

test.each<[ErrorKey, string]>([
  ['noToken', 'Token de autorizacion no encontrado.'],
  ['invalidToken', 'Token invalido.'],
  ['expiredToken', 'Token expirado.'],
  ['noSession', 'Usuario no tiene sesion activa.'],
  ['invalid', 'Los datos dados no eran válidos.'],
  ['notFound', 'No hay resultados de consulta [{what}].'],
  ['unexpected', 'Lo sentimos ocurrio un error...'],
])('%s is word for word the specification’s', (key, text) => {
  expect(errorMessages[key].es).toBe(text);
});

test.each(['Otra cosa falta.', 'constructor', '__proto__'])('%j is no key', (text) => {
  expect(isPlainKey(text)).toBe(false);
});
