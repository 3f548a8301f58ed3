import { data, redirect } from 'react-router';
import type { ActionArgs, LoaderArgs } from '#app/load-context.ts';
import { readContent } from '#app/loaders/content-texts.server.ts';
import { reasonText } from '#domain/error-messages/error-messages.ts';
import { AppError } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { doneParam, type ReportProblem, reportForm } from './report-form.ts';

export async function loader({ request, params, context }: LoaderArgs) {
  const { app, sender: address = '' } = context;
  const { advice, emergency, authority } = await readContent(context, 'help');
  const done = new URL(request.url).searchParams.get(doneParam);
  try {
    const report = await app.rescues.follow({ address }, params.key ?? '');
    return {
      report,
      emergency,
      authority: report.kind === 'abuse' ? authority : undefined,
      advice: advice[report.kind],
      done,
    };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'notFound') throw error;
    const nothing = { report: undefined, advice: [], authority: undefined, done: null };
    return data({ ...nothing, emergency }, { status: 404 });
  }
}

const { whats } = reportForm;

/** The browser sends each form by itself, with JavaScript or without; the page's own state tells what became of it. */
export async function action({ request, params, context }: ActionArgs) {
  const { app, language, page, sender: address } = context;
  if (address === undefined) throw new Error(`${page} was sent by nobody`);
  const key = params.key ?? '';
  const form = await request.formData();
  const what = String(form.get(reportForm.what) ?? '');
  const words = String(form.get(reportForm.words) ?? '');
  const actor = { viewer: { kind: 'visitor' }, address } as const;
  const acts: Readonly<Record<string, () => Promise<unknown>>> = {
    [whats.answer]: () => app.rescues.answer(actor, key, { text: words }),
    [whats.renew]: () => app.rescues.renew(actor, key),
    [whats.withdraw]: () => app.rescues.withdraw(actor, key),
  };
  try {
    await acts[what]?.();
  } catch (error) {
    const rejection = error instanceof AppError ? error : undefined;
    if (!rejection) app.log.error({ err: error, page }, 'a plain form could not be sent');
    // Of a report that is gone the page says so by itself.
    if (rejection?.code !== 'notFound') {
      const problem: ReportProblem = { ...problemOf(rejection, language), words };
      return data(problem, { status: rejection?.status ?? 500 });
    }
  }
  throw redirect(
    `${pathFor('rescueReport', language, { key })}?${doneParam}=${Object.hasOwn(acts, what) ? what : ''}`,
    303,
  );
}

function problemOf(
  rejection: AppError | undefined,
  language: Language,
): Omit<ReportProblem, 'words'> {
  if (!rejection) return { outcome: 'failed', message: '' };
  if (rejection.code === 'tooManyRequests') return { outcome: 'tooMany', message: '' };
  const [[reason] = []] = Object.values(rejection.details ?? {});
  return { outcome: 'refused', message: reasonText(reason ?? rejection.reason, language) };
}
