import {
  findContent,
  findContentVersion,
  findTextState,
  listContent,
} from '#domain/content/content-calls.ts';
import { type ContentKey, documentOf } from '#domain/content/content-documents.ts';
import { implement } from '../../implement.ts';
import { keyNamed, listedContent, peopleOf } from './content-parts.ts';

export const lectura = [
  implement(findTextState, {
    summary:
      'How far the organisation has made the portal’s texts its own: the `clave` of every document that nobody has published, of those ' +
      'that tell invented examples, and what is claimed of the organisation that nobody has confirmed in its record.',
    async handle({ viewer, context }) {
      const { asTheyCame, examples, unconfirmedClaims } = await context.content.textState(viewer);
      const slugs = (keys: readonly ContentKey[]) => keys.map((key) => documentOf(key).slug);
      return {
        data: { asTheyCame: slugs(asTheyCame), examples: slugs(examples), unconfirmedClaims },
      };
    },
  }),

  implement(listContent, {
    summary:
      'The texts of the portal that editors change, each a document named by its `clave`: the version that is published and since ' +
      'when, whether there is a draft and how much it lacks, the next time at which a version is published, and who has it open. ' +
      '`busca` leaves those whose title or texts (of the draft, else as they are published) hold it, without case and accents; ' +
      '`encontrado` is the passage, null where the title holds it.',
    async handle({ input: { term }, viewer, context, language }) {
      const all = await context.content.list(viewer, term ? { term, language } : undefined);
      const named = await peopleOf(
        context,
        all.flatMap(({ draft, openBy }) => [draft?.savedBy, openBy]),
      );
      const data = all.map(({ passage, ...one }) => ({
        ...listedContent(one, named),
        passage: passage ? { language: passage.language ?? null, text: passage.text } : null,
      }));
      return { data };
    },
  }),

  implement(findContent, {
    summary:
      'One document: its `valor` as the draft has it, or as it is published (a tree of which every text that differs by language is ' +
      '`{es, en}`), the draft’s `revision`, what is missing before it may be published, and the latest 50 versions, or those before ' +
      '`antes_de`.',
    async handle({ input, viewer, context }) {
      const found = await context.content.find(viewer, keyNamed(input.slug), input.before);
      const named = await peopleOf(context, [
        found.draft?.savedBy,
        found.openBy,
        ...found.versions.map(({ madeBy }) => madeBy),
      ]);
      return {
        data: {
          ...listedContent(found, named),
          value: found.value as Record<string, unknown>,
          revision: found.revision,
          problems: found.problems.map((one) => ({ ...one, language: one.language ?? null })),
          versions: found.versions.map(({ number, createdAt, madeBy, ...one }) => ({
            ...one,
            version: number,
            madeAt: createdAt,
            madeBy: named(madeBy),
          })),
          hasOlder: found.hasOlder,
        },
      };
    },
  }),

  implement(findContentVersion, {
    summary: 'The `valor` of one version; version 1 is what the portal came with.',
    async handle({ input, viewer, context }) {
      const value = await context.content.version(viewer, keyNamed(input.slug), input.version);
      return { data: { value: value as Record<string, unknown> } };
    },
  }),
];
