import {
  findClickCounting,
  findIssueClicks,
  setClickCounting,
} from '#domain/newsletter/click-calls.ts';
import { implement } from '../../implement.ts';

export const clics = [
  implement(findClickCounting, {
    summary: 'Whether clicks in the newsletter are counted.',
    async handle({ viewer, context }) {
      return { data: { isOn: await context.newsletterIssues.isCountingClicks(viewer) } };
    },
  }),

  implement(setClickCounting, {
    summary:
      'Turns the click counts of the newsletter on or off (`activo`), for mails that leave from then on. They are off at first. Links ' +
      'then have addresses of the portal, the same ones for all readers, and lead on also after it is turned off.',
    async handle({ input, viewer, address, context }) {
      await context.newsletterIssues.countClicks({ viewer, address }, input.isOn);
      return { data: null };
    },
  }),

  implement(findIssueClicks, {
    summary:
      'How often each link of an issue was opened (`clics`; null once the count has been deleted for its age), by language, and how ' +
      'many mails were delivered (`entregados`). Programs that check mails open links too.',
    async handle({ input, viewer, context }) {
      return { data: await context.newsletterIssues.clicks(viewer, input.id) };
    },
  }),
];
