import { findPortalStatus } from '#domain/operations/status-calls.ts';
import {
  findingText,
  subjectNames,
} from '#server/features/organisation/operations/finding-words.ts';
import { implement } from '../implement.ts';

export const operaciones = [
  implement(findPortalStatus, {
    summary:
      'How the portal is, over all of its processes: for each part its level (`nivel`), a stable `motivo`, and in words ' +
      '(`mensaje`, `que_hacer`) what is so and what to do about it. `error` is technical and in English.',
    async handle({ viewer, context, language }) {
      const found = await context.operations.status(viewer);
      const { timezone } = context.config;
      const data = found.map(({ values, lastSuccess, lastFailure, error, ...one }) => {
        const { state, todo } = findingText({ reason: one.reason, values }, language, timezone);
        return {
          ...one,
          name: subjectNames[language][one.subject],
          state,
          todo: todo ?? null,
          lastSuccess: lastSuccess ?? null,
          lastFailure: lastFailure ?? null,
          error: error ?? null,
        };
      });
      return { data };
    },
  }),
];
