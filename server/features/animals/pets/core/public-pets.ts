import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { programmes } from '#domain/pets/vocabularies.ts';

/**
 * `isPublicPet` of domain/pets/visibility.ts, of rows of the table pets that are in a programme. Written out, so that
 * SQLite recognises the indexes that hold nothing but such pets. `today` is YYYY-MM-DD.
 */
export const isShown = (today: unknown): RawBuilder<SqlBool> =>
  sql<SqlBool>`(deleted = 0 and media_count > 0 and expires_on >= ${today})`;

/** As `isShown`, of any pet. */
export const isPublic = (today: unknown): RawBuilder<SqlBool> =>
  sql<SqlBool>`(pets.status in (${sql.join([...programmes])}) and ${isShown(today)})`;
