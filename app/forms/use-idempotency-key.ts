import { useRef } from 'react';
import { newIdempotencyKey } from '#app/api/transport/idempotency-key.ts';

export interface SentWords {
  words: string;
  key: string;
}

/**
 * The same words sent again, because no answer came, are one thing; other words are another.
 * @param sentBefore of an earlier visit, as a draft kept it
 */
export function useIdempotencyKey(sentBefore?: SentWords) {
  const last = useRef(sentBefore);
  return {
    keyOf(content: object): string {
      const words = JSON.stringify(content);
      if (last.current?.words !== words) last.current = { words, key: newIdempotencyKey() };
      return last.current.key;
    },
    /** For a draft that outlives the page. */
    sent: () => last.current,
    /** It has been created: from now on the same words are another one. */
    forget() {
      last.current = undefined;
    },
  };
}
