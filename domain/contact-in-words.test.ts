import { expect, test } from 'vitest';
import { tellsContact, tellsReward, tellsStreet } from './contact-in-words.ts';

test.each([
  'Llama al 998 123 4567',
  '(55) 1234-5678',
  'nueve nueve ocho uno dos tres cuatro cinco seis siete',
  '9 9 8, uno 2 3 cuatro 5 6 7',
  'rosa@example.mx',
  'rosa arroba gmail',
  'mira https://malo.example/x',
  'búscame en wa.me o facebook.com',
])('is told how somebody is reached: %s', (words) => {
  expect(tellsContact(words)).toBe(true);
});

test.each([
  'Collar rojo, 12 kg, 3 años',
  'Salió el 24 de diciembre de 2026',
  'Tiene dos manchas y una cicatriz',
])('is told nothing: %s', (words) => {
  expect(tellsContact(words)).toBe(false);
  expect(tellsReward(words)).toBe(false);
});

test('sees money that is offered', () => {
  for (const words of ['Doy RECOMPENSA', 'Se gratificará… gratificación', '$ 5000', '500 pesos']) {
    expect(tellsReward(words), words).toBe(true);
  }
});

test('sees a street in the name of a neighborhood', () => {
  for (const words of ['Calle Luna', 'Centro #12', 'Av. Juárez', 'Región 92 mz 3']) {
    expect(tellsStreet(words), words).toBe(true);
  }
  for (const words of ['Región 92', 'Casa Blanca', 'Norte']) expect(tellsStreet(words)).toBe(false);
});
