import type { Actor } from '#domain/access/actor.ts';
import { normalizeEmail } from '#domain/email.ts';
import { conflict } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import type { Adopter } from '#domain/pets/pet.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { requireFolderManager } from './document-folders.policy.ts';
import type { FolderLinks } from './folder-links.ts';
import type { FolderMails } from './folder-mails.ts';
import { adopterOf, type FolderOfPet, findFolder } from './folders.repository.ts';

interface Dependencies {
  database: Database;
  dataVersions: DataVersions;
  audit: AuditService;
  limits: RateLimits;
  links: FolderLinks;
  mails: FolderMails;
}

export type FolderSharing = ReturnType<typeof createFolderSharing>;

/** After an adoption its adopter gets a link by mail, which opens the folder for a while and changes nothing. */
export function createFolderSharing(dependencies: Dependencies) {
  const { database, dataVersions, audit, limits, links, mails } = dependencies;

  async function send(
    folder: FolderOfPet,
    adopter: Adopter,
    { viewer, address }: Actor,
    language: Language,
  ): Promise<void> {
    await database.transaction(async (tx) => {
      await mails.sendLink(tx, folder, adopter, links.url(folder, language), language);
      await audit.record(tx, {
        action: 'folder.shared',
        actorId: viewer.kind === 'user' ? viewer.id : null,
        subjectId: folder.ownerId,
        address,
        details: { petId: folder.petId },
      });
      await dataVersions.bump(tx, 'pets');
    });
  }

  return {
    /** @throws AppError unauthenticated, notFound, conflict (no adopter, or no address), tooManyRequests */
    async sendToAdopter(actor: Actor, folderId: string, language: Language): Promise<void> {
      const folder = await findFolder(database.query, folderId);
      requireFolderManager(actor.viewer, folder);
      await limits.consume('folderLink', folder.id);
      const adopter = adopterOf(folder);
      if (!adopter) throw conflict('adopterUnknown');
      await limits.consume('folderLinkMail', normalizeEmail(adopter.email));
      await send(folder, adopter, actor, language);
    },

    /**
     * Whoever has a link of the family that has the pet, also one that has expired, may have a new one mailed to the
     * address that it was mailed to. Nobody learns from here whether that happened.
     * @throws AppError tooManyRequests (for the caller's address)
     */
    async requestLink(
      { viewer, address }: Actor,
      folderId: string,
      token: string,
      language: Language,
    ): Promise<void> {
      await limits.consume('mailLink', address);
      const folder = await findFolder(database.query, folderId);
      const adopter = folder && !folder.deleted && adopterOf(folder);
      if (!folder || !adopter || !links.wasGiven(token, folder)) return;
      if (!(await limits.allows('folderLink', folder.id))) return;
      if (!(await limits.allows('folderLinkMail', normalizeEmail(adopter.email)))) return;
      await send(folder, adopter, { viewer, address }, language);
    },
  };
}
