import {
  closeCampaign,
  endCampaign,
  findCampaigns,
  findDonorNames,
  openCampaign,
  removeCampaign,
  removeDonorName,
  saveCampaign,
  startCampaign,
} from '#domain/campaigns/campaign-calls.ts';
import { writtenCampaign } from '#domain/campaigns/campaign-shapes.ts';
import { findPublicCampaign } from '#domain/campaigns/public-campaign.ts';
import { wirePath } from '#domain/contract/translate.ts';
import { AppError } from '#domain/errors.ts';
import { pathFor } from '#domain/site-map.ts';
import { withWireNames } from '../field-names.ts';
import { implement } from '../implement.ts';

/** What is wrong with it is told by the names of the wire. */
const named = <Of>(run: () => Promise<Of>): Promise<Of> =>
  withWireNames((field) => wirePath(writtenCampaign, field), run);

const unlessMissing = <Of>(found: Promise<Of>): Promise<Of | undefined> =>
  found.catch((error) => {
    if (error instanceof AppError && error.code === 'notFound') return undefined;
    throw error;
  });

export const campanas = [
  implement(findCampaigns, {
    summary:
      'Campaigns of donations, newest first, each with how far it has come (`progreso`, from the ledger); all of them, or those of one ' +
      '`estado`. One is `terminada` by hand, or by itself after its last day (`termina`).',
    async handle({ input, viewer, context }) {
      const { items, ...page } = await context.campaigns.list(viewer, input);
      return { data: items.map(({ content, ...campaign }) => ({ ...content, ...campaign })), page };
    },
  }),

  implement(openCampaign, {
    summary: 'A campaign with all that is written of it.',
    async handle({ input, viewer, context }) {
      return { data: await context.campaigns.open(viewer, input.id) };
    },
  }),

  implement(saveCampaign, {
    summary:
      'Keeps a campaign: a new draft (`borrador`), or the one with this `id` where nobody else has changed it since the `version` that ' +
      'was read. Of one that has started `clave` stays, and every text is in both languages. Amounts are pesos; `patrocinio` is what a ' +
      'sponsor has promised to add to each gift, which is no money of the ledger.',
    async handle({ input: { id, revision = 0, content }, viewer, address, context, once }) {
      const key = id ? { id, revision } : undefined;
      const data = await named(() =>
        once((record) => context.campaigns.save({ viewer, address }, key, content, record)),
      );
      return { data };
    },
  }),

  implement(startCampaign, {
    summary:
      'A draft becomes `activa`: everybody reads it and gifts may name it. 422 names what is missing, such as what is done with a ' +
      'surplus (`excedente`).',
    async handle({ input, viewer, address, context }) {
      const actor = { viewer, address };
      const { revision } = await named(() => context.campaigns.start(actor, input));
      return { data: { revision } };
    },
  }),

  implement(endCampaign, {
    summary: 'One that is `activa` becomes `terminada`: no gift names it any more.',
    async handle({ input, viewer, address, context }) {
      const { revision } = await context.campaigns.end({ viewer, address }, input);
      return { data: { revision } };
    },
  }),

  implement(closeCampaign, {
    summary:
      'One that is `terminada` becomes `cerrada`; 422 while it does not say its `resultado`.',
    async handle({ input, viewer, address, context }) {
      const actor = { viewer, address };
      const { revision } = await named(() => context.campaigns.close(actor, input));
      return { data: { revision } };
    },
  }),

  implement(removeCampaign, {
    summary:
      'Deletes a campaign that no donation names, whatever became of it, and that is not `activa`.',
    async handle({ input, viewer, address, context }) {
      await context.campaigns.remove({ viewer, address }, input.id);
      return { data: null };
    },
  }),

  implement(findDonorNames, {
    summary: 'The names that donors wrote for its page, the latest 200.',
    async handle({ input, viewer, context }) {
      return { data: await context.campaigns.names(viewer, input.id) };
    },
  }),

  implement(removeDonorName, {
    summary: 'Takes a name off the campaign’s page for good; the donation stays as it is.',
    async handle({ input, viewer, address, context }) {
      await context.campaigns.removeName({ viewer, address }, input);
      return { data: null };
    },
  }),

  implement(findPublicCampaign, {
    summary:
      'What everybody may know of a campaign that has started, or of a person’s page that is or was published, in the language of `lang`. `recibe`: a gift may name it now, as ' +
      '`campana_id`.',
    async handle({ input, context, language }) {
      const page = await unlessMissing(context.fundraisers.publicFacts(input.id));
      if (page) {
        const { id, slug, state, endsOn, shown, progress } = page;
        const takesGifts = state === 'active';
        return {
          data: {
            ...{ id, slug, endsOn, takesGifts, ...progress },
            title: shown.title,
            goalCents: shown.goalCents,
            path: pathFor('fundraiser', language, { slug }),
            state: takesGifts ? ('active' as const) : ('ended' as const),
            showsNames: true,
          },
        };
      }
      const { content, progress, ...campaign } = await context.campaigns.publicFacts(input.id);
      return {
        data: {
          ...content,
          ...campaign,
          ...progress,
          title: content.title[language],
          path: pathFor('campaign', language, { slug: content.slug }),
          takesGifts: campaign.state === 'active',
        },
      };
    },
  }),
];
