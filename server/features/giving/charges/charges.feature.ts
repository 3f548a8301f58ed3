import { todayIn } from '#domain/clock.ts';
import { applicationListeners } from '#server/features/adoption/applications/application-listener.ts';
import { contractTerms } from '#server/features/adoption/applications/contract-terms.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { mailTemplates } from '#server/features/kits/mail/mail-content.ts';
import { personalData } from '#server/features/kits/personal-data/personal-data.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { attentionSources } from '#server/features/organisation/dashboard/attention-source.ts';
import type { SettingsService } from '#server/features/organisation/settings/settings.service.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import { emailMoves } from '#server/features/people/accounts/email-move.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { retentionOf, retentions } from '#server/features/people/retention/retention.ts';
import type { ChargeLedger } from '../donations/charge-ledger.ts';
import { payableCharges } from '../donations/payable-charges.ts';
import type { Refunds } from '../donations/refunds.service.ts';
import { contractCharges } from './agree-charges.ts';
import { onApplication } from './charge-events.ts';
import { createChargeMails } from './charge-mails.ts';
import { chargeNotice } from './charge-notice-mail.ts';
import {
  countInState,
  expiringCharges,
  moveChargeEmail,
  takeFamilyOut,
} from './charges.repository.ts';
import { type ChargesService, createChargesService } from './charges.service.ts';
import { chargesPersonalData } from './charges-personal-data.ts';
import { payable } from './payable-charge.ts';
import { watchCharges } from './watch-charges.ts';

interface Dependencies {
  accounts: AccountsService;
  audit: AuditService;
  chargeLedger: ChargeLedger;
  limits: RateLimits;
  mail: MailService;
  refunds: Refunds;
  settings: SettingsService;
}

/** What contracts of adoptions ask for: recovery fees and deposits. */
export function chargesFeature(
  dependencies: Base & Dependencies,
): Feature<{ charges: ChargesService }> {
  const { database } = dependencies;
  const shared = {
    ...dependencies,
    mails: createChargeMails(dependencies),
    today: todayIn(dependencies.timezone, dependencies.clock),
  };
  return {
    services: { charges: createChargesService(shared) },
    jobs: [watchCharges(shared)],
    contributes: [
      contractTerms(contractCharges(shared)),
      payableCharges(payable(shared)),
      applicationListeners(onApplication(shared)),
      mailTemplates(chargeNotice),
      personalData(chargesPersonalData(database)),
      retentions(retentionOf('adoptionCharges', expiringCharges, takeFamilyOut)),
      emailMoves(moveChargeEmail),
      attentionSources(
        { kind: 'chargesToReturn', countAll: () => countInState(database, 'toReturn') },
        { kind: 'chargesDue', countAll: () => countInState(database, 'due') },
      ),
    ],
  };
}
