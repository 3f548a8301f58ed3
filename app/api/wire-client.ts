import { renewToken } from '#app/session/renewal.ts';
import { clearSession, readSession } from '#app/session/session-store.ts';
import { postToWire, type WireAnswer } from '#app/wire/post-to-wire.ts';
import { endsSession, mayBeRenewed, WireError } from '#app/wire/wire-error.ts';

/**
 * One call in the name of whoever is signed in, or of a visitor. Renews the session silently when its hour is over,
 * and ends it here when the portal has ended it.
 * @throws WireError
 */
export async function callWire<Data>(action: string, body: object): Promise<Data> {
  return (await call(action, body)).data as Data;
}

/** One page of a list. */
export interface ListPage<Item> {
  items: Item[];
  /** On all pages. */
  total: number;
  /** From 1 on, also where there is nothing. */
  lastPage: number;
}

/** As callWire, for lists that come in pages. */
export async function callWirePage<Item>(action: string, body: object): Promise<ListPage<Item>> {
  const { data, paginate } = await call(action, body);
  const items = data as Item[];
  return {
    items,
    total: paginate?.total ?? items.length,
    lastPage: paginate?.last_page ?? 1,
  };
}

/** As callWire, for actions that answer a file. */
export async function callWireFile(action: string, body: object): Promise<Blob> {
  return (await call(action, body, true)).data as Blob;
}

async function call(
  action: string,
  body: object,
  file?: boolean,
): Promise<Extract<WireAnswer, { ok: true }>> {
  const token = readSession()?.token;
  const answer = await postToWire(action, body, { token, file });
  if (answer.ok) return answer;
  const error = new WireError(answer);
  if (token === undefined || !endsSession(error)) throw error;
  const renewed = mayBeRenewed(error) ? await renewToken(token) : undefined;
  if (renewed === undefined) return endSession(token, error);
  const again = await postToWire(action, body, { token: renewed, file });
  if (again.ok) return again;
  const secondError = new WireError(again);
  if (endsSession(secondError)) return endSession(renewed, secondError);
  throw secondError;
}

/** Another tab may have signed in anew meanwhile: only the session that was refused ends. */
function endSession(token: string, error: WireError): never {
  if (readSession()?.token === token) clearSession({ because: 'expired' });
  throw error;
}
