import { exampleContent, exampleKeys } from '#content/example-content.ts';
import { firstContent } from '#content/first-content.ts';
import { type ContentKey, documentOf } from '#domain/content/content-documents.ts';
import { completed, type Stored, storedFrom } from '#domain/content/stored-content.ts';
import type { Config } from '#server/config/config.ts';

/**
 * The number under which a document that nobody has published is an invented example. Portals that began before the
 * examples were left out of a new one show it until somebody decides.
 */
export const exampleVersion = 0;
/** The number of what `content/` has. */
export const firstVersion = 1;

export type FirstTexts = ReturnType<typeof createFirstTexts>;

/** What documents say that nobody has published. */
export function createFirstTexts({
  config: { demo, siteName },
}: {
  config: Pick<Config, 'demo' | 'siteName'>;
}) {
  const made = new Map<string, Stored>();

  /** @param version of the document's entry */
  const isExample = (key: ContentKey, version = firstVersion): boolean =>
    exampleKeys.some((each) => each === key) &&
    (version === exampleVersion || (demo && version === firstVersion));

  function stored(key: ContentKey, version?: number): Stored {
    const example = isExample(key, version);
    const name = `${key} ${example}`;
    const value = made.get(name) ?? named(key, example ? exampleContent : firstContent, siteName);
    made.set(name, value);
    return value;
  }

  return {
    isExample,
    stored,
    /** With the fields that the portal has got since it was stored. */
    completed: (key: ContentKey, value: Stored): Stored =>
      completed(documentOf(key).field, value, stored(key)),
  };
}

/** The record begins with the name of the configuration. */
function named(key: ContentKey, content: typeof firstContent, name: string): Stored {
  const value = storedFrom(documentOf(key).field, content[key]);
  return key === 'organisation' ? { ...(value as object), name } : value;
}
