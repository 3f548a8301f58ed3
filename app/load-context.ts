import type { AppError } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import type { PageId } from '#domain/site-map.ts';
import type { Context } from '#server/context.ts';

/** What every loader gets; made by the server for one request. */
declare module 'react-router' {
  interface AppLoadContext {
    app: Context;
    language: Language;
    page: PageId;
    /** Of the built browser files, what a document names or holds beside what React Router does; none in development. */
    files?: {
      /** The text of these style sheets, by their addresses. */
      stylesOf: (addresses: readonly string[]) => string;
      /** The addresses of the scripts that the entry imports with the texts of a language. */
      dictionaries: Record<Language, readonly string[]>;
    };
    /** The browser says that somebody is signed in; what is kept for everybody is made without it. */
    signedIn?: boolean;
    /** The IP address of whoever asks, for limits; what is kept for everybody is made without it. */
    sender?: string;
    /**
     * The page that React wrote, as it is sent, and by what its policy allows its inline scripts and styles. It goes past the
     * response, which would copy it twice.
     */
    rendered?: { html: Buffer; scriptHashes: readonly string[]; styleHashes: readonly string[] };
    /** Why the page cannot be shown for now; then the server answers by itself. */
    unavailable?: AppError;
  }
}
