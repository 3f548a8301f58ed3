import { data, redirect } from 'react-router';
import { ownNoticeTexts } from '#app/i18n/own-notice.ts';
import type { ActionArgs } from '#app/load-context.ts';
import { reasonText } from '#domain/error-messages/error-messages.ts';
import { AppError } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import { doneParam, type FormProblem, ownForm } from './own-notice-form.ts';

type Acts = Readonly<Record<string, (typed: Record<string, string>) => Promise<unknown>>>;

/** The browser sends each form by itself, with JavaScript or without; the page then shows what became of it. */
export async function answerOwnForm({ request, context }: ActionArgs, acts: Acts, path: string) {
  const { app, language, page } = context;
  const form = await request.formData();
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
  const what = typed[ownForm.what] ?? '';
  const act = Object.hasOwn(acts, what) ? acts[what] : undefined;
  try {
    await act?.(typed);
  } catch (error) {
    const rejection = error instanceof AppError ? error : undefined;
    if (!rejection) app.log.error({ err: error, page }, 'a plain form could not be sent');
    // Of what is gone the page says so by itself.
    if (rejection?.code !== 'notFound') {
      const problem: FormProblem = { ...problemOf(rejection, language), typed };
      return data(problem, { status: rejection?.status ?? 500 });
    }
  }
  throw redirect(`${path}?${doneParam}=${act ? what : ''}`, 303);
}

function problemOf(
  rejection: AppError | undefined,
  language: Language,
): Omit<FormProblem, 'typed'> {
  const text = ownNoticeTexts[language];
  if (!rejection) return { message: text.failed, errors: {} };
  if (rejection.code === 'tooManyRequests') return { message: text.tooMany, errors: {} };
  const wrong = Object.entries(rejection.details ?? {}).flatMap(([name, [reason]]) =>
    reason ? [[name, reasonText(reason, language)] as const] : [],
  );
  return {
    message: wrong.length > 0 ? text.wrong : reasonText(rejection.reason, language),
    errors: Object.fromEntries(wrong),
  };
}
