import type { RetentionKind } from '#domain/retention/retention.ts';
import { findRetention } from '#domain/retention/retention-calls.ts';
import { implement } from '../implement.ts';

export const conservacion = [
  implement(findRetention, {
    summary:
      'What the next run over data whose retention time is over would do (`pendientes`, by `tipo`, with the date of the ' +
      'oldest in `desde`; no more than 10,000 are counted), and the latest runs with their counts, newest first. Nothing is changed.',
    async handle({ viewer, context }) {
      const { due, runs } = await context.retention.review(viewer);
      return {
        data: {
          ...context.config.retention,
          due: [...due].map(([kind, { count: total, oldest }]) => ({ kind, total, oldest })),
          runs: runs.map(({ report, ...run }) => ({
            ...run,
            results: Object.entries(report).map(([kind, { done, failed }]) => ({
              kind: kind as RetentionKind,
              total: done,
              hasFailed: failed === true,
            })),
          })),
        },
      };
    },
  }),
];
