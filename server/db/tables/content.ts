import type { ContentKey } from '#domain/content/content-documents.ts';

/** The texts of the portal as editors change them; a document without a row is as `content/` has it. */
export interface ContentTables {
  content_entries: ContentEntriesTable;
  content_versions: ContentVersionsTable;
  content_assets: ContentAssetsTable;
  content_uses: ContentUsesTable;
}

interface ContentEntriesTable {
  key: ContentKey;
  /** A number of `content_versions`; without a row there, 1 is what `content/` has, and 0 its invented example. */
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

/** A picture or file that editors put into texts; its id is of its content, so that sending it twice makes one. */
interface ContentAssetsTable {
  id: string;
  kind: 'picture' | 'file';
  /** Of a picture, in `media_assets`: the same as `id`. */
  media_id: string | null;
  /** As its sender called it, made safe. */
  name: string;
  type: string;
  /** Bytes of what was sent. */
  size: number;
  created_at: string;
  created_by: string | null;
  /** When the nightly job first found that no draft or version has it; null while one does. */
  unused_since: string | null;
}

interface ContentUsesTable {
  key: ContentKey;
  /** 0: the draft. */
  version: number;
  asset_id: string;
}
