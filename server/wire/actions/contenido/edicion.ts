import {
  cancelPublication,
  discardContentDraft,
  findContentPreview,
  findRecordReach,
  publishContent,
  removeExamples,
  restoreContent,
  saveContentDraft,
  sayContentOpen,
} from '#domain/content/content-calls.ts';
import { contentWithoutPage, documentOf } from '#domain/content/content-documents.ts';
import { previewParam } from '#domain/content/preview-address.ts';
import { wirePath } from '#domain/contract/translate.ts';
import { pathFor } from '#domain/site-map.ts';
import { withWireNames } from '../../field-names.ts';
import { implement } from '../../implement.ts';
import { keyNamed, peopleOf } from './content-parts.ts';

/** What is wrong with a stored value is told as of one that is sent. */
const ofValue = <T>(work: () => Promise<T>): Promise<T> =>
  withWireNames((field) => wirePath(saveContentDraft.takes, field), work);

export const edicion = [
  implement(removeExamples, {
    summary:
      'Texts that tell invented examples go from the portal: their pages say that they are being prepared. Texts that somebody has ' +
      'published stay, and so do drafts. A demonstration keeps its own.',
    async handle({ viewer, address, context }) {
      return { data: { removed: await context.content.removeExamples({ viewer, address }) } };
    },
  }),

  implement(saveContentDraft, {
    summary:
      'Stores the draft of a document; a text may be missing. 409 where another draft was stored since `revision`. Errors name the ' +
      'field as `valor.path.language`.',
    async handle({ input: { slug, ...draft }, viewer, address, context }) {
      const request = { key: keyNamed(slug), ...draft };
      return { data: { revision: await context.content.saveDraft({ viewer, address }, request) } };
    },
  }),

  implement(discardContentDraft, {
    summary: 'Drops the draft; what is published stays.',
    async handle({ input: { slug, revision }, viewer, address, context }) {
      const request = { key: keyNamed(slug), revision };
      return {
        data: { revision: await context.content.discardDraft({ viewer, address }, request) },
      };
    },
  }),

  implement(restoreContent, {
    summary: 'Makes a version the draft.',
    async handle({ input: { slug, revision, version }, viewer, address, context }) {
      const request = { key: keyNamed(slug), revision, number: version };
      const restored = await ofValue(() => context.content.restore({ viewer, address }, request));
      return { data: { revision: restored } };
    },
  }),

  implement(publishContent, {
    summary:
      'The draft becomes a version that everybody reads: at once, or from `fecha` on. 422 where a text is missing in a language.',
    async handle({ input: { slug, note = '', ...draft }, viewer, address, context }) {
      const request = { key: keyNamed(slug), note, at: draft.at, revision: draft.revision };
      const version = await ofValue(() => context.content.publish({ viewer, address }, request));
      return { data: { version } };
    },
  }),

  implement(findRecordReach, {
    summary:
      'Before the draft of the organisation’s record is published: each field that it changes, with the pages, mails, documents and ' +
      'downloads that show it.',
    async handle({ viewer, context }) {
      return { data: [...(await context.content.recordReach(viewer))] };
    },
  }),

  implement(cancelPublication, {
    summary: 'A version that waits for its time is not published by itself any more.',
    async handle({ input: { slug, version }, viewer, address, context }) {
      const planned = { key: keyNamed(slug), number: version };
      await context.content.cancelPublication({ viewer, address }, planned);
      return { data: {} };
    },
  }),

  implement(sayContentOpen, {
    summary:
      'Says that the caller has a document open, each minute; `abierto` tells who had it open before, and is null where that is the ' +
      'caller. `salir` ends it.',
    async handle({ input: { slug, isLeaving }, viewer, context }) {
      const key = keyNamed(slug);
      if (isLeaving) {
        await context.content.leave(viewer, key);
        return { data: { open: null } };
      }
      const other = await context.content.open(viewer, key);
      const named = await peopleOf(context, [other?.by]);
      return { data: { open: other ? { by: named(other.by), since: other.since } : null } };
    },
  }),

  implement(findContentPreview, {
    summary:
      'Paths of the pages and mails of a document that show its draft to whoever has them, for a day: capability URLs, never cached and ' +
      'never indexed. A mail has invented data; `?tema=oscuro` shows it in dark, and `adjunto` is the file that comes with it.',
    async handle({ input, viewer, context }) {
      const key = keyNamed(input.slug);
      const { token, until } = await context.content.preview(viewer, key);
      const { pages } = documentOf(key);
      const query = `?${new URLSearchParams({ [previewParam]: token })}`;
      const everywhere = contentWithoutPage.has(key) ? [] : (['home'] as const);
      const shown = pages.length > 0 ? pages : everywhere;
      const mails = await context.mail.samplesOf(key, token);
      return {
        data: {
          pages: shown.map((page) => ({
            es: pathFor(page, 'es') + query,
            en: pathFor(page, 'en') + query,
          })),
          mails: mails.map(({ title, paths, attached }) => ({
            title,
            path: paths,
            attached: attached ?? null,
          })),
          until,
        },
      };
    },
  }),
];
