import {
  archiveIssue,
  cancelIssue,
  pauseIssue,
  resumeIssue,
  sendIssue,
  sendUncertainAgain,
  testIssue,
  unscheduleIssue,
} from '#domain/newsletter/issue-sending-calls.ts';
import { implement } from '../../implement.ts';

export const envios = [
  implement(testIssue, {
    summary: 'Sends a kept issue to the caller alone, in each of its languages.',
    async handle({ input, viewer, address, context }) {
      return { data: await context.newsletterIssues.test({ viewer, address }, input.id) };
    },
  }),

  implement(sendIssue, {
    summary:
      'Begins to send a draft to its readers, or has it sent at a time (`programado_para`). The mails leave one after another; ' +
      'each reader gets it once.',
    async handle({ input: { sendAt, ...key }, viewer, address, context }) {
      await context.newsletterIssues.send({ viewer, address }, key, sendAt);
      return { data: null };
    },
  }),

  implement(unscheduleIssue, {
    summary: 'Makes a scheduled issue a draft again.',
    async handle({ input, viewer, address, context }) {
      await context.newsletterIssues.unschedule({ viewer, address }, input.id);
      return { data: null };
    },
  }),

  implement(pauseIssue, {
    summary: 'Pauses the sending of an issue: at most the mails that are under way still leave.',
    async handle({ input, viewer, address, context }) {
      await context.newsletterIssues.pause({ viewer, address }, input.id);
      return { data: null };
    },
  }),

  implement(resumeIssue, {
    summary: 'Goes on sending a paused issue to those who have not got it.',
    async handle({ input, viewer, address, context }) {
      await context.newsletterIssues.resume({ viewer, address }, input.id);
      return { data: null };
    },
  }),

  implement(sendUncertainAgain, {
    summary:
      'Sends an issue that was sent again to those of whom nobody knows whether they have it (`incierto`): some may get it twice.',
    async handle({ input, viewer, address, context }) {
      await context.newsletterIssues.sendUncertainAgain({ viewer, address }, input.id);
      return { data: null };
    },
  }),

  implement(cancelIssue, {
    summary: 'Ends the sending of an issue for good: whoever has not got it never will.',
    async handle({ input, viewer, address, context }) {
      await context.newsletterIssues.cancel({ viewer, address }, input.id);
      return { data: null };
    },
  }),

  implement(archiveIssue, {
    summary:
      'Puts an issue that was sent into the public archive, or takes it out of it (`publica`).',
    async handle({ input: { id, isArchived }, viewer, address, context }) {
      await context.newsletterIssues.setArchived({ viewer, address }, id, isArchived);
      return { data: null };
    },
  }),
];
