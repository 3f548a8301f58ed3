import type { Base, Feature } from '#server/features/feature.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { mailTemplates } from '#server/features/kits/mail/mail-content.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { createSetupService, type SetupService } from './setup.service.ts';
import { setupChecks } from './setup-check.ts';
import { siteSetup } from './site-setup.ts';
import { trialMail } from './trial-mail.ts';

interface Dependencies {
  limits: RateLimits;
  mail: MailService;
  accounts: AccountsService;
}

export function setupFeature(dependencies: Base & Dependencies): Feature<{ setup: SetupService }> {
  return {
    services: {
      setup: createSetupService({
        ...dependencies,
        checks: () => dependencies.contributions.to(setupChecks),
      }),
    },
    contributes: [mailTemplates(trialMail), setupChecks(...siteSetup(dependencies))],
  };
}
