import type { AccountsService } from '../accounts/accounts.service.ts';
import { bindUseCases } from '../bind-use-cases.ts';
import type { Base, Feature } from '../feature.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { retentionOf } from '../retention/retention.ts';
import * as answering from './answer-reference.ts';
import * as asking from './ask-references.ts';
import { referenceAnswered } from './reference-answered-mail.ts';
import { deleteChecks, expiringChecks } from './reference-checks.repository.ts';
import { createReferenceKeys } from './reference-keys.ts';
import { createReferenceMails } from './reference-mails.ts';
import { referenceQuestion } from './reference-question-mail.ts';
import type { ReferencesParts } from './references-parts.ts';
import {
  askedReferencesPersonalData,
  givenReferencesPersonalData,
} from './references-personal-data.ts';
import { remindReferences } from './remind-references.ts';

interface Needs {
  accounts: AccountsService;
  limits: RateLimits;
  mail: MailService;
}

export type ReferencesService = ReturnType<typeof createReferencesService>;

/** What people say about the families that named them as their references. */
const createReferencesService = (parts: ReferencesParts) => bindUseCases(parts, asking, answering);

export function adoptionReferencesFeature(
  given: Base & Needs,
): Feature<{ references: ReferencesService }> {
  const parts = {
    ...given,
    keys: createReferenceKeys(given),
    mails: createReferenceMails(given),
  };
  return {
    services: { references: createReferencesService(parts) },
    jobs: [remindReferences(parts)],
    mails: [referenceQuestion, referenceAnswered],
    personalData: [askedReferencesPersonalData(given.database), givenReferencesPersonalData(given)],
    retentions: [retentionOf('referenceChecks', expiringChecks, deleteChecks)],
  };
}
