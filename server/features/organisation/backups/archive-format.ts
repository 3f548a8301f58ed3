import { z } from 'zod';

/**
 * An archive is a tar stream, encrypted by age: `archive.json`, `tables/{table}/{number}.ndjson.gz` with the rows of each
 * table (a line of JSON each) in an order in which they can be stored, `files/{key}`, `secret-key` where the portal has
 * one, and at last `manifest.json`, without which an archive is not whole.
 */
export const formatName = 'casa-animal backup';
export const formatVersion = 1;

export const headName = 'archive.json';
export const manifestName = 'manifest.json';
export const secretKeyName = 'secret-key';

export const tableEntry = (table: string, part: number) =>
  `tables/${table}/${String(part).padStart(6, '0')}.ndjson.gz`;
export const fileEntry = (key: string) => `files/${key}`;

export const headSchema = z.object({
  format: z.literal(formatName),
  version: z.int().positive(),
  /** Instant, UTC ISO 8601. */
  createdAt: z.iso.datetime(),
  portalVersion: z.string(),
  /** That the database has had. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type ArchiveHead = z.infer<typeof headSchema>;

const digest = z.object({ rows: z.int(), sha256: z.string() });
export const manifestSchema = z.object({
  /** By table; of its rows as lines of JSON, in the order of its primary key. */
  tables: z.record(z.string(), digest),
  files: z.object({
    count: z.int(),
    bytes: z.int(),
    /** Of a line for each file, in the order of the archive: its key, its size, its SHA-256. */
    sha256: z.string(),
    /** Files that rows name and that were not there. */
    missing: z.object({ count: z.int(), first: z.array(z.string()) }),
  }),
});
export type ArchiveManifest = z.infer<typeof manifestSchema>;
