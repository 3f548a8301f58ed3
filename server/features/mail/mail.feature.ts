import type { Base, Feature } from '../feature.ts';
import { createMailService, type MailService } from './mail.service.ts';
import { mailPersonalData } from './mail-personal-data.ts';

export function mailFeature(given: Base): Feature<{ mail: MailService }> {
  const { jobs, mailer, files, siteName, siteUrl, timezone, clock } = given;
  const { mails } = given.collected;
  const site = { name: siteName, url: siteUrl, timezone };
  const mail = createMailService({ jobs, mailer, files, mails, site, clock });
  return {
    services: { mail },
    jobs: mail.jobs,
    personalData: [mailPersonalData({ ...given, mail })],
  };
}
