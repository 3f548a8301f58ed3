import type { ContentService } from '#server/features/communication/content/content.service.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { mailTemplates } from '#server/features/kits/mail/mail-content.ts';
import { personalData } from '#server/features/kits/personal-data/personal-data.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '../accounts/accounts.service.ts';
import type { Identity } from '../accounts/identity.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { retentions } from '../retention/retention.ts';
import { accountErased } from './account-erased-mail.ts';
import { accountUnused } from './account-unused-mail.ts';
import { createPrivacyService, type PrivacyService } from './privacy.service.ts';
import { unusedAccounts } from './unused-accounts.ts';

interface Dependencies {
  content: ContentService;
  limits: RateLimits;
  mail: MailService;
  accounts: AccountsService;
  identity: Identity;
  audit: AuditService;
}

export function privacyFeature(
  dependencies: Base & Dependencies,
): Feature<{ privacy: PrivacyService }> {
  const holdings = dependencies.contributions.to(personalData);
  const privacy = createPrivacyService({ ...dependencies, holdings });
  return {
    services: { privacy },
    contributes: [
      mailTemplates(accountErased, accountUnused),
      retentions(...unusedAccounts({ ...dependencies, privacy })),
    ],
  };
}
