import type { Language } from '#domain/language.ts';
import type { PageId } from '#domain/site-map.ts';
import type { Context } from '../context.ts';

/** What every loader and action gets; made for one request. */
export interface LoadContext {
  app: Context;
  language: Language;
  page: PageId;
  /** Opens a draft: the page shows it in the place of what is published, and is not cached. */
  preview?: string | undefined;
  /** The browser says that somebody is signed in; cached pages are made without it. */
  signedIn?: boolean;
  /** The IP address of the client, for limits; cached pages are made without it. */
  sender?: string;
}

/** The files of the browser's build, by the sources that they are built of, as Vite names them. */
export interface BrowserFiles {
  addressOf: (source: string) => string;
  /** The addresses of all scripts that these sources are built into, each once. */
  scriptsOf: (sources: readonly string[]) => readonly string[];
  /** The text of their style sheets. */
  stylesOf: (sources: readonly string[]) => string;
}

export interface PageRequest {
  /** Of the page's own address, also where its data is asked for. */
  request: Request;
  context: LoadContext;
  /** The whole page, or what its loader says as JSON. */
  as: 'document' | 'data';
  /** One address serves both languages. */
  bilingual: boolean;
  files: BrowserFiles;
}

/** By what the policy of a document allows its inline scripts and styles. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

export interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** Of a document. */
  hashes?: InlineHashes;
}

/** What `app/entry.server.tsx` is to the server. */
export interface PageRenderer {
  /** @throws AppError when the page cannot be shown for now */
  answerPage: (requested: PageRequest) => Promise<PageAnswer>;
}
