import { useRef } from 'react';
import { type IdempotencyKey, newIdempotencyKey } from '#app/api/transport/idempotency-key.ts';

export interface SentWords {
  words: string;
  key: IdempotencyKey;
}

/** The key of what this content says, for as long as it is not created. */
export type KeyOf = (content: object) => IdempotencyKey;

/** Creates what this content says under its key, which is kept until the portal has said that it is done. */
export type Once = <Result>(
  content: object,
  create: (idempotencyKey: IdempotencyKey) => Promise<Result>,
) => Promise<Result>;

/**
 * The same words sent again, because no answer came, are one thing; other words are another. What the portal refuses it
 * has not created, and its key is unused there: a refusal says nothing of an earlier try whose answer was lost.
 * @param sentBefore of an earlier visit, as a draft kept it
 */
export function useIdempotencyKey(sentBefore?: SentWords) {
  const keys = useRef<Map<string, IdempotencyKey>>(null);
  const last = useRef(sentBefore);
  keys.current ??= new Map(sentBefore && [[sentBefore.words, sentBefore.key]]);
  const kept = keys.current;

  const keyOf: KeyOf = (content) => {
    const words = JSON.stringify(content);
    const key = kept.get(words) ?? newIdempotencyKey();
    kept.set(words, key);
    last.current = { words, key };
    return key;
  };
  const once: Once = async (content, create) => {
    const result = await create(keyOf(content));
    kept.delete(JSON.stringify(content));
    return result;
  };
  return {
    once,
    keyOf,
    /** For a draft that outlives the page. */
    sent: () => last.current,
    /** What was asked for last has been created: from now on the same words are another one. */
    done() {
      if (last.current) kept.delete(last.current.words);
      last.current = undefined;
    },
  };
}
