import type { ContentService } from '../content/content.service.ts';
import type { Base, Feature } from '../feature.ts';
import type { SharedCounts } from '../shared-counts/shared-counts.ts';
import { laterChanges } from './later-changes-mail.ts';
import { createMailService, type MailService } from './mail.service.ts';
import { mailPersonalData } from './mail-personal-data.ts';

export function mailFeature(
  given: Base & { content: ContentService; sharedCounts: SharedCounts },
): Feature<{ mail: MailService }> {
  const { siteName, siteUrl, timezone } = given;
  const { mails } = given.collected;
  const site = { name: siteName, url: siteUrl, timezone };
  const mail = createMailService({ ...given, mails, site });
  return {
    services: { mail },
    jobs: mail.jobs,
    mails: [laterChanges],
    personalData: [mailPersonalData({ ...given, mail })],
  };
}
