import type { Base, Feature } from '#server/features/feature.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { mailTemplates } from '#server/features/kits/mail/mail-content.ts';
import { personalData } from '#server/features/kits/personal-data/personal-data.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { retentionOf, retentions } from '#server/features/people/retention/retention.ts';
import * as answering from './answer-reference.ts';
import * as asking from './ask-references.ts';
import { referenceAnswered } from './reference-answered-mail.ts';
import { deleteChecks, expiringChecks } from './reference-checks.repository.ts';
import { createReferenceKeys } from './reference-keys.ts';
import { createReferenceMails } from './reference-mails.ts';
import { referenceQuestion } from './reference-question-mail.ts';
import type { ReferencesDependencies } from './references-dependencies.ts';
import {
  askedReferencesPersonalData,
  givenReferencesPersonalData,
} from './references-personal-data.ts';
import { remindReferences } from './remind-references.ts';

interface Dependencies {
  accounts: AccountsService;
  limits: RateLimits;
  mail: MailService;
}

export type ReferencesService = ReturnType<typeof createReferencesService>;

/** What people say about the families that named them as their references. */
const createReferencesService = (dependencies: ReferencesDependencies) =>
  bindUseCases(dependencies, asking, answering);

export function adoptionReferencesFeature(
  dependencies: Base & Dependencies,
): Feature<{ references: ReferencesService }> {
  const shared = {
    ...dependencies,
    keys: createReferenceKeys(dependencies),
    mails: createReferenceMails(dependencies),
  };
  return {
    services: { references: createReferencesService(shared) },
    jobs: [remindReferences(shared)],
    contributes: [
      mailTemplates(referenceQuestion, referenceAnswered),
      personalData(
        askedReferencesPersonalData(dependencies.database),
        givenReferencesPersonalData(dependencies),
      ),
      retentions(retentionOf('referenceChecks', expiringChecks, deleteChecks)),
    ],
  };
}
