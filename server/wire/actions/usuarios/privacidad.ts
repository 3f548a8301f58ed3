import {
  eraseAccount,
  exportOwnArchive,
  exportOwnData,
  findErasureObstacles,
} from '#domain/accounts/privacy-calls.ts';
import { whenRead } from '#server/features/kits/rate-limits/at-once.ts';
import { successInPieces } from '../../envelope.ts';
import { failureOf } from '../../errors.ts';
import { implement } from '../../implement.ts';

/** `{"datos":…,"documento":…}`; a piece of the document ends between two letters. */
async function* exportedData({
  data,
  document,
}: Record<'data' | 'document', AsyncIterable<string>>): AsyncGenerator<string> {
  yield '{"datos":';
  yield* data;
  yield ',"documento":"';
  for await (const piece of document) yield JSON.stringify(piece).slice(1, -1);
  yield '"}';
}

export const privacidad = [
  implement(exportOwnData, {
    summary:
      'Everything that is held about oneself: `datos` by section, and `documento`, the same as an HTML file to read.',
    async handle({ input, viewer, context, address, language }) {
      const caller = { language, address };
      const { done, ...parts } = await context.privacy.exportData(viewer, input.password, caller);
      return { json: whenRead(successInPieces(exportedData(parts)), done) };
    },
  }),

  implement(exportOwnArchive, {
    summary:
      'The same as a ZIP, with the photos, videos and papers of the own account and pets: an HTML document to read, the data as JSON, and the files.',
    async handle({ input, viewer, context, address, language }) {
      const caller = { language, address };
      const { name, pieces } = await context.privacy.exportArchive(viewer, input.password, caller);
      return { file: { name, type: 'application/zip', pieces } };
    },
  }),

  implement(findErasureObstacles, {
    summary:
      'What keeps one’s own account from being erased for now: `impedimentos`, each with the `codigo` and the `mensaje` of ' +
      'the error that `usuarios:eliminar` would answer; empty where nothing does.',
    async handle({ viewer, context, language }) {
      const obstacles = await context.privacy.erasureObstacles(viewer);
      return { data: { obstacles: obstacles.map((obstacle) => failureOf(obstacle, language)) } };
    },
  }),

  implement(eraseAccount, {
    summary:
      'Erases one’s own account for good, with everything about the person that the law does not make us keep. `mascotas`: ' +
      'the own pets go too, with their photos, videos and papers (`eliminar`, unless said otherwise; adopted and deceased ones ' +
      'stay in the figures without them), or are left to the organisation without the person’s data and the papers (`dejar`).',
    async handle({ input: { password, pets }, viewer, context, language }) {
      await context.privacy.erase(viewer, password, { language, pets });
      return { data: null };
    },
  }),
];
