import type { LoadContext } from '#app/load-context.ts';
import { readContent, readRecord, textShower } from '#app/loaders/content-texts.server.ts';
import { usualReservation } from '#domain/adoption/reservation.ts';
import { dateIn } from '#domain/clock.ts';
import type { ShownContentPicture } from '#domain/content/field.ts';
import { legalAddressOf } from '#domain/content/legal-address.ts';
import { citiesAndStatesOf, hoursAndDaysOf } from '#domain/content/organisation-fields.ts';
import { writeInternational } from '#domain/international-phone.ts';
import { organisationSentences } from './i18n/organisation-sentences.ts';
import type { Site } from './site.ts';

/** What editors have not said of the organisation the configuration says. */
export async function siteOf(context: LoadContext): Promise<Site> {
  const {
    siteUrl,
    timezone,
    whatsappNumber,
    adoptionApplication,
    tutorialVideos,
    facebookUrl,
    instagramUrl,
  } = context.app.config;
  const { adoptionFlow, reservationDays } = await context.app.settings.current();
  const organisation = await readRecord(context, 'everyPage');
  const { places } = organisation;
  const { profits, open } = organisationSentences[context.language];
  const share = profits(organisation.claims.profitShare ?? '');
  const notice = await noticeOf(context);
  const logo = await logoOf(context, organisation.logo);
  const number = organisation.whatsappNumber ?? whatsappNumber;
  return {
    siteUrl,
    siteName: organisation.name,
    ...(logo && { logo }),
    timezone,
    citiesAndStates: citiesAndStatesOf(places),
    ...(share && { profits: share }),
    promise: [share, open(hoursAndDaysOf(organisation))].filter(Boolean).join(' '),
    email: organisation.mailboxes.hello,
    legalName: organisation.legalName,
    legalAddress: legalAddressOf(organisation.address),
    telephones: organisation.telephones,
    lines: linesOf(organisation.telephones, number),
    whatsappNumber: number,
    adoptionApplication,
    takesApplications: adoptionFlow === 'applications',
    ...(reservationDays !== usualReservation && { reservationDays }),
    tutorialVideos,
    ...(notice && { notice }),
    facebookUrl: organisation.facebookUrl ?? facebookUrl,
    instagramUrl: organisation.instagramUrl ?? instagramUrl,
  };
}

async function logoOf(
  { app }: LoadContext,
  logo: ShownContentPicture | undefined,
): Promise<string | undefined> {
  const asset = logo && (await app.mediaAssets.find([logo.id])).get(logo.id);
  return asset && `/media/${asset.id}/${asset.widths[0]}.webp`;
}

function linesOf(
  telephones: NonNullable<Site['telephones']>,
  chat: string | undefined,
): Site['lines'] {
  if (telephones.length === 0)
    return chat ? [{ number: chat, text: writeInternational(chat) }] : [];
  return telephones.map(({ name, number }) => ({
    number,
    text: `${name}: ${writeInternational(number)}`,
  }));
}

async function noticeOf(context: LoadContext): Promise<Site['notice']> {
  const { text, link, until } = await readContent(context, 'emergencyBanner');
  const { clock, config } = context.app;
  if (text === undefined || (until && until < dateIn(config.timezone, clock.now())))
    return undefined;
  return link ? { text, link: (await textShower(context)).link(link) } : { text };
}
