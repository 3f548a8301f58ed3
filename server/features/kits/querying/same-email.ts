import { type SqlBool, sql } from 'kysely';
import { normalizeEmail } from '#domain/email.ts';

/** Whether the column holds the address, however its letters were written. */
export const sameEmail = (column: string, email: string) =>
  sql<SqlBool>`lower(${sql.ref(column)}) = ${normalizeEmail(email)}`;
