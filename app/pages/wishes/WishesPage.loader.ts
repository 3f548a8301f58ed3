import { data } from 'react-router';
import type { ActionArgs, LoaderArgs } from '#app/load-context.ts';
import { describeFilter } from '#content/pets/describe-filter.ts';
import { AppError } from '#domain/errors.ts';
import { filterIn } from '#domain/wishes/wish-filter.ts';
import { doName, doWords, idName, type PlainOutcome } from './plain-wishes.ts';

/** For browsers without JavaScript; others read the same by the page's own call, and whether there is anything. */
export async function loader({ params, context }: LoaderArgs) {
  const { app, language, sender: address = '' } = context;
  try {
    const { wishes } = await app.wishes.openWishes(params.key ?? '', address);
    return wishes.map(({ filter, ...wish }) => ({
      ...wish,
      words: describeFilter(filterIn(filter), language).map(({ label }) => label),
    }));
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}

/** Without JavaScript: one is confirmed, kept or ended, or all are ended. */
export async function action({ request, params, context }: ActionArgs) {
  const { app, page, sender: address } = context;
  if (address === undefined) throw new Error(`${page} was sent by nobody`);
  const key = params.key ?? '';
  const form = await request.formData();
  const word = String(form.get(doName) ?? '');
  const id = String(form.get(idName) ?? '') || undefined;
  try {
    if (word === doWords.end) {
      await app.wishes.endWishes(key, id, address);
      return data<PlainOutcome>(id ? 'endedOne' : 'ended');
    }
    if (word !== doWords.keep || !id) return data<PlainOutcome>('failed', { status: 400 });
    const { wishes } = await app.wishes.openWishes(key, address);
    const wasActive = wishes.some((wish) => wish.id === id && wish.state === 'active');
    await app.wishes.extendWish(key, id, address);
    return data<PlainOutcome>(wasActive ? 'extended' : 'confirmed');
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
