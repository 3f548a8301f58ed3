import { firstContract } from '#content/adoption/contract.ts';
import type { ContractDependencies } from './contract-dependencies.ts';
import {
  type ContractTemplate,
  insertTemplate,
  newestTemplates,
} from './contract-templates.repository.ts';

/** The one that counts now. The portal's own text is stored as the first version when it is first asked for. */
export async function currentTemplate({
  database: { query },
  clock,
}: Pick<ContractDependencies, 'database' | 'clock'>): Promise<ContractTemplate> {
  const [newest] = await newestTemplates(query, 1);
  if (newest) return newest;
  const text = { es: firstContract.es.join('\n\n'), en: firstContract.en.join('\n\n') };
  const first = { version: 1, text, createdAt: clock.now().toISOString() };
  await insertTemplate(query, first, null);
  const [stored = first] = await newestTemplates(query, 1);
  return stored;
}
