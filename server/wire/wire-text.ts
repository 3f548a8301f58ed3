import { z } from 'zod';

/** No text of a call is longer, and none holds the character that PostgreSQL cannot store. */
export const wireText = z
  .string()
  .max(2_000)
  .regex(/^[^\0]*$/, 'Texto inválido');

export const wireId = wireText.max(100);
