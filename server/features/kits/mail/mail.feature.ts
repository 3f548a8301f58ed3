import type { Base, Feature } from '#server/features/feature.ts';
import { personalData } from '../personal-data/personal-data.ts';
import type { SharedCounts } from '../shared-counts/shared-counts.ts';
import { laterChanges } from './later-changes-mail.ts';
import { createMailService, type MailService } from './mail.service.ts';
import { type MailEditors, mailTemplates } from './mail-content.ts';
import { mailPersonalData } from './mail-personal-data.ts';

export function mailFeature(
  given: Base & { content: MailEditors; sharedCounts: SharedCounts },
): Feature<{ mail: MailService }> {
  const { siteName, siteUrl, timezone } = given;
  const site = { name: siteName, url: siteUrl, timezone };
  const mail = createMailService({
    ...given,
    mails: given.contributions.to(mailTemplates),
    site,
  });
  return {
    services: { mail },
    jobs: mail.jobs,
    contributes: [mailTemplates(laterChanges), personalData(mailPersonalData({ ...given, mail }))],
  };
}
