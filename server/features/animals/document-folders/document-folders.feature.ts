import type { Patience } from '#server/adapters/calls/call-policies.ts';
import { createRecordsClient } from '#server/adapters/records/records-client.ts';
import { applicationListeners } from '#server/features/adoption/applications/application-listener.ts';
import { petUses } from '#server/features/animals/pets/core/pet-use.ts';
import { mailRecipients } from '#server/features/communication/inbound-mail/mail-recipient.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { mailTemplates } from '#server/features/kits/mail/mail-content.ts';
import { personalData } from '#server/features/kits/personal-data/personal-data.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { SharedCounts } from '#server/features/kits/shared-counts/shared-counts.ts';
import { attentionSources } from '#server/features/organisation/dashboard/attention-source.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { paperListeners } from '../pets/papers/paper-listener.ts';
import type { PetUploads } from '../pets/papers/pet-uploads.service.ts';
import { createBuiltInRecords, documentOfPaper, paperFileId } from './built-in-records.ts';
import { createDocumentFolders, type DocumentFolders } from './document-folders.service.ts';
import { createExternalRecords } from './external-records.ts';
import { findDocumentOfPet, noteStanding } from './folder-documents.repository.ts';
import { folderExpiring } from './folder-expiring-mail.ts';
import { folderExpiryMails } from './folder-expiry.ts';
import { createFolderFiles, type FolderFiles } from './folder-files.service.ts';
import { folderLink } from './folder-link-mail.ts';
import { createFolderLinks } from './folder-links.ts';
import { createFolderLists, type FolderLists } from './folder-lists.service.ts';
import { folderMail } from './folder-mail.ts';
import { folderMailEmpty } from './folder-mail-empty-mail.ts';
import { createFolderMails } from './folder-mails.ts';
import { createFolderReview, type FolderReview } from './folder-review.service.ts';
import { folderReviewed } from './folder-reviewed-mail.ts';
import { createFolderSharing, type FolderSharing } from './folder-sharing.service.ts';
import { findPetsWithFolder } from './folders.repository.ts';
import { foldersPersonalData } from './folders-personal-data.ts';
import { shareOnAdoption } from './share-on-adoption.ts';

export interface FolderPorts {
  /** With another records service; undefined for the usual one. */
  recordsPatience?: Patience;
}

interface FolderServices {
  documentFolders: DocumentFolders;
  folderFiles: FolderFiles;
  folderReview: FolderReview;
  folderLists: FolderLists;
  folderSharing: FolderSharing;
}

export function documentFoldersFeature(
  dependencies: Base &
    FolderPorts & {
      limits: RateLimits;
      sharedCounts: SharedCounts;
      mail: MailService;
      accounts: AccountsService;
      audit: AuditService;
      petUploads: PetUploads;
    },
): Feature<FolderServices> {
  const { config, clock, recordsPatience, noteCallsOf } = dependencies;
  const storedExternally = config.records !== undefined;
  const builtIn = createBuiltInRecords(dependencies);
  const client =
    config.records && createRecordsClient(config.records, recordsPatience, noteCallsOf('records'));
  const records = client ? createExternalRecords({ ...dependencies, client }) : builtIn;
  const mails = createFolderMails(dependencies);
  const links = createFolderLinks(dependencies);
  const folderFiles = createFolderFiles({ ...dependencies, records: builtIn });
  const folderLists = createFolderLists({ ...dependencies, storedExternally });
  // Mail cannot come to folders that another service keeps.
  const domain = storedExternally ? undefined : config.inboundMail?.domain;
  return {
    services: {
      documentFolders: createDocumentFolders({
        ...dependencies,
        records,
        links,
        storedExternally,
        mailDomain: domain,
      }),
      folderFiles,
      folderReview: createFolderReview({ ...dependencies, records: builtIn, mails }),
      folderLists,
      folderSharing: createFolderSharing({ ...dependencies, links, mails }),
    },
    jobs: [folderExpiryMails({ ...dependencies, records: builtIn, mails })],
    contributes: [
      petUses(findPetsWithFolder),
      mailTemplates(folderExpiring, folderLink, folderMailEmpty, folderReviewed),
      mailRecipients(
        ...(domain ? [folderMail({ ...dependencies, folderFiles, mails, domain })] : []),
      ),
      personalData(foldersPersonalData(dependencies)),
      applicationListeners(shareOnAdoption({ ...dependencies, links, mails, storedExternally })),
      attentionSources(...folderLists.attentionSources),
      paperListeners(async (tx, { petId, kind, key }) => {
        const document = documentOfPaper(kind);
        const id = document && (await findDocumentOfPet(tx, petId, document));
        const fileIds = key === undefined ? [] : [paperFileId(key)];
        if (id !== undefined) await noteStanding(tx, id, fileIds, clock.now().toISOString());
      }),
    ],
  };
}
