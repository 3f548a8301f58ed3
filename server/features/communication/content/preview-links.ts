import type { Clock } from '#domain/clock.ts';
import { type ContentKey, contentKeys } from '#domain/content/content-documents.ts';
import { createSigner } from '#server/keys/signatures.ts';

/** Milliseconds for which a link shows the draft. */
const openFor = 86_400_000;

export type PreviewLinks = ReturnType<typeof createPreviewLinks>;

/**
 * A token is `{key}.{until}.{account}.{signature}`: whoever has it reads the document's draft on its page, without a session, for
 * as long as the account that made it may publish.
 */
export function createPreviewLinks({ secretKey, clock }: { secretKey: string; clock: Clock }) {
  const signer = createSigner(secretKey, 'preview of content');
  return {
    make(key: ContentKey, by: string): { token: string; until: string } {
      const until = clock.now().getTime() + openFor;
      const signed = `${key}.${until}.${by}`;
      return {
        token: `${signed}.${signer.sign(signed)}`,
        until: new Date(until).toISOString(),
      };
    },

    /** @returns whose draft it shows, and who made it; undefined where it shows none, or none any more */
    read(token: string): { key: ContentKey; by: string } | undefined {
      const [name = '', until = '', by = '', signature = ''] = token.split('.', 4);
      if (!signer.verify(`${name}.${until}.${by}`, signature)) return undefined;
      if (clock.now().getTime() >= Number(until)) return undefined;
      const key = contentKeys.find((each) => each === name);
      return key && { key, by };
    },
  };
}
