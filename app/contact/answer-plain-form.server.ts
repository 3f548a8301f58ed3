import { data, redirect } from 'react-router';
import type { ActionArgs, LoadContext } from '#app/load-context.ts';
import { reasonText } from '#domain/error-messages/error-messages.ts';
import { AppError } from '#domain/errors.ts';
import { type PlainAnswer, plainFormNames } from './plain-answer.ts';

type Sending = Parameters<LoadContext['app']['contact']['send']>;

interface PlainForm<Field extends string, Sent> {
  fields: readonly Field[];
  /** @throws AppError, by field */
  send: (
    typed: Record<Field, string>,
    by: Pick<Sending[0], 'language' | 'address' | 'captcha'>,
    record?: Sending[1],
  ) => Promise<Sent>;
  /** The address that says that it was sent. */
  thanks: string | ((sent: Sent) => string);
}

/**
 * A form that was sent by the browser alone. Where the captcha is on, a question stands for it: it is asked with the
 * answer to the first attempt. Whatever the matter, what was typed comes back with it.
 */
export async function answerPlainForm<Field extends string, Sent>(
  { request, context }: ActionArgs,
  { fields, send, thanks }: PlainForm<Field, Sent>,
) {
  const { app, language, page, sender: address } = context;
  if (address === undefined) throw new Error(`${page} was sent by nobody`);
  const form = await request.formData();
  const textOf = (name: string) => String(form.get(name) ?? '');
  const typed = Object.fromEntries(fields.map((field) => [field, textOf(field)])) as Record<
    Field,
    string
  >;
  const ticket = textOf(plainFormNames.ticket);
  const answered = ticket ? { ticket, answer: textOf(plainFormNames.answer), address } : undefined;
  const by = { language, address, captcha: answered };
  let sent: Sent;
  try {
    if (answered) {
      // A button pressed twice sends once.
      const key = { caller: address, key: ticket, action: page };
      const work = (record: Sending[1]) => send(typed, by, record);
      sent = await app.idempotency.once(key, () => JSON.stringify(typed), work);
    } else sent = await send(typed, by);
  } catch (error) {
    const rejection = error instanceof AppError ? error : undefined;
    if (!rejection) app.log.error({ err: error, page }, 'a plain form could not be sent');
    const errors = Object.entries(rejection?.details ?? {}).flatMap(([field, [reason]]) => {
      // Asked for the first time, nothing is wrong yet.
      const isNew = field === 'captcha' && !answered;
      return reason && !isNew ? [[field, reasonText(reason, language)]] : [];
    });
    const answer: PlainAnswer<Field> = {
      typed,
      errors: Object.fromEntries(errors),
      question: app.captcha.ask(),
      outcome: outcomeOf(rejection),
      refusal: rejection?.code === 'conflict' ? reasonText(rejection.reason, language) : undefined,
    };
    return data(answer, { status: errors.length > 0 ? 422 : statusOf(answer, rejection) });
  }
  throw redirect(typeof thanks === 'string' ? thanks : thanks(sent), 303);
}

function outcomeOf(rejection: AppError | undefined): PlainAnswer<string>['outcome'] {
  if (rejection?.code === 'tooManyRequests') return 'tooMany';
  return rejection && rejection.code !== 'unavailable' ? undefined : 'failed';
}

const statusOf = (
  { outcome, refusal }: Pick<PlainAnswer<string>, 'outcome' | 'refusal'>,
  rejection?: AppError,
) => (outcome === undefined && refusal === undefined ? 200 : (rejection?.status ?? 500));
