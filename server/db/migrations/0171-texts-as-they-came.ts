import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What a portal showed in these while nobody had published them were invented examples. */
const examples = ['history', 'shelters', 'sponsors', 'allies', 'organisation'];

/**
 * A portal that is in use keeps what it shows until somebody decides: its examples are entries with the version 0. Whoever has
 * published other hours than the ones that the portal came with is not given the brief form of those.
 */
export const keepShownTexts: Migration = {
  async up({ query }) {
    const used = await sql`select id from users limit 1`.execute(query);
    if (used.rows.length > 0) {
      for (const key of examples) {
        await sql`insert into content_entries (key, published_version, draft_revision) values (${key}, 0, 0)
          on conflict (key) do update set published_version = 0 where content_entries.published_version = 1`.execute(
          query,
        );
      }
    }
    const { rows } = await sql<Row>`select number, value_json from content_versions
      where key = 'organisation'`.execute(query);
    for (const { number, value_json } of rows) {
      const value = withBriefHours(JSON.parse(value_json));
      if (!value) continue;
      await sql`update content_versions set value_json = ${JSON.stringify(value)}
        where key = 'organisation' and number = ${number}`.execute(query);
    }
  },
};

interface Row {
  number: number;
  value_json: string;
}

/** Of both languages. */
interface Value {
  briefHours?: unknown;
  hours?: { es?: string; en?: string };
}

const firstHours = 'Las 24 horas, los 7 días de la semana, los 365 días del año';
const longest = 40;

function withBriefHours(value: Value) {
  const { es, en } = value.hours ?? {};
  if (
    value.briefHours ||
    !es ||
    !en ||
    es === firstHours ||
    es.length > longest ||
    en.length > longest
  )
    return undefined;
  return { ...value, briefHours: { es, en }, openDays: { es: '', en: '' } };
}
