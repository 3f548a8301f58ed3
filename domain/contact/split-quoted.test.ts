import { describe, expect, it } from 'vitest';
import { splitQuoted } from './split-quoted.ts';

describe('what a mail quotes', () => {
  it.each([
    [
      'Sí, el lunes.\n\nEl mié, 25 nov 2026 a las 10:00, Casa Animal (<hola@casa.example>) escribió:\n> ¿Cuándo?',
    ],
    [
      'Sí, el lunes.\n\nEl mié, 25 nov 2026 a las 10:00, Casa Animal\n(<hola@casa.example>) escribió:\n\n> ¿Cuándo?',
    ],
    [
      'Sí, el lunes.\n\nOn Wed, Nov 25, 2026 at 10:00 AM Casa Animal <hola@casa.example> wrote:\n> ¿Cuándo?',
    ],
    ['Sí, el lunes.\n\n-----Mensaje original-----\nDe: Casa Animal'],
    ['Sí, el lunes.\n\nDe: Casa Animal <hola@casa.example>\nEnviado: miércoles\nAsunto: x'],
    ['Sí, el lunes.\n\n> ¿Cuándo?\n\n> Saludos'],
  ])('stands apart: %j', (mail) => {
    const { text, quoted } = splitQuoted(mail);
    expect(text).toBe('Sí, el lunes.');
    expect(quoted).not.toBe('');
  });

  it.each([
    ['El perro escribió: guau.\nEs broma.'],
    ['> ¿Cuándo?\nEl lunes.\n> ¿Dónde?\nEn casa.'],
    ['> solo cita'],
    ['De: donde vivo no hay veterinario.\nSaludos'],
  ])('is not taken for one: %j', (mail) => {
    expect(splitQuoted(mail)).toEqual({ text: mail, quoted: '' });
  });
});
