import { command, creation, type DataOfCall, pagedQuery, query } from '../contract/call.ts';
import { page } from '../contract/page-shapes.ts';
import {
  count,
  day,
  id,
  inputId,
  list,
  nothing,
  object,
  optional,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { listedCampaign, openedCampaign, revision, writtenCampaign } from './campaign-shapes.ts';
import { campaignStates } from './campaign-states.ts';

/** Campaigns, as editors write them. What everybody may ask stands in `public-campaign.ts`. */

const access = { right: 'campaigns.manage' } as const;
const key = { id: inputId, revision: wire('version', revision) };
const gone = { 404: ['notFound'] } as const;

/** Newest first. */
export const findCampaigns = pagedQuery('campanas:listar', {
  access,
  takes: { page, state: wire('estado', optional(word(campaignStates))) },
  gives: list(listedCampaign),
});
export type ListedCampaign = DataOfCall<typeof findCampaigns>[number];

export const openCampaign = query('campanas:abrir', {
  access,
  takes: { id: inputId },
  gives: openedCampaign,
  errors: gone,
});
export type OpenedCampaign = DataOfCall<typeof openCampaign>;

/** Without an id a new draft. */
export const saveCampaign = creation('campanas:guardar', {
  access,
  takes: {
    id: optional(inputId),
    revision: wire('version', optional(revision)),
    content: wire('campana', writtenCampaign),
  },
  gives: object({ id, revision: wire('version', count) }),
  errors: {
    ...gone,
    409: ['campaignChanged', 'conflict'],
  },
});

const moved = {
  access,
  takes: key,
  gives: object({ revision: wire('version', count) }),
  errors: { ...gone, 409: ['campaignChanged', 'campaignStateChanged'] },
} as const;
export const startCampaign = command('campanas:iniciar', moved);
export const endCampaign = command('campanas:terminar', moved);
export const closeCampaign = command('campanas:cerrar', moved);

export const removeCampaign = command('campanas:eliminar', {
  access,
  takes: { id: inputId },
  gives: nothing,
  errors: { ...gone, 409: ['campaignHasGifts', 'campaignRunning'] },
});

/** The names that donors wrote for its page, the latest first. */
export const findDonorNames = query('campanas:nombres', {
  access,
  takes: { id: inputId },
  gives: list(
    object({
      donationId: wire('donativo_id', id),
      name: wire('nombre', text),
      date: wire('fecha', day),
    }),
  ),
  errors: gone,
});
export type DonorName = DataOfCall<typeof findDonorNames>[number];

/** A name goes from the page for good; the donation stays as it is. */
export const removeDonorName = command('campanas:quitar_nombre', {
  access,
  takes: { id: inputId, donationId: wire('donativo_id', inputId) },
  gives: nothing,
  errors: gone,
});
