import type { Bilingual } from '#domain/language.ts';
import type { Tx } from '#server/db/database.ts';
import type { ContractTemplatesTable } from '#server/db/tables/adoption.ts';

export interface ContractTemplate {
  version: number;
  text: Bilingual;
  /** Instant, UTC ISO 8601. */
  createdAt: string;
}

type Query = Tx['query'];

/** The newest first. */
export async function newestTemplates(query: Query, most: number): Promise<ContractTemplate[]> {
  const rows = await query
    .selectFrom('contract_templates')
    .selectAll()
    .orderBy('version', 'desc')
    .limit(most)
    .execute();
  return rows.map(templateFrom);
}

export async function findTemplate(
  query: Query,
  version: number,
): Promise<ContractTemplate | undefined> {
  const row = await query
    .selectFrom('contract_templates')
    .selectAll()
    .where('version', '=', version)
    .executeTakeFirst();
  return row && templateFrom(row);
}

const templateFrom = (row: ContractTemplatesTable): ContractTemplate => ({
  version: row.version,
  text: { es: row.text_es, en: row.text_en },
  createdAt: row.created_at,
});

/** @returns false where the version is there already */
export async function insertTemplate(
  query: Query,
  { version, text, createdAt }: ContractTemplate,
  createdBy: string | null,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('contract_templates')
    .values({
      version,
      text_es: text.es,
      text_en: text.en,
      created_at: createdAt,
      created_by: createdBy,
    })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function forgetTemplateAuthor({ query }: Tx, accountId: string): Promise<void> {
  await query
    .updateTable('contract_templates')
    .set({ created_by: null })
    .where('created_by', '=', accountId)
    .execute();
}
