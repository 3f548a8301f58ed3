import {
  type ContentProblem,
  contentProblems,
  draftSchema,
} from '#domain/content/check-content.ts';
import { type ContentKey, type ContentOf, documentOf } from '#domain/content/content-documents.ts';
import { type Stored, shownIn } from '#domain/content/stored-content.ts';
import { monthlyPlansCents } from '#domain/donations/plans.ts';
import { isPlainKey, type PlainKey } from '#domain/error-messages/error-messages.ts';
import { type FieldErrors, invalid } from '#domain/errors.ts';

/** Letters of a whole document as JSON: several times the longest one. */
const longest = 400_000;
const mostProblems = 40;

/** On the wire. */
export const fieldName = (path: string) => (path === '' ? 'value' : `value.${path}`);

/** @throws AppError invalid, by field */
export function requireDraft(key: ContentKey, value: unknown): Stored {
  if (JSON.stringify(value ?? null).length > longest) throw invalid({ value: ['contentTooLarge'] });
  const { error } = draftSchema(documentOf(key).field).safeParse(value);
  if (!error) return value;
  const details: FieldErrors = {};
  for (const { path, message, code } of error.issues.slice(0, mostProblems)) {
    const known: PlainKey = isPlainKey(message) ? message : 'contentFieldInvalid';
    details[fieldName(path.join('.'))] = [code === 'too_big' ? 'tooLong' : known];
  }
  throw invalid(details);
}

/** @throws AppError invalid: what is missing before it may be published, by field and language */
export function requireComplete(key: ContentKey, value: Stored): void {
  const problems = contentProblems(documentOf(key).field, value);
  if (problems.length > 0) throw invalid(detailsOf(problems));
  if (key === 'donations')
    requirePlans(shownIn(documentOf(key).field, value, 'es') as ContentOf<'donations'>);
}

/** Of each monthly donation the payment provider has a plan. */
function requirePlans({ kinds }: ContentOf<'donations'>): void {
  const plans: readonly number[] = monthlyPlansCents;
  const unknown = kinds.monthly.effects.flatMap(({ amountCents }, index) =>
    plans.includes(amountCents) ? [] : [fieldName(`kinds.monthly.effects.${index}.amountCents`)],
  );
  if (unknown.length === 0) return;
  throw invalid(Object.fromEntries(unknown.map((name) => [name, ['contentPlanUnknown']])));
}

const detailsOf = (problems: readonly ContentProblem[]): FieldErrors =>
  Object.fromEntries(
    problems
      .slice(0, mostProblems)
      .map(({ path, language, problem }) => [
        [fieldName(path), language].filter(Boolean).join('.'),
        [problem],
      ]),
  );
