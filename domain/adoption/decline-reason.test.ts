import { expect, test } from 'vitest';
import { declineReasonIn, declineReasons, declineWords } from './decline-reason.ts';

test('a reason is found again in what the family was told, in either language', () => {
  for (const reason of declineReasons) {
    expect(declineReasonIn(declineWords(reason, 'Gracias.', 'es'))).toBe(reason);
    expect(declineReasonIn(declineWords(reason, '', 'en'))).toBe(reason);
  }
});

test('other words are said as they are, and name no reason', () => {
  expect(declineWords(undefined, 'Lo sentimos.', 'es')).toBe('Lo sentimos.');
  expect(declineReasonIn('Lo sentimos.')).toBeUndefined();
});
