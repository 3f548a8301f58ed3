import type { Clock } from '#domain/clock.ts';
import { type ContentKey, contentKeys } from '#domain/content/content-documents.ts';
import { createSigner } from '#server/signatures.ts';

/** Milliseconds for which a link shows the draft. */
const openFor = 86_400_000;

export type PreviewLinks = ReturnType<typeof createPreviewLinks>;

/** A token is `{key}.{until}.{signature}`: whoever has it reads the document's draft on its page, without a session. */
export function createPreviewLinks({ secretKey, clock }: { secretKey: string; clock: Clock }) {
  const signer = createSigner(secretKey, 'preview of content');
  return {
    make(key: ContentKey): { token: string; until: string } {
      const until = clock.now().getTime() + openFor;
      const signed = `${key}.${until}`;
      return {
        token: `${signed}.${signer.sign(signed)}`,
        until: new Date(until).toISOString(),
      };
    },

    /** @returns whose draft it shows; undefined where it shows none, or none any more */
    read(token: string): ContentKey | undefined {
      const [key = '', until = '', signature = ''] = token.split('.', 3);
      if (!signer.verify(`${key}.${until}`, signature)) return undefined;
      if (clock.now().getTime() >= Number(until)) return undefined;
      return contentKeys.find((each) => each === key);
    },
  };
}
