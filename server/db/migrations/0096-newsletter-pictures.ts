import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Which pictures of the library an issue of the newsletter shows. */
export const addNewsletterPictures: Migration = {
  async up({ query }, { name, types: { text } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table newsletter_issue_pictures (
        issue_id ${text} not null references newsletter_issues (id) on delete cascade,
        asset_id ${text} not null references content_assets (id),
        primary key (issue_id, asset_id)
      ) ${strict}`,
      'create index newsletter_issue_pictures_asset on newsletter_issue_pictures (asset_id)',
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
