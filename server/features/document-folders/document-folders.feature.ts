import type { AuditService } from '../audit/audit.service.ts';
import type { Base, Feature } from '../feature.ts';
import type { MailService } from '../mail/mail.service.ts';
import type { PetUploads } from '../pets/papers/pet-uploads.service.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import { createBuiltInRecords } from './built-in-records.ts';
import { createDocumentFolders, type DocumentFolders } from './document-folders.service.ts';
import { createFolderFiles, type FolderFiles } from './folder-files.service.ts';
import { createFolderMails } from './folder-mails.ts';
import { createFolderReview, type FolderReview } from './folder-review.service.ts';

interface FolderServices {
  documentFolders: DocumentFolders;
  folderFiles: FolderFiles;
  folderReview: FolderReview;
}

export function documentFoldersFeature(
  given: Base & {
    limits: RateLimits;
    mail: MailService;
    audit: AuditService;
    petUploads: PetUploads;
  },
): Feature<FolderServices> {
  const records = createBuiltInRecords(given);
  const mails = createFolderMails(given);
  return {
    services: {
      documentFolders: createDocumentFolders({ ...given, records, keptElsewhere: false }),
      folderFiles: createFolderFiles({ ...given, records }),
      folderReview: createFolderReview({ ...given, records, mails }),
    },
  };
}
