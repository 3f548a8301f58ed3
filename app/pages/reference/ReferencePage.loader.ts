import { data, redirect } from 'react-router';
import type { ActionArgs, LoaderArgs } from '#app/load-context.ts';
import { reasonText } from '#domain/error-messages/error-messages.ts';
import { AppError } from '#domain/errors.ts';
import { pathFor } from '#domain/site-map.ts';
import {
  type ReferenceField,
  type ReferenceProblem,
  referenceFields,
  referenceSteps,
  stepName,
} from './reference-form.ts';

export async function loader({ params, context }: LoaderArgs) {
  const { app, sender: address = '' } = context;
  try {
    const asked = await app.references.openReference({ address }, params.key ?? '');
    return { asked };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'notFound') throw error;
    return data({ asked: undefined }, { status: 404 });
  }
}

/** The browser sends the form by itself, with JavaScript or without; what it says then, the page's own state tells. */
export async function action({ request, params, context }: ActionArgs) {
  const { app, language, page, sender: address } = context;
  if (address === undefined) throw new Error(`${page} was sent by nobody`);
  const key = params.key ?? '';
  const form = await request.formData();
  const textOf = (name: string) => String(form.get(name) ?? '');
  const typed = Object.fromEntries(
    referenceFields.map((field) => [field, textOf(field)]),
  ) as Record<ReferenceField, string>;
  const step = textOf(stepName);
  try {
    if (step === referenceSteps.forget) await app.references.forgetReference({ address }, key);
    else if (step === referenceSteps.decline) {
      await app.references.declineReference({ address }, key);
    } else await app.references.answerReference({ address }, key, typed);
  } catch (error) {
    const rejection = error instanceof AppError ? error : undefined;
    // The page says by itself that there is nothing to answer.
    const isOver = rejection?.code === 'notFound' || rejection?.code === 'conflict';
    if (!isOver) {
      if (!rejection) app.log.error({ err: error, page }, 'a plain form could not be sent');
      return data(problemOf(typed, rejection, language), { status: rejection?.status ?? 500 });
    }
  }
  throw redirect(pathFor('reference', language, { key }), 303);
}

function problemOf(
  typed: ReferenceProblem['typed'],
  rejection: AppError | undefined,
  language: ActionArgs['context']['language'],
): ReferenceProblem {
  const errors = Object.entries(rejection?.details ?? {}).flatMap(([field, [reason]]) =>
    reason ? [[field, reasonText(reason, language)]] : [],
  );
  const isTooOften = rejection?.code === 'tooManyRequests';
  const outcome = errors.length > 0 ? undefined : isTooOften ? 'tooMany' : 'failed';
  return { typed, errors: Object.fromEntries(errors), outcome };
}
