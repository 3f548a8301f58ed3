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
  dependencies: Base &
    MailKeyPorts & { content: MailEditors; sharedCounts: SharedCounts; keyVault: KeyVault },
): Feature<{ mail: MailService }> {
  const { siteName, siteUrl, timezone } = dependencies;
  const site = { name: siteName, url: siteUrl, timezone };
  const chosen = chooseMailer(dependencies);
  const mail = createMailService({
    ...dependencies,
    ...chosen,
    mails: dependencies.contributions.to(mailTemplates),
    site,
  });
  return {
    services: { mail },
    jobs: mail.jobs,
    contributes: [
      keyedService(mailServerService(dependencies)),
      mailTemplates(laterChanges),
      personalData(mailPersonalData({ ...dependencies, mail })),
    ],
  };
}
