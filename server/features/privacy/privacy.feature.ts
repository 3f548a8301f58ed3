import type { AccountsService } from '../accounts/accounts.service.ts';
import type { Identity } from '../accounts/identity.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { Base, Feature } from '../feature.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { accountErased } from './account-erased-mail.ts';
import { accountUnused } from './account-unused-mail.ts';
import { createPrivacyService, type PrivacyService } from './privacy.service.ts';
import { unusedAccounts } from './unused-accounts.ts';

interface Needs {
  limits: RateLimits;
  mail: MailService;
  accounts: AccountsService;
  identity: Identity;
  audit: AuditService;
}

export function privacyFeature(given: Base & Needs): Feature<{ privacy: PrivacyService }> {
  const holdings = given.collected.personalData;
  const privacy = createPrivacyService({ ...given, holdings });
  return {
    services: { privacy },
    mails: [accountErased, accountUnused],
    retentions: unusedAccounts({ ...given, privacy }),
  };
}
