/** An answer that is not what was agreed: an HTML page, other fields, too many bytes. */
export class WrongAnswer extends Error {
  override readonly name = 'WrongAnswer';
}

/** The service says that it cannot answer, or says nothing. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/** Bytes of an answer that is no file. */
const largestAnswer = 1024 * 1024;

/**
 * One call of another service, which may not lead elsewhere.
 * @param name what is called, for the log
 * @throws NoAnswer
 */
export async function ask(name: string, url: string, request: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...request, redirect: 'error' });
  } catch (cause) {
    throw new NoAnswer(`${name}: no answer`, { cause });
  }
}

/** Of connections that never came about. */
const unreachedCodes = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/** Whether a call that failed surely did not reach the service: no connection came about. */
export function isUnreached(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && unreachedCodes.includes(String(cause.code))) return true;
  }
  return false;
}

/**
 * The whole answer, if it is not too large.
 * @throws NoAnswer when it breaks off, WrongAnswer
 */
export async function boundedText(name: string, response: Response): Promise<string> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const piece of response.body ?? []) {
      bytes += piece.length;
      if (bytes > largestAnswer) throw new WrongAnswer(`${name}: answer too large`);
      pieces.push(piece);
    }
  } catch (error) {
    if (error instanceof WrongAnswer) throw error;
    throw new NoAnswer(`${name}: broke off`, { cause: error });
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** @throws WrongAnswer */
export function parseJson(name: string, body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new WrongAnswer(`${name}: no JSON`, { cause });
  }
}
