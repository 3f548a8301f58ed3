import { data } from 'react-router';
import type { ActionArgs } from '#app/load-context.ts';
import { AppError } from '#domain/errors.ts';
import { doName, doWords, type PlainOutcome } from './plain-wishes.ts';

/** What the page shows comes by its own calls. */
export const loader = () => null;

/** Without JavaScript: all that waits is confirmed, or all is ended. */
export async function action({ request, params, context }: ActionArgs) {
  const { app, page, sender: address } = context;
  if (address === undefined) throw new Error(`${page} was sent by nobody`);
  const key = params.key ?? '';
  const word = String((await request.formData()).get(doName) ?? '');
  try {
    if (word !== doWords.end && word !== doWords.confirm) {
      return data<PlainOutcome>('failed', { status: 400 });
    }
    if (word === doWords.end) {
      await app.wishes.endWishes(key, undefined, address);
      return data<PlainOutcome>('ended');
    }
    const { wishes } = await app.wishes.openWishes(key, address);
    for (const { id, state } of wishes) {
      if (state === 'pending') await app.wishes.extendWish(key, id, address);
    }
    return data<PlainOutcome>('confirmed');
  } catch (error) {
    const rejection = error instanceof AppError ? error : undefined;
    if (!rejection) app.log.error({ err: error, page }, 'a plain form could not be sent');
    const outcomes: Partial<Record<string, PlainOutcome>> = {
      notFound: 'gone',
      conflict: 'full',
      tooManyRequests: 'tooMany',
    };
    const outcome = outcomes[rejection?.code ?? ''] ?? 'failed';
    return data<PlainOutcome>(outcome, { status: rejection?.status ?? 500 });
  }
}
