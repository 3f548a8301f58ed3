import { expect, it } from 'vitest';
import { hoursInWords } from './hours-rules.ts';

it.each([
  [0, '0 h'],
  [45, '45 min'],
  [60, '1 h'],
  [210, '3 h 30 min'],
])('%i minutes are %s', (minutes, words) => {
  expect(hoursInWords(minutes)).toBe(words);
});
