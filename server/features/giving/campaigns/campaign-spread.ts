import { campaignGivingPath } from '#domain/donations/campaign-address.ts';
import type { Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { type Goal, posterOf, raisedOf, shareImageOf, wholePesos } from '../spread/goal-spread.ts';
import { spreadWords } from '../spread/spread-words.ts';
import { page } from './campaign-pages.ts';
import type { Campaign, CampaignParts } from './campaign-parts.ts';

const goalOf = (
  { config }: CampaignParts,
  { id, revision, content, progress }: Campaign,
  language: Language,
): Goal => ({
  id,
  revision,
  title: content.title[language],
  summary: content.summary[language],
  goalCents: content.goalCents ?? 0,
  raisedCents: progress.raisedCents,
  percent: progress.percent,
  picture: content.pictures[0]?.picture ?? null,
  amounts: content.amounts.map(
    ({ amountCents, pays }) => `${wholePesos(amountCents)}: ${pays[language]}`,
  ),
  address: config.siteUrl + pathFor('campaign', language, { slug: content.slug }),
});

/** What the file for other sites says, in the words of the wire; undefined of one that nobody may read. */
export async function spread(parts: CampaignParts, slug: string, language: Language) {
  const campaign = await page(parts, slug);
  if (!campaign) return undefined;
  const { id, content, state, progress } = campaign;
  const words = spreadWords[language];
  const { kind, productId, goalCents } = content;
  const gift = { kind, campaignId: id, ...(productId !== null && { productId }) };
  return {
    titulo: content.title[language],
    resumen: content.summary[language],
    meta: (goalCents ?? 0) / 100,
    reunido: progress.raisedCents / 100,
    porcentaje: progress.percent,
    donativos: progress.gifts,
    direccion: pathFor('campaign', language, { slug }),
    /** null of one that takes no gifts any more. */
    donar: state === 'active' ? campaignGivingPath(language, gift) : null,
    reunido_texto: raisedOf(goalOf(parts, campaign, language), language),
    donativos_texto: words.gifts(progress.gifts),
    progreso: words.progress(progress.percent),
    donar_texto: words.give,
  };
}

/** What a shared link shows; undefined of one that nobody may read. */
export async function shareImage(parts: CampaignParts, slug: string, language: Language) {
  const campaign = await page(parts, slug);
  return campaign && shareImageOf(parts, goalOf(parts, campaign, language), language);
}

/** Its poster, a PDF; undefined of one that nobody may read. */
export async function poster(parts: CampaignParts, slug: string, language: Language) {
  const campaign = await page(parts, slug);
  if (!campaign) return undefined;
  const letterhead = await parts.content.letterhead();
  const made = { letterhead, createdAt: parts.clock.now(), language };
  return posterOf(parts, goalOf(parts, campaign, language), made);
}
