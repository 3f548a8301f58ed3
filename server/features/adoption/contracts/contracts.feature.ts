import type { ContentService } from '#server/features/communication/content/content.service.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import type { DocumentStatesService } from '#server/features/kits/document-states/document-states.service.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { mailTemplates } from '#server/features/kits/mail/mail-content.ts';
import { personalData } from '#server/features/kits/personal-data/personal-data.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { attentionSources } from '#server/features/organisation/dashboard/attention-source.ts';
import { statusChecks } from '#server/features/organisation/operations/status-check.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { retentionOf, retentions } from '#server/features/people/retention/retention.ts';
import { applicationListeners } from '../applications/application-listener.ts';
import { applicationReferences } from '../applications/application-references.ts';
import { applicationStates } from '../applications/application-states.ts';
import { contractTerms } from '../applications/contract-terms.ts';
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
import { createDocumentSeal, type DocumentSeal } from './document-seal.ts';
import { createSealJob } from './seal-contract.ts';
import { verifiedDocuments } from './verified-documents.ts';

interface Dependencies {
  accounts: AccountsService;
  audit: AuditService;
  content: ContentService;
  documentStates: DocumentStatesService;
  limits: RateLimits;
  mail: MailService;
}

export function adoptionContractsFeature(
  dependencies: Base & Dependencies,
): Feature<{ contracts: ContractsService; documentSeal: DocumentSeal }> {
  const { database, jobs, siteName, siteUrl, timezone } = dependencies;
  const states = applicationStates(
    dependencies.documentStates,
    dependencies.clock,
    dependencies.dataVersions,
  );
  const mails = createContractMails(dependencies);
  const { identity, endsAt } = createContractIdentity(dependencies);
  const site = { name: siteName, url: siteUrl, timezone };
  const documentSeal = createDocumentSeal({ content: dependencies.content, identity });
  const listeners = dependencies.contributions.to(applicationListeners);
  const sealJob = createSealJob({
    ...{ ...dependencies, states, mails, site, seal: documentSeal },
    applicationListeners: listeners,
  });
  const forgetFiles = forgetContractFiles(dependencies.files);
  return {
    services: {
      documentSeal,
      contracts: createContractsService({
        ...dependencies,
        states,
        mails,
        sealJob,
        applicationListeners: listeners,
        terms: dependencies.contributions.to(contractTerms),
        otherDocuments: dependencies.contributions.to(verifiedDocuments),
      }),
    },
    jobs: [sealJob, forgetFiles],
    contributes: [
      statusChecks(contractSealStatus({ ...dependencies, endsAt })),
      mailTemplates(contractToSign, contractSealed),
      attentionSources(...contractsToSign(database)),
      personalData(contractsPersonalData({ database, jobs, forgetFiles })),
      retentions(
        retentionOf('adoptionContracts', expiringContracts, async (tx, ids) => {
          for (const applicationId of await deleteContracts(tx, ids)) {
            await applicationReferences.noteContract(tx, applicationId, null);
          }
          for (const id of ids) await jobs.enqueue(tx, forgetFiles, { id });
        }),
      ),
    ],
  };
}
