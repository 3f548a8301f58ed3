import type { FolderDocumentKind } from '#domain/document-folders/folder-document.ts';
import type { Review } from '#domain/document-folders/review.ts';
import type { Language } from '#domain/language.ts';
import type { Adopter } from '#domain/pets/pet.ts';
import { pathFor } from '#domain/site-map.ts';
import type { Tx } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { StoredDocument } from './folder-documents.repository.ts';
import { folderExpiring } from './folder-expiring-mail.ts';
import { folderLink } from './folder-link-mail.ts';
import { folderMailEmpty } from './folder-mail-empty-mail.ts';
import { folderReviewed } from './folder-reviewed-mail.ts';
import type { FolderOfPet } from './folders.repository.ts';

/** Anybody can write a sender's address: nothing but one stands in a mail of ours. */
const plainAddress = /^[a-z0-9._+-]{1,60}@[a-z0-9.-]{1,80}$/;

export type FolderMails = ReturnType<typeof createFolderMails>;

/** What a pet’s owner is told about its folder. */
export function createFolderMails({
  mail,
  accounts,
  siteUrl,
}: {
  mail: MailService;
  accounts: Pick<AccountsService, 'contactsOf'>;
  siteUrl: string;
}) {
  /** Accounts that are disabled are not written to. */
  async function ownerOf(tx: Tx, folder: FolderOfPet) {
    const { ownerId, petName } = folder;
    const owner = ownerId && (await accounts.contactsOf([ownerId], tx.query)).get(ownerId);
    if (!owner || owner.disabled) return undefined;
    const { name, email, language } = owner;
    const path = pathFor('documentFolder', language, { name: petName, folderId: folder.id });
    const data = { name: salutation(name), petName, folderUrl: siteUrl + path };
    return { to: email, language, data };
  }

  return {
    /** The papers of an adopted pet, to the family that has it. */
    async sendLink(
      tx: Tx,
      { petName }: FolderOfPet,
      adopter: Adopter,
      folderUrl: string,
      language: Language,
    ): Promise<void> {
      const data = { name: salutation(adopter.name), petName, folderUrl };
      await mail.enqueue(tx, { template: folderLink, to: adopter.email, language, data });
    },

    /** What was decided about a document. */
    async sendReview(
      tx: Tx,
      folder: FolderOfPet,
      review: Review & { kind: FolderDocumentKind },
    ): Promise<void> {
      const owner = await ownerOf(tx, folder);
      if (!owner) return;
      const { kind, status, validUntil, comments } = review;
      const data = { ...owner.data, kind, status, validUntil, comments };
      await mail.enqueue(tx, { ...owner, template: folderReviewed, data });
    },

    /** That a document will not be valid for much longer; once for each of its last days. */
    async sendExpiry(tx: Tx, folder: FolderOfPet, document: StoredDocument): Promise<void> {
      const { validUntil } = document.decision;
      const owner = await ownerOf(tx, folder);
      if (!owner || validUntil === null) return;
      const data = { ...owner.data, kind: document.kind, validUntil };
      // Finished jobs are remembered for longer than the notice comes before the day, and their keys with them.
      const dedupeKey = `folder-expiring ${document.id} ${validUntil}`;
      await mail.enqueue(tx, { ...owner, template: folderExpiring, data }, { dedupeKey });
    },

    /** That a mail brought nothing to a document; once a day. @param day YYYY-MM-DD */
    async sendMailEmpty(
      tx: Tx,
      folder: FolderOfPet,
      { documentId, sender, day }: { documentId: string; sender: string; day: string },
    ): Promise<void> {
      const owner = await ownerOf(tx, folder);
      if (!owner) return;
      const data = { ...owner.data, sender: plainAddress.test(sender) ? sender : '' };
      const dedupeKey = `folder-mail-empty ${documentId} ${day}`;
      await mail.enqueue(tx, { ...owner, template: folderMailEmpty, data }, { dedupeKey });
    },
  };
}
