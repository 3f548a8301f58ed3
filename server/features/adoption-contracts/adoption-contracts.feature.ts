import type { AccountsService } from '../accounts/accounts.service.ts';
import { applicationReferences } from '../adoption-applications/application-references.ts';
import { applicationStates } from '../adoption-applications/application-states.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { ContentService } from '../content/content.service.ts';
import type { DocumentStatesService } from '../document-states/document-states.service.ts';
import type { Base, Feature } from '../feature.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { retentionOf } from '../retention/retention.ts';
import { forgetContractFiles } from './contract-files.ts';
import { createContractIdentity } from './contract-identity.ts';
import { createContractMails } from './contract-mails.ts';
import { contractSealStatus } from './contract-seal-status.ts';
import { contractSealed } from './contract-sealed-mail.ts';
import { contractToSign } from './contract-to-sign-mail.ts';
import { deleteContracts, expiringContracts } from './contracts.repository.ts';
import { type ContractsService, createContractsService } from './contracts.service.ts';
import { contractsPersonalData } from './contracts-personal-data.ts';
import { contractsToSign } from './contracts-to-sign.ts';
import { createSealJob } from './seal-contract.ts';

interface Needs {
  accounts: AccountsService;
  audit: AuditService;
  content: ContentService;
  documentStates: DocumentStatesService;
  limits: RateLimits;
  mail: MailService;
}

export function adoptionContractsFeature(
  given: Base & Needs,
): Feature<{ contracts: ContractsService }> {
  const { database, jobs, siteName, siteUrl, timezone } = given;
  const states = applicationStates(given.documentStates, given.clock, given.dataVersions);
  const mails = createContractMails(given);
  const { identity, endsAt } = createContractIdentity(given);
  const site = { name: siteName, url: siteUrl, timezone };
  const sealJob = createSealJob({ ...given, states, mails, site, identity });
  const forgetFiles = forgetContractFiles(given.files);
  return {
    services: { contracts: createContractsService({ ...given, states, mails, sealJob }) },
    jobs: [sealJob, forgetFiles],
    statusChecks: [contractSealStatus({ ...given, endsAt })],
    mails: [contractToSign, contractSealed],
    attentionSources: [contractsToSign(database)],
    personalData: [contractsPersonalData({ database, jobs, forgetFiles })],
    retentions: [
      retentionOf('adoptionContracts', expiringContracts, async (tx, ids) => {
        for (const applicationId of await deleteContracts(tx, ids)) {
          await applicationReferences.noteContract(tx, applicationId, null);
        }
        for (const id of ids) await jobs.enqueue(tx, forgetFiles, { id });
      }),
    ],
  };
}
