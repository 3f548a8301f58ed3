import { data, redirect } from 'react-router';
import { dataPath } from '#domain/data-address.ts';

/** What the server answers at the address of a page's data; empty when it could not read it. */
export interface PageDataAnswer {
  data?: unknown;
  /** The page leads on to this path. */
  redirect?: string;
}

/**
 * Asks the server for what a page shows.
 * @throws what a loader may throw: a redirect, or the status of a failure
 */
export async function loadPageData({ url, signal }: Request): Promise<unknown> {
  const { pathname, search } = new URL(url);
  const headers = { accept: 'application/json' };
  const response = await fetch(dataPath(pathname) + search, { headers, signal });
  const answer = await readAnswer(response);
  if (answer.redirect !== undefined) throw redirect(answer.redirect);
  if ('data' in answer) return answer.data;
  throw data(null, { status: response.ok ? 500 : response.status });
}

async function readAnswer(response: Response): Promise<PageDataAnswer> {
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return isJson ? response.json() : {};
}
