import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { campaignGivingPath } from '#domain/donations/campaign-address.ts';
import type { Language } from '#domain/language.ts';
import { formatAmount } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import { page } from './campaign-pages.ts';
import type { Campaign, CampaignParts } from './campaign-parts.ts';
import { drawShareImage } from './campaign-share-image.ts';
import { spreadWords } from './campaign-spread-words.ts';

const whole = (cents: number): string => formatAmount(cents).replace(/\.00$/, '');

const raisedOf = ({ content, progress }: Campaign, language: Language): string =>
  spreadWords[language].raised(whole(progress.raisedCents), whole(content.goalCents ?? 0));

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
    reunido_texto: raisedOf(campaign, language),
    donativos_texto: words.gifts(progress.gifts),
    progreso: words.progress(progress.percent),
    donar_texto: words.give,
  };
}

async function pictureOf({ files }: CampaignParts, { content }: Campaign) {
  const [first] = content.pictures;
  const found = first && (await files.open(`media/${first.picture}/og.jpg`));
  return found && buffer(found.stream);
}

/** What a shared link shows, by a key that changes with it; undefined of one that nobody may read. */
export async function shareImage(parts: CampaignParts, slug: string, language: Language) {
  const campaign = await page(parts, slug);
  if (!campaign) return undefined;
  const { content, progress } = campaign;
  const words = {
    title: content.title[language],
    raised: raisedOf(campaign, language),
    filled: Math.min(100, progress.percent),
  };
  const made = JSON.stringify([content.pictures[0]?.picture, words]);
  return {
    key: createHash('sha256').update(made).digest('base64url'),
    draw: async () => drawShareImage(await pictureOf(parts, campaign), words),
  };
}

/** Its poster, a PDF, by a key that changes with it; undefined of one that nobody may read. */
export async function poster(parts: CampaignParts, slug: string, language: Language) {
  const campaign = await page(parts, slug);
  if (!campaign) return undefined;
  const { id, revision, content } = campaign;
  const organisation = await parts.content.organisationName();
  return {
    key: `poster ${id} ${revision} ${language} ${organisation}`,
    async draw() {
      const { drawPoster } = await import('./campaign-poster.ts');
      return drawPoster(
        {
          organisation,
          title: content.title[language],
          summary: content.summary[language],
          goal: whole(content.goalCents ?? 0),
          amounts: content.amounts.map(
            ({ amountCents, pays }) => `${whole(amountCents)}: ${pays[language]}`,
          ),
          picture: await pictureOf(parts, campaign),
          address: parts.config.siteUrl + pathFor('campaign', language, { slug }),
          createdAt: parts.clock.now(),
        },
        language,
      );
    },
  };
}
