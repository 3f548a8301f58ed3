import { ApiError, endsSession, mayBeRenewed } from '#app/api/transport/api-error.ts';
import type { IdempotencyKey } from '#app/api/transport/idempotency-key.ts';
import {
  type ApiResult,
  getPrivateFile,
  postActionForFile,
  postKeyed,
} from '#app/api/transport/request.ts';
import { refreshRoles } from '#app/session/refresh-roles.ts';
import { renewToken } from '#app/session/renewal.ts';
import { clearSession, readSession } from '#app/session/session-store.ts';

/** One page of a list. */
export interface ListPage<Item> {
  items: Item[];
  /** On all pages. */
  total: number;
  /** From 1 on, also where there is nothing. */
  lastPage: number;
}

/**
 * The response of one call in the name of whoever is signed in, or of a visitor, under its wire names: `call` translates.
 * Renews the session silently when its hour is over, and ends it here when the portal has ended it.
 * @throws ApiError
 */
export const requestInSession = (
  name: string,
  body: unknown,
  options: { idempotencyKey?: IdempotencyKey } = {},
) => inSession((token) => postKeyed<unknown>(name, body, { token, ...options }));

/** Likewise, of one that answers a file. @throws ApiError */
export const requestFile = async (name: string, body: unknown): Promise<Blob> =>
  (await inSession((token) => postActionForFile(name, body, { token }))).data;

/** A file by the path that the portal has told, for which it wants to know who opens it. @throws ApiError */
export async function fetchPrivateFile(path: string): Promise<Blob> {
  return (await inSession((token) => getPrivateFile(path, { token }))).data;
}

async function inSession<Data>(
  post: (token: string | undefined) => Promise<ApiResult<Data>>,
): Promise<Extract<ApiResult<Data>, { ok: true }>> {
  const token = readSession()?.token;
  const answer = await post(token);
  if (answer.ok) return answer;
  const error = new ApiError(answer);
  // A role may have been taken: menus and pages show what is left.
  if (error.code === 'forbidden') refreshRoles().catch(() => {});
  if (token === undefined || !endsSession(error)) throw error;
  const renewed = mayBeRenewed(error) ? await renewToken(token) : undefined;
  if (renewed === undefined) return endSession(token, error);
  const again = await post(renewed);
  if (again.ok) return again;
  const secondError = new ApiError(again);
  if (endsSession(secondError)) return endSession(renewed, secondError);
  throw secondError;
}

/** Another tab may have signed in anew meanwhile: only the session that was rejected ends. */
function endSession(token: string, error: ApiError): never {
  if (readSession()?.token === token) clearSession({ because: 'expired' });
  throw error;
}
