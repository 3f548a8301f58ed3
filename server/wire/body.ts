import { AppError, invalid } from '#domain/errors.ts';

const refusedKeys = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Keys that reach an object's prototype mean an attack, wherever they stand. A NUL is nothing that a person types, and
 * PostgreSQL cannot store it.
 * @throws AppError malformed, invalid
 */
export function parseBody(text: string): unknown {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    throw new AppError('malformed', 'bodyNotJson', { cause });
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('malformed', 'bodyNotObject');
  }
  // Written plainly or escaped (a backslash), such a key leaves a trace in the text.
  if (/proto|constructor|\\u/i.test(text) && holdsRefusedKey(body)) {
    throw new AppError('malformed', 'keyRefused');
  }
  // JSON holds it only in its escaped form.
  const place = text.includes('\\u0000') ? placeOfNul(body) : undefined;
  if (place !== undefined) throw invalid({ [place]: ['characterRefused'] });
  return body;
}

const deepest = 500;

/** Deeper than anything that a call takes: what goes through it level by level may run out of stack. */
export function nestsTooDeeply(body: unknown): boolean {
  let level = [body];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true;
    level = level.flatMap((one): unknown[] =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    );
  }
  return false;
}

function holdsRefusedKey(root: object): boolean {
  for (const { key } of entriesWithin(root)) if (refusedKeys.has(key)) return true;
  return false;
}

/** As `filter.where.0.value`. */
function placeOfNul(root: object): string | undefined {
  for (const { key, value, path } of entriesWithin(root)) {
    if (key.includes('\0')) return path() || 'body';
    if (typeof value === 'string' && value.includes('\0'))
      return [path(), key].filter(Boolean).join('.');
  }
  return undefined;
}

interface Place {
  node: object;
  key: string;
  parent: Place | undefined;
}

/** Every key with its value. Without recursion: a body may be nested hundreds of thousands of levels deep. */
function* entriesWithin(root: object) {
  const open: Place[] = [{ node: root, key: '', parent: undefined }];
  for (let next = open.pop(); next; next = open.pop()) {
    const place = next;
    for (const [key, value] of Object.entries(place.node)) {
      yield { key, value: value as unknown, path: () => pathOf(place) };
      if (typeof value === 'object' && value !== null)
        open.push({ node: value, key, parent: place });
    }
  }
}

/** Its last steps: who nests deeper than this knows where. */
function pathOf(place: Place): string {
  const steps: string[] = [];
  for (let at: Place | undefined = place; at?.parent && steps.length < 10; at = at.parent) {
    steps.unshift(at.key);
  }
  return steps.join('.');
}
