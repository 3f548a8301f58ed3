import type { z } from 'zod';
import type { accountFields } from '#domain/accounts/account.ts';
import { user as userShape } from '#domain/accounts/user-calls.ts';
import { wireSchema } from '../shape-schema.ts';
import type { EntitySchemas } from './entity-output.ts';

/** Somebody as whoever may read them does: flat, without `payload`. */
export const user = wireSchema(userShape) as z.ZodObject<
  EntitySchemas<typeof accountFields> & { credenciales: z.ZodType<readonly never[]> }
>;
