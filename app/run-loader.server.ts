import { data, type LoaderFunction, type StaticHandlerContext } from 'react-router';
import { AppError } from '#domain/errors.ts';
import type { LoadContext } from './load-context.ts';
import { rootRoute } from './root.tsx';

/** It keeps its status and its words, and is no mistake of ours. */
const isRejection = (error: unknown) =>
  error instanceof AppError && (error.status < 500 || error.code === 'unavailable');

/** What the browser is told of a failure: that there was one. */
export function failingLoader(): never {
  throw data(null, { status: 500 });
}

/** A loader or action that logs its own failure, which is no rejection, and tells nobody else what it was. */
export function guarded(load: LoaderFunction<LoadContext>): LoaderFunction<LoadContext> {
  return async (args) => {
    try {
      return await load(args);
    } catch (thrown) {
      if (thrown instanceof Response || isRejection(thrown)) throw thrown;
      const { app, page } = args.context;
      app.log.error({ err: thrown, page }, 'a page could not be loaded');
      return failingLoader();
    }
  };
}

/** Why the page cannot be shown for now. */
export function thrownBy({ errors }: StaticHandlerContext): AppError | undefined {
  const error = errors?.[rootRoute.id];
  return error instanceof AppError ? error : undefined;
}
