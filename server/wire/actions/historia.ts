import { timelinePage } from '#domain/timeline/timeline.ts';
import { readTimeline } from '#domain/timeline/timeline-calls.ts';
import { implement } from '../implement.ts';

export const historia = [
  implement(readTimeline, {
    summary:
      `What happened to a pet, the latest first, ${timelinePage} entries a page; \`desde\` is the \`siguiente\` of the page ` +
      'before. For its owner and staff, and for the family that adopted it from the adoption on while the pet is with them; ' +
      'to others 404. Of what has a day alone the instant is its noon in UTC. `asunto` is an event’s id or an application’s folio.',
    async handle({ input, viewer, context, language }) {
      const found = await context.timeline.readTimeline(viewer, input.id, input);
      const entries = found.entries.map((one) => ({
        ...one,
        title: typeof one.title === 'string' ? one.title : one.title[language],
      }));
      return { data: { ...found, entries } };
    },
  }),
];
