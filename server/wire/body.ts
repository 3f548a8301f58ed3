import { AppError } from '#domain/errors.ts';

const refusedKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Keys that reach an object's prototype mean an attack, wherever they stand.
 * @throws AppError malformed
 */
export function parseBody(text: string): unknown {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw new AppError('malformed', 'El cuerpo de la solicitud no es JSON válido.', { cause });
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('malformed', 'El cuerpo de la solicitud debe ser un objeto JSON.');
  }
  // Written plainly or escaped (a backslash), such a key leaves a trace in the text.
  if (/proto|constructor|\\u/i.test(text) && holdsRefusedKey(body)) {
    throw new AppError('malformed', 'La solicitud usa una llave que no se admite.');
  }
  return body;
}

/** Without recursion: a body may be nested hundreds of thousands of levels deep. */
function holdsRefusedKey(root: object): boolean {
  const open: object[] = [root];
  for (let next = open.pop(); next; next = open.pop()) {
    for (const [key, value] of Object.entries(next)) {
      if (refusedKeys.has(key)) return true;
      if (typeof value === 'object' && value !== null) open.push(value);
    }
  }
  return false;
}
