import { wirePath } from '#domain/contract/translate.ts';
import {
  approveFundraiser,
  endFundraiser,
  findFundraisers,
  findFundraiserTargets,
  findOwnFundraisers,
  findReports,
  openFundraiser,
  refuseFundraiser,
  removeFundraiser,
  saveFundraiser,
  settleReports,
  submitFundraiser,
  takeOffFundraiser,
  writtenFundraiser,
} from '#domain/fundraisers/fundraiser-calls.ts';
import { reportFundraiser } from '#domain/fundraisers/report-call.ts';
import type { ListedFundraiser } from '#server/features/giving/fundraisers/own-fundraisers.ts';
import { withWireNames } from '../field-names.ts';
import { implement } from '../implement.ts';

const shown = ({ progress, ...fundraiser }: ListedFundraiser) => ({
  ...fundraiser,
  raisedCents: progress.raisedCents,
  gifts: progress.gifts,
});

/** What is wrong with it is told by the names of the wire. */
const named = <Of>(run: () => Promise<Of>): Promise<Of> =>
  withWireNames((field) => wirePath(writtenFundraiser, field), run);

export const recaudaciones = [
  implement(findOwnFundraisers, {
    summary: 'One’s own pages by which others give to the organisation, newest first.',
    async handle({ viewer, context }) {
      return { data: (await context.fundraisers.listOwn(viewer)).map(shown) };
    },
  }),

  implement(findFundraiserTargets, {
    summary:
      'What one’s own page may be for besides the organisation as a whole, 100 pets at most.',
    async handle({ viewer, language, context }) {
      return { data: await context.fundraisers.targets(viewer, language) };
    },
  }),

  implement(openFundraiser, {
    summary: 'A person’s page with all that is written of it, for its owner and for moderators.',
    async handle({ input, viewer, context }) {
      return { data: shown(await context.fundraisers.open(viewer, input.id)) };
    },
  }),

  implement(saveFundraiser, {
    summary:
      'Keeps one’s own page: a new draft (`borrador`, two open ones at most), or the one with this `id`. Of one that everybody reads the ' +
      'approved words stay until a moderator has approved these.',
    async handle({ input: { id, revision = 0, content: said }, viewer, address, context, once }) {
      const key = id ? { id, revision } : undefined;
      const actor = { viewer, address };
      const data = await named(() =>
        once((record) => context.fundraisers.save(actor, key, said, record)),
      );
      return { data };
    },
  }),

  implement(submitFundraiser, {
    summary: 'Sends a draft, or the changes of a page that is `activa`, to the moderators.',
    async handle({ input, viewer, address, context }) {
      const actor = { viewer, address };
      return { data: await named(() => context.fundraisers.submit(actor, input)) };
    },
  }),

  implement(endFundraiser, {
    summary: 'One’s own page takes no gifts any more; it ends by itself after its last day.',
    async handle({ input, viewer, address, context }) {
      return { data: await context.fundraisers.end({ viewer, address }, input) };
    },
  }),

  implement(removeFundraiser, {
    summary: 'Deletes one’s own page that nobody else has ever read.',
    async handle({ input, viewer, address, context }) {
      await context.fundraisers.remove({ viewer, address }, input);
      return { data: null };
    },
  }),

  implement(findFundraisers, {
    summary:
      'People’s pages, newest first, without drafts. `en_revision` are also those that everybody reads and whose changes wait.',
    async handle({ input, viewer, context }) {
      const { items, ...page } = await context.fundraisers.list(viewer, input);
      return { data: items.map(shown), page };
    },
  }),

  implement(approveFundraiser, {
    summary: 'Everybody reads the page as it is written now; its owner gets a mail.',
    async handle({ input, viewer, address, context }) {
      const actor = { viewer, address };
      return { data: await named(() => context.fundraisers.approve(actor, input)) };
    },
  }),

  implement(refuseFundraiser, {
    summary: 'Sends a page or its changes back to its owner, with a reason (`motivo`).',
    async handle({ input, viewer, address, context }) {
      return { data: await context.fundraisers.refuse({ viewer, address }, input) };
    },
  }),

  implement(takeOffFundraiser, {
    summary:
      'Nobody reads the page any more and no gift names it; its owner gets the reason (`motivo`). What was given stays.',
    async handle({ input, viewer, address, context }) {
      return { data: await context.fundraisers.takeOff({ viewer, address }, input) };
    },
  }),

  implement(findReports, {
    summary: 'What visitors have reported of a page and nobody has seen to, the latest 100.',
    async handle({ input, viewer, context }) {
      return { data: await context.fundraisers.reports(viewer, input.id) };
    },
  }),

  implement(settleReports, {
    summary: 'Somebody has seen to all that was reported of a page so far.',
    async handle({ input, viewer, address, context }) {
      await context.fundraisers.settleReports({ viewer, address }, input.id);
      return { data: null };
    },
  }),

  implement(reportFundraiser, {
    summary: 'Tells the moderators that something is wrong with a page. Nobody keeps who it was.',
    async handle({ input, address, context }) {
      await context.fundraisers.report({ ...input, captcha: input.captcha }, address);
      return { data: null };
    },
  }),
];
