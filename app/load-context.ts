import type { Language } from '#domain/language.ts';
import type { PageId } from '#domain/site-map.ts';
import type { Context } from '#server/context.ts';

/** What every loader gets; made by the server for one request. */
declare module 'react-router' {
  interface AppLoadContext {
    app: Context;
    language: Language;
    page: PageId;
  }
}
