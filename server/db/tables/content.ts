import type { ContentKey } from '#domain/content/content-documents.ts';

/** The texts of the portal as editors change them; a document without a row is as `content/` has it. */
export interface ContentTables {
  content_entries: ContentEntriesTable;
  content_versions: ContentVersionsTable;
}

interface ContentEntriesTable {
  key: ContentKey;
  /** A number of `content_versions`; 1 without a row there is what `content/` has. */
  published_version: number;
  draft_json: string | null;
  /** Grows with every change of the draft, also when it goes: compared before the next one is stored. */
  draft_revision: number;
  draft_saved_at: string | null;
  draft_saved_by: string | null;
  /** Who has it open in the editor, and since when. */
  open_by: string | null;
  open_since: string | null;
  open_seen_at: string | null;
}

interface ContentVersionsTable {
  key: ContentKey;
  /** 2, 3 … of each document. */
  number: number;
  /** Both languages: see `domain/content/stored-content.ts`. */
  value_json: string;
  created_at: string;
  /** When it is to be published by itself; null: at once. */
  publish_at: string | null;
  published_at: string | null;
  made_by: string | null;
  note: string;
}
