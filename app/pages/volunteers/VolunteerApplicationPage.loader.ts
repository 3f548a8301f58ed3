import { data, redirect } from 'react-router';
import { volunteerApplicationText } from '#app/i18n/volunteer-application.ts';
import type { ActionArgs, LoaderArgs } from '#app/load-context.ts';
import { reasonText } from '#domain/error-messages/error-messages.ts';
import { AppError } from '#domain/errors.ts';
import { pathFor } from '#domain/site-map.ts';
import { applicationForm, doneParam } from './application-form.ts';

export async function loader({ request, params, context }: LoaderArgs) {
  const { app, sender: address = '', language } = context;
  const text = volunteerApplicationText[language];
  const done = new URL(request.url).searchParams.get(doneParam);
  try {
    const application = await app.volunteers.followApplication({ address }, params.key ?? '');
    return { text, application, done };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'notFound') throw error;
    return data({ text, application: undefined, done: null }, { status: 404 });
  }
}

const { what, whats } = applicationForm;

/** The browser sends each form by itself, with JavaScript or without; the page's own state tells what became of it. */
export async function action({ request, params, context }: ActionArgs) {
  const { app, language, page, sender: address } = context;
  if (address === undefined) throw new Error(`${page} was sent by nobody`);
  const key = params.key ?? '';
  const done = String((await request.formData()).get(what) ?? '');
  const actor = { viewer: { kind: 'visitor' }, address } as const;
  const acts: Readonly<Record<string, () => Promise<void>>> = {
    [whats.confirm]: () => app.volunteers.confirm(actor, key),
    [whats.withdraw]: () => app.volunteers.withdraw(actor, key),
  };
  try {
    await acts[done]?.();
  } catch (error) {
    const rejection = error instanceof AppError ? error : undefined;
    if (!rejection) app.log.error({ err: error, page }, 'a plain form could not be sent');
    // Of an application that is gone the page says so by itself.
    if (rejection?.code !== 'notFound') {
      const text = volunteerApplicationText[language];
      const problem =
        rejection?.code === 'tooManyRequests'
          ? text.tooMany
          : rejection
            ? reasonText(rejection.reason, language)
            : text.failed;
      return data({ problem }, { status: rejection?.status ?? 500 });
    }
  }
  const path = pathFor('volunteerApplication', language, { key });
  throw redirect(`${path}?${doneParam}=${Object.hasOwn(acts, done) ? done : ''}`, 303);
}
