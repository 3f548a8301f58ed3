import { useRef } from 'react';
import { newIdempotencyKey } from '#app/wire/idempotency-key.ts';

/** The same words sent again, because no answer came, are one thing; other words are another. */
export function useIdempotencyKey() {
  const last = useRef<{ words: string; key: string }>(undefined);
  return {
    keyOf(content: object): string {
      const words = JSON.stringify(content);
      if (last.current?.words !== words) last.current = { words, key: newIdempotencyKey() };
      return last.current.key;
    },
    /** It has been created: from now on the same words are another one. */
    forget() {
      last.current = undefined;
    },
  };
}
