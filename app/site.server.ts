import type { LoadContext } from '#app/load-context.ts';
import { readContent, textShower } from '#app/loaders/content-texts.server.ts';
import { dateIn } from '#domain/clock.ts';
import { fieldWords } from '#domain/content/organisation-fields.ts';
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
  const { adoptionFlow } = await context.app.settings.current();
  const organisation = await readContent(context, 'organisation');
  const words = fieldWords(organisation, context.language);
  const notice = await noticeOf(context);
  return {
    siteUrl,
    siteName: organisation.name,
    timezone,
    cities: words.cities,
    citiesAndStates: words.citiesAndStates,
    briefHours: words.briefHours,
    ...(words.profitShare && { profitShare: words.profitShare }),
    email: organisation.mailboxes.hello,
    legalName: organisation.legalName,
    legalAddress: words.address,
    telephones: organisation.telephones,
    whatsappNumber: organisation.whatsappNumber ?? whatsappNumber,
    adoptionApplication,
    takesApplications: adoptionFlow === 'applications',
    tutorialVideos,
    ...(notice && { notice }),
    facebookUrl: organisation.facebookUrl ?? facebookUrl,
    instagramUrl: organisation.instagramUrl ?? instagramUrl,
  };
}

async function noticeOf(context: LoadContext): Promise<Site['notice']> {
  const { text, link, until } = await readContent(context, 'emergencyBanner');
  const { clock, config } = context.app;
  if (text === undefined || (until && until < dateIn(config.timezone, clock.now())))
    return undefined;
  return link ? { text, link: (await textShower(context)).link(link) } : { text };
}
