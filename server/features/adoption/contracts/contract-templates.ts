import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { contractLimits } from '#domain/adoption/contract.ts';
import { unknownPlaceholders } from '#domain/adoption/contract-text.ts';
import type { Reason } from '#domain/error-messages/error-messages.ts';
import { conflict, invalid } from '#domain/errors.ts';
import { type Bilingual, languages } from '#domain/language.ts';
import { tidyText } from '#domain/text.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { ContractDependencies } from './contract-dependencies.ts';
import {
  type ContractTemplate,
  insertTemplate,
  newestTemplates,
} from './contract-templates.repository.ts';
import { currentTemplate } from './current-template.ts';

/** Versions that are listed. */
const listed = 50;

/** The newest first. @throws AppError unauthenticated, forbidden */
export async function findTemplates(
  dependencies: Pick<ContractDependencies, 'database' | 'clock'>,
  viewer: Viewer,
): Promise<ContractTemplate[]> {
  requireRight(viewer, 'applications.manageAny');
  await currentTemplate(dependencies);
  return newestTemplates(dependencies.database.query, listed);
}

/**
 * A new version; contracts that were prepared keep the text that they have.
 * @throws AppError unauthenticated, forbidden, invalid (empty, too long, an unknown placeholder), tooManyRequests;
 * conflict: somebody else saved another one meanwhile
 */
export async function saveTemplate(
  dependencies: Pick<ContractDependencies, 'database' | 'clock' | 'limits' | 'audit'>,
  { viewer, address }: Actor,
  input: Bilingual,
): Promise<ContractTemplate> {
  const accountId = requireRight(viewer, 'applications.manageAny');
  await admitChange(dependencies.limits, viewer);
  const text = { es: tidyText(input.es), en: tidyText(input.en) };
  const problems = languages.flatMap((language): [string, Reason[]][] => {
    const problem = problemOf(text[language]);
    return problem ? [[language, [problem]]] : [];
  });
  if (problems.length > 0) throw invalid(Object.fromEntries(problems));
  const { database, clock, audit } = dependencies;
  const { version } = await currentTemplate(dependencies);
  const next = { version: version + 1, text, createdAt: clock.now().toISOString() };
  await database.transaction(async (tx) => {
    if (!(await insertTemplate(tx.query, next, accountId))) throw conflict('contractTextChanged');
    await audit.record(tx, {
      action: 'contract.textSaved',
      actorId: accountId,
      subjectId: null,
      address,
      details: { version: next.version },
    });
  });
  return next;
}

function problemOf(text: string): Reason | undefined {
  if (text === '') return 'required';
  if (text.length > contractLimits.template) return 'tooLong';
  const [placeholder] = unknownPlaceholders(text);
  return placeholder === undefined
    ? undefined
    : { key: 'contractPlaceholderUnknown', values: { placeholder: placeholder.slice(0, 60) } };
}
