import type { Base, Feature } from '#server/features/feature.ts';
import { personalData } from '../personal-data/personal-data.ts';
import type { KeyVault } from '../provider-keys/key-vault.ts';
import { keyedService } from '../provider-keys/keyed-service.ts';
import type { SharedCounts } from '../shared-counts/shared-counts.ts';
import { chooseMailer, type MailKeyPorts, mailServerService } from './chosen-mailer.ts';
import { laterChanges } from './later-changes-mail.ts';
import { createMailService, type MailService } from './mail.service.ts';
import { type MailEditors, mailTemplates } from './mail-content.ts';
import { mailPersonalData } from './mail-personal-data.ts';

export function mailFeature(
  given: Base &
    MailKeyPorts & { content: MailEditors; sharedCounts: SharedCounts; keyVault: KeyVault },
): Feature<{ mail: MailService }> {
  const { siteName, siteUrl, timezone } = given;
  const site = { name: siteName, url: siteUrl, timezone };
  const chosen = chooseMailer(given);
  const mail = createMailService({
    ...given,
    ...chosen,
    mails: given.contributions.to(mailTemplates),
    site,
  });
  return {
    services: { mail },
    jobs: mail.jobs,
    contributes: [
      keyedService(mailServerService(given)),
      mailTemplates(laterChanges),
      personalData(mailPersonalData({ ...given, mail })),
    ],
  };
}
