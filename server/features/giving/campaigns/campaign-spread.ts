import { campaignGivingPath } from '#domain/donations/campaign-address.ts';
import type { Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import type { ShareSubject } from '#server/features/communication/sharing/share-subject.ts';
import { goalSubject, raisedOf, wholePesos } from '../spread/goal-subject.ts';
import { spreadWords } from '../spread/spread-words.ts';
import type { CampaignDependencies } from './campaign-dependencies.ts';
import { page } from './campaign-pages.ts';

/** What the file for other sites says, in the words of the wire; undefined of one that nobody may read. */
export async function spread(dependencies: CampaignDependencies, slug: string, language: Language) {
  const campaign = await page(dependencies, slug);
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
    reunido_texto: raisedOf({ ...progress, goalCents: goalCents ?? 0 }, language),
    donativos_texto: words.gifts(progress.gifts),
    progreso: words.progress(progress.percent),
    donar_texto: words.give,
  };
}

/** What pictures and posters say of it; undefined of one that nobody may read. */
export async function campaignSubject(
  dependencies: CampaignDependencies,
  slug: string,
  language: Language,
): Promise<ShareSubject | undefined> {
  const campaign = await page(dependencies, slug);
  if (!campaign) return undefined;
  const { content, progress, state } = campaign;
  return goalSubject(
    {
      title: content.title[language],
      summary: content.summary[language],
      goalCents: content.goalCents ?? 0,
      ...progress,
      picture: content.pictures[0]?.picture ?? null,
      amounts: content.amounts.map(
        ({ amountCents, pays }) => `${wholePesos(amountCents)}: ${pays[language]}`,
      ),
      address: dependencies.config.siteUrl + pathFor('campaign', language, { slug }),
      ...{ kind: 'campaign', isActive: state === 'active' },
    },
    language,
  );
}
