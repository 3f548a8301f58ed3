import { redirect } from 'react-router';
import { pageOf } from '#app/components/pet-pages.ts';
import { campaignTexts } from '#app/i18n/campaigns.ts';
import { fundraiserTexts } from '#app/i18n/fundraisers.ts';
import { sharingTexts } from '#app/i18n/sharing.ts';
import type { LoadContext, LoaderArgs } from '#app/load-context.ts';
import { pictureShower } from '#app/loaders/content-pictures.server.ts';
import { todayIn } from '#domain/clock.ts';
import { campaignGivingPath } from '#domain/donations/campaign-address.ts';
import { givingPath } from '#domain/donations/giving-address.ts';
import { locale } from '#domain/language.ts';
import { programmes } from '#domain/pets/vocabularies.ts';
import { sharedPicture } from '#domain/sharing/shared-file-address.ts';
import { pathFor } from '#domain/site-map.ts';
import { inOneLine } from '#domain/text.ts';
import type { ShownFundraiser } from '#server/features/giving/fundraisers/fundraiser-pages.ts';
import { giftOf } from './campaign-facts.server.ts';
import { fundraiserFacts } from './fundraiser-facts.server.ts';

const sizes = '(min-width: 62rem) 44rem, 92vw';

export async function loader({ params, context }: LoaderArgs) {
  const { app, language } = context;
  const found = await app.fundraisers.page(params.slug ?? '');
  if (!found) throw redirect(pathFor('fundraisers', language));
  const { id, slug, shown, shownPicture, names, progress, revision } = found;
  const text = fundraiserTexts[language];
  const { share, otherWays, names: thanks, namesHint } = campaignTexts[language];
  const today = todayIn(app.config.timezone, app.clock)();
  const facts = fundraiserFacts(found, language, today);
  const picture = shownPicture ? { id: shownPicture, alt: shown.alt } : undefined;
  const show = await pictureShower(context, [picture], { sizes });
  const target = await targetOf(context, found);
  return {
    ...facts,
    id,
    labels: {
      ...{ all: text.all, give: text.give, story: text.story, over: text.over },
      ...{ otherWays, names: thanks, namesHint, share: share(shown.title) },
      organizer: text.organizer(shown.organizer),
      money: text.forOrganisation(await app.content.organisationName()),
    },
    title: shown.title,
    summary: inOneLine(shown.story),
    paragraphs: shown.story.split(/\n+/).filter(Boolean),
    picture: show(picture),
    path: pathFor('fundraiser', language, { slug }),
    listHref: pathFor('fundraisers', language),
    donateHref: givingPath(language),
    giveHref: facts.isOpen
      ? campaignGivingPath(language, { ...target.gift, campaignId: id })
      : undefined,
    target: target.link,
    // Another address with each progress, for messengers keep what they have seen.
    shareImage: `${sharedPicture('fundraiser', slug, language, 'og')}?v=${revision}-${progress.raisedCents}`,
    sharing: {
      label: sharingTexts[language].link,
      to: pathFor('shareFundraiser', language, { slug }),
    },
    names: new Intl.ListFormat(locale[language], { type: 'conjunction' }).format(names),
  };
}

/** What it is for, and what its gifts are booked as. */
async function targetOf(
  { app, language }: LoadContext,
  { shown: { purpose, targetId, kind } }: ShownFundraiser,
) {
  const text = fundraiserTexts[language];
  const gift = { kind };
  if (purpose === 'campaign' && targetId !== null) {
    const campaign = await app.campaigns.publicFacts(targetId).catch(() => undefined);
    if (!campaign) return { gift };
    const { title, slug } = campaign.content;
    return {
      gift: giftOf(campaign),
      link: {
        label: text.forCampaign(title[language]),
        href: pathFor('campaign', language, { slug }),
      },
    };
  }
  for (const programme of purpose === 'pet' && targetId !== null ? programmes : []) {
    const pet = await app.pets.findPublic(programme, targetId ?? '');
    if (!pet) continue;
    const page = pageOf[programme];
    return {
      gift,
      link: { label: text.forPet(pet.name), href: pathFor(page, language, { id: pet.id }) },
    };
  }
  return { gift };
}
