import { data, redirect } from 'react-router';
import type { ActionArgs, LoaderArgs } from '#app/load-context.ts';
import { AppError } from '#domain/errors.ts';
import { needsInWords } from '#domain/fostering/needs-in-words.ts';
import { pathFor } from '#domain/site-map.ts';
import { type AnswerProblem, answerName, answerWords } from './request-form.ts';

export async function loader({ params, context }: LoaderArgs) {
  const { app, language, sender: address = '' } = context;
  try {
    const ask = await app.fostering.openAsk({ address }, params.key ?? '');
    const { author, species, count, words, expiresAt, state, answer } = ask;
    const needs = needsInWords(ask, language);
    return { asked: { author, species, count, needs, words, expiresAt, state, answer } };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'notFound') throw error;
    return data({ asked: undefined }, { status: 404 });
  }
}

/** The browser sends the answer by itself, with JavaScript or without; what became of it, the page's own state tells. */
export async function action({ request, params, context }: ActionArgs) {
  const { app, language, page, sender: address } = context;
  if (address === undefined) throw new Error(`${page} was sent by nobody`);
  const key = params.key ?? '';
  const word = String((await request.formData()).get(answerName) ?? '');
  const known: readonly string[] = Object.values(answerWords);
  try {
    if (known.includes(word)) {
      await app.fostering.answerByLink({ address }, key, word === answerWords.yes);
    }
  } catch (error) {
    const rejection = error instanceof AppError ? error : undefined;
    // The page says by itself that there is nothing to answer.
    const isOver = rejection?.code === 'notFound' || rejection?.code === 'conflict';
    if (!isOver) {
      if (!rejection) app.log.error({ err: error, page }, 'a plain form could not be sent');
      const outcome = rejection?.code === 'tooManyRequests' ? 'tooMany' : 'failed';
      return data({ outcome } satisfies AnswerProblem, { status: rejection?.status ?? 500 });
    }
  }
  throw redirect(pathFor('fosterRequest', language, { key }), 303);
}
