import type { FolderDocumentKind } from '#domain/document-folders/folder-document.ts';
import type { Review } from '#domain/document-folders/review.ts';
import { pathFor } from '#domain/site-map.ts';
import type { Tx } from '#server/db/database.ts';
import type { MailService } from '../mail/mail.service.ts';
import { salutation } from '../mail/salutation.ts';
import type { PetFolder } from './folder-records.ts';
import { findOwner } from './folders.repository.ts';

export type FolderMails = ReturnType<typeof createFolderMails>;

/** What a pet's owner hears about its folder. */
export function createFolderMails({ mail, siteUrl }: { mail: MailService; siteUrl: string }) {
  async function ownerOf(tx: Tx, folder: PetFolder) {
    const owner = await findOwner(tx, folder.petId);
    if (!owner) return undefined;
    const { name, email, language, petName } = owner;
    const path = pathFor('documentFolder', language, { name: petName, folderId: folder.id });
    const data = { name: salutation(name), petName, folderUrl: siteUrl + path };
    return { to: email, language, data };
  }

  return {
    /** What was decided about a document. */
    async sendReview(
      tx: Tx,
      folder: PetFolder,
      review: Review & { kind: FolderDocumentKind },
    ): Promise<void> {
      const owner = await ownerOf(tx, folder);
      if (!owner) return;
      const { kind, status, validUntil, comments } = review;
      const data = { ...owner.data, kind, status, validUntil, comments };
      await mail.enqueue(tx, { ...owner, template: 'folder-reviewed', data });
    },
  };
}
