import { z } from 'zod';
import { accountFields } from '#domain/accounts/account.ts';
import { id, instant, shape, text } from '../values.ts';
import { entityShape } from './entity-output.ts';

/** Somebody as whoever may read them does: flat, without `payload`. */
export const user = shape({
  ...entityShape(accountFields, {}, 'owner'),
  credenciales: z.array(z.never()).readonly(),
}).meta({ id: 'User' });

/** One sign-in. */
export const session = shape({
  id,
  created_at: instant,
  ultimo_uso: instant,
  vence: instant,
  dispositivo: text,
  direccion: text,
}).meta({ id: 'Session' });
