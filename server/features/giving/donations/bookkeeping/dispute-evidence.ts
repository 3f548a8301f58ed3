import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Clock } from '#domain/clock.ts';
import { folioOf } from '#domain/donations/donation-words.ts';
import { conflict, notFound } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '#server/db/database.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { findDisputes } from '../disputes.repository.ts';
import { findDonation } from '../donations.repository.ts';
import { findDonorsWithoutAccount } from '../donors-without-account.ts';
import { donationMailStates } from './donation-mail-states.ts';
import { evidenceWords } from './evidence-words.ts';

export type DisputeEvidence = ReturnType<typeof createDisputeEvidence>;

interface Dependencies {
  database: Database;
  clock: Clock;
  /** IANA name. */
  timezone: string;
  content: Pick<ContentService, 'letterhead'>;
  limits: RateLimits;
  audit: AuditService;
  mail: MailService;
  accounts: Pick<AccountsService, 'find' | 'signInsOf'>;
}

/** Sign-ins that are shown of a donor. */
const mostSignIns = 20;

/** What whoever refunds can send to the provider of a donation in dispute; the portal itself sends nothing. */
export function createDisputeEvidence(dependencies: Dependencies) {
  const { database, clock, timezone, content, limits, audit, accounts } = dependencies;

  return {
    /**
     * As a PDF. It holds where the donor signed in from, so it stands in the log.
     * @throws AppError forbidden, tooManyRequests, notFound, conflict (it was never disputed)
     */
    async make(
      { viewer, address }: Actor,
      id: string,
      language: Language,
    ): Promise<{ name: string; bytes: Buffer }> {
      const actorId = requireRight(viewer, 'donations.refund');
      await limits.consume('receipt', actorId);
      const donation = await findDonation(database.query, id);
      if (!donation) throw notFound('donation');
      const disputes = await findDisputes(database.query, id);
      const last = disputes.at(-1);
      if (!last) throw conflict('donationNotDisputed');
      const { userId, petId } = donation;
      const pets = petId ? await petReferences.find(database.query, [petId]) : [];
      const until = { before: new Date(last.openedAt), limit: mostSignIns };
      const evidence = {
        donation,
        disputes,
        donor: userId ? await accounts.find(userId) : undefined,
        donorName: (await findDonorsWithoutAccount(database.query, [id])).get(id),
        signIns: userId ? await accounts.signInsOf(userId, until) : [],
        mails: await donationMailStates(dependencies, donation),
        petName: pets[0]?.name,
      };
      const { drawEvidence } = await import('./evidence-document.ts');
      const letterhead = await content.letterhead();
      const site = { letterhead, timezone, language, createdAt: clock.now() };
      const bytes = await drawEvidence(evidence, site);
      await database.transaction((tx) =>
        audit.record(tx, {
          action: 'donation.evidenceMade',
          actorId,
          subjectId: userId,
          address,
          details: { donation: id, number: folioOf(donation) },
        }),
      );
      return { name: evidenceWords[language].file(folioOf(donation)), bytes };
    },
  };
}
