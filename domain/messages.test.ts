import { expect, test } from 'vitest';
import { messageText } from './messages.ts';

test('a key speaks both languages', () => {
  expect(messageText('chooseOption', 'es')).toBe('Elije una opción');
  expect(messageText('chooseOption', 'en')).toBe('Choose one option');
});

test.each(['Otra cosa falta.', 'constructor', '__proto__'])('%j stays as it is', (sentence) => {
  expect(messageText(sentence, 'es')).toBe(sentence);
});
