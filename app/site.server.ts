import { organisation } from '#content/organisation.ts';
import type { Context } from '#server/context.ts';
import type { Site } from './site.ts';

export function siteOf({ config }: Pick<Context, 'config'>): Site {
  const {
    siteUrl,
    siteName,
    timezone,
    whatsappNumber,
    adoptionApplication,
    adoptionFlow,
    tutorialVideos,
    facebookUrl,
    instagramUrl,
  } = config;
  const { legalName, legalAddress, mailboxes } = organisation;
  return {
    siteUrl,
    siteName,
    timezone,
    email: mailboxes.hello,
    legalName,
    legalAddress,
    whatsappNumber,
    adoptionApplication,
    takesApplications: adoptionFlow === 'applications',
    tutorialVideos,
    facebookUrl,
    instagramUrl,
  };
}
