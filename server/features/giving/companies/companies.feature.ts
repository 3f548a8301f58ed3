import type { Base, Feature } from '#server/features/feature.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { mailTemplates } from '#server/features/kits/mail/mail-content.ts';
import type { MediaService } from '#server/features/kits/media/media.service.ts';
import { mediaUses } from '#server/features/kits/media/media-use.ts';
import { personalData } from '#server/features/kits/personal-data/personal-data.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { ReferenceDataService } from '#server/features/kits/reference-data/reference-data.service.ts';
import { attentionSources } from '#server/features/organisation/dashboard/attention-source.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { countWaiting, logosAmong } from './companies.repository.ts';
import { companiesPersonalData } from './companies-personal-data.ts';
import type { CompanyDependencies } from './company-dependencies.ts';
import { companyMail } from './company-mail.ts';
import * as moderation from './company-moderation.ts';
import { wall } from './company-wall.ts';
import { addLogo, admitLogo, own, remove, removeLogo, save } from './own-company.ts';

interface Dependencies {
  accounts: AccountsService;
  audit: AuditService;
  limits: RateLimits;
  mail: MailService;
  media: MediaService;
  referenceData: ReferenceDataService;
}

type CompaniesService = ReturnType<typeof createCompanies>;

const ofOwner = { own, save, remove, admitLogo, addLogo, removeLogo };

const createCompanies = (dependencies: CompanyDependencies) =>
  bindUseCases(dependencies, ofOwner, moderation, { wall });

/** Companies in whose name accounts give, and the list of those that want to be named. */
export function companiesFeature(
  dependencies: Base & Dependencies,
): Feature<{ companies: CompaniesService }> {
  const { database } = dependencies;
  return {
    services: { companies: createCompanies(dependencies) },
    contributes: [
      mailTemplates(companyMail),
      personalData(companiesPersonalData(dependencies)),
      mediaUses({
        topic: 'companies',
        inUse: (query, ids) => logosAmong({ query }, ids, false),
        shown: (query, ids) => logosAmong({ query }, ids, true),
      }),
      attentionSources({ kind: 'companiesToReview', countAll: () => countWaiting(database) }),
    ],
  };
}
