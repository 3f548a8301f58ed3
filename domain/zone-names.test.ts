import { expect, test } from 'vitest';
import { zoneName } from './zone-names.ts';

test('a zone is called by its name in the reader’s language', () => {
  expect(zoneName('America/Mexico_City', 'es')).toBe('hora del centro de México');
  expect(zoneName('America/Mexico_City', 'en')).toBe('Central Standard Time');
  expect(zoneName('America/Tijuana', 'es')).toBe('hora del Pacífico');
});
