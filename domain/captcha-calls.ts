import type { Challenge } from 'altcha-lib';
import { query } from './contract/call.ts';
import { type Shape, unknown } from './contract/shape.ts';

/** A challenge for the ALTCHA widget, as its library makes it; null while no captcha is asked for. */
export const findChallenge = query('captcha:obtener', {
  access: 'everyone',
  gives: unknown as Shape as Shape<Challenge | null>,
});
