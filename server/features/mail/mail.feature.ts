import type { ContentService } from '../content/content.service.ts';
import type { Base, Feature } from '../feature.ts';
import { createMailService, type MailService } from './mail.service.ts';
import { mailPersonalData } from './mail-personal-data.ts';

export function mailFeature(
  given: Base & { content: ContentService },
): Feature<{ mail: MailService }> {
  const { jobs, mailer, files, siteName, siteUrl, timezone, clock, content } = given;
  const { mails } = given.collected;
  const site = { name: siteName, url: siteUrl, timezone };
  const mail = createMailService({ jobs, mailer, files, mails, site, clock, content });
  return {
    services: { mail },
    jobs: mail.jobs,
    personalData: [mailPersonalData({ ...given, mail })],
  };
}
