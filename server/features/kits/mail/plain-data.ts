import type { Language } from '#domain/language.ts';
import { plainName, withoutAddresses } from '#domain/plain-name.ts';

const ofPets = new Set(['pet', 'pets', 'petName', 'mateName']);
const ofPeople = new Set(['name', 'family', 'author', 'donorName', 'inviter']);
const aPet = { es: 'una mascota', en: 'a pet' };

/**
 * The data of a mail, with names that somebody typed as far as they are names: its reader may not know whoever typed
 * them. Covers what was stored before names were checked, and mails that wait.
 */
export function withPlainNames<Data>(data: Data, language: Language): Data {
  const read = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') {
      if (ofPets.has(key)) return value && (plainName(value) || aPet[language]);
      return ofPeople.has(key) ? withoutAddresses(value) : value;
    }
    if (Array.isArray(value)) return value.map((one) => read(one, key));
    if (typeof value !== 'object' || value === null || value instanceof Date) return value;
    const entries = Object.entries(value as Record<string, unknown>);
    return Object.fromEntries(entries.map(([name, one]) => [name, read(one, name)]));
  };
  return read(data, '') as Data;
}
