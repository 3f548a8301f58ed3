import { redirect } from 'react-router';
import { longDate } from '#app/components/long-date.ts';
import { pageOf } from '#app/components/pet-pages.ts';
import { campaignTexts } from '#app/i18n/campaigns.ts';
import { sharingTexts } from '#app/i18n/sharing.ts';
import type { LoadContext, LoaderArgs } from '#app/load-context.ts';
import { pictureShower } from '#app/loaders/content-pictures.server.ts';
import { textShower } from '#app/loaders/content-texts.server.ts';
import { visitor } from '#domain/accounts/viewer.ts';
import { todayIn } from '#domain/clock.ts';
import { campaignGivingPath } from '#domain/donations/campaign-address.ts';
import { givingPath } from '#domain/donations/giving-address.ts';
import { locale } from '#domain/language.ts';
import { sharedPicture } from '#domain/sharing/shared-file-address.ts';
import { pathFor } from '#domain/site-map.ts';
import { campaignFacts, giftOf, matchSentence, wholePesos } from './campaign-facts.server.ts';

const sizes = '(min-width: 62rem) 44rem, 92vw';

export async function loader({ params, context }: LoaderArgs) {
  const { app, language } = context;
  const campaign = await app.campaigns.page(params.slug ?? '');
  if (!campaign) throw redirect(pathFor('campaigns', language));
  const { content, names, progress } = campaign;
  const text = campaignTexts[language];
  const today = todayIn(app.config.timezone, app.clock)();
  const pictures = content.pictures.map(({ picture: id, alt }) => ({ id, alt: alt[language] }));
  const show = await pictureShower(context, pictures, { sizes });
  const { blocks } = await textShower(context);
  const facts = campaignFacts(campaign, language, today);
  const { all, give, amounts, otherAmount, story, pets, updates, surplus, result } = text;
  return {
    ...facts,
    labels: {
      ...{ all, give, amounts, otherAmount, story, pets, updates, surplus, result },
      ...{ over: text.over, otherWays: text.otherWays, match: text.match },
      ...{ names: text.names, namesHint: text.namesHint },
      share: text.share(content.title[language]),
    },
    path: pathFor('campaign', language, { slug: content.slug }),
    listHref: pathFor('campaigns', language),
    donateHref: givingPath(language),
    title: content.title[language],
    summary: content.summary[language],
    story: blocks(content.story[language]),
    result: campaign.state === 'closed' ? blocks(content.result[language]) : [],
    // Another address with each progress, for messengers keep what they have seen.
    shareImage: `${sharedPicture('campaign', content.slug, language, 'og')}?v=${campaign.revision}-${progress.raisedCents}`,
    sharing: {
      label: sharingTexts[language].link,
      to: pathFor('shareCampaign', language, { slug: content.slug }),
    },
    pictures: pictures.flatMap((picture) => show(picture) ?? []),
    amounts: facts.isOpen
      ? content.amounts.map(({ amountCents, pays }) => ({
          label: text.giveAmount(wholePesos(amountCents)),
          pays: pays[language],
          href: campaignGivingPath(language, giftOf(campaign, amountCents)),
        }))
      : [],
    pets: await petsOf(context, content.petIds),
    match: matchSentence(progress, language),
    isMatched: progress.match?.state === 'open',
    surplus: content.surplus[language],
    updates: content.updates
      .toSorted((a, b) => b.date.localeCompare(a.date))
      .map((update) => ({
        date: update.date,
        day: longDate(update.date, locale[language]),
        title: update.title[language],
        paragraphs: update.text[language].split(/\n+/).filter(Boolean),
      })),
    names: new Intl.ListFormat(locale[language], { type: 'conjunction' }).format(names),
    jsonLd: {
      startedAt: campaign.startedAt ?? '',
      endsOn: campaign.endsOn,
      goal: (content.goalCents ?? 0) / 100,
    },
  };
}

/** Those that everybody may see now, in the order of the campaign. */
async function petsOf({ app, language }: LoadContext, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { items } = await app.pets.query(visitor, {
    where: [{ field: 'id', operator: 'in', value: [...ids] }],
    order: [],
    page: 1,
    limit: ids.length,
  });
  const known = new Map(items.map((pet) => [pet.id, pet]));
  return ids.flatMap((id) => {
    const pet = known.get(id);
    if (!pet) return [];
    const [first] = pet.media;
    const page = pageOf[pet.status === 'rehabilitation' ? 'rehabilitation' : 'adoption'];
    return {
      id,
      name: pet.name,
      href: pathFor(page, language, { id }),
      picture: first && { src: `/media/${first.id}/og.jpg` },
    };
  });
}
