import { z } from 'zod';
import { email } from '#domain/accounts/fields.ts';
import type { Clock } from '#domain/clock.ts';
import type { Donation } from '#domain/donations/donation.ts';
import type { DonationKind } from '#domain/donations/donation-kind.ts';
import { folioOf } from '#domain/donations/donation-words.ts';
import { normalizeEmail } from '#domain/email.ts';
import { notFound } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import type { Database } from '#server/db/database.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import type { CaptchaService } from '#server/features/kits/captcha/captcha.service.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { AuditService } from '#server/features/people/audit/audit.service.ts';
import { requireGift } from '../donations.policy.ts';
import { findDonation } from '../donations.repository.ts';
import * as claimGifts from './claim-gifts.ts';
import type { GiftClaim } from './gift-claim.ts';
import { findGuest, findGuestGifts } from './guest-donors.repository.ts';
import type { GuestKeys } from './guest-keys.ts';
import { guestLinks } from './guest-links-mail.ts';
import { guestUrl } from './guest-url.ts';

export type GuestGifts = ReturnType<typeof createGuestGifts>;

/** A gift as its link opens it. */
export interface OpenedGift {
  donation: Donation & { kind: DonationKind };
  /** As its donor wrote it. */
  name: string;
}

interface Dependencies {
  database: Database;
  clock: Clock;
  siteUrl: string;
  limits: RateLimits;
  captcha: CaptchaService;
  mail: MailService;
  guestKeys: GuestKeys;
  accounts: AccountsService;
  audit: AuditService;
  claims: readonly GiftClaim[];
}

/** Gifts that no account gave, for whoever has the link of one, or has proven the address by now. */
export function createGuestGifts(dependencies: Dependencies) {
  const { database, limits, captcha, mail, guestKeys } = dependencies;
  return {
    ...bindUseCases(dependencies, claimGifts),

    /**
     * @param address of the caller: who tries links that are none is stopped
     * @throws AppError notFound, tooManyRequests
     */
    async open(key: string, address: string): Promise<OpenedGift> {
      const id = guestKeys.idOfLink(key);
      if (id === undefined) await limits.consume('mailLink', address);
      const guest = id === undefined ? undefined : await findGuest(database.query, id);
      const donation = guest && (await findDonation(database.query, guest.donationId));
      if (!guest || !donation || donation.userId !== null) throw notFound('donation');
      return { donation: requireGift(donation), name: guest.name };
    },

    /**
     * Mails the links of an address's latest gifts to it, at most every ten minutes. Nobody learns from here whether
     * there are any.
     * @throws AppError invalid (`email`, `captcha`), tooManyRequests (for the caller's address)
     */
    async requestLinks(
      said: { email: string; captcha: string | undefined },
      address: string,
      language: Language,
    ): Promise<void> {
      await limits.consume('guestLinkAddress', address);
      const { email: typed } = valid(z.object({ email }), said);
      const pass = await captcha.verify(said.captcha);
      const mailbox = normalizeEmail(typed);
      await database.transaction(async (tx) => {
        await captcha.spend(tx, pass);
        const gifts = await findGuestGifts(tx.query, mailbox);
        const [latest] = gifts;
        if (!latest || !(await limits.allows('guestLinkMail', mailbox, { tx }))) return;
        await mail.enqueue(tx, {
          template: guestLinks,
          // As its owner wrote it when they gave.
          to: latest.email,
          language,
          data: {
            gifts: gifts.map((donation) => ({
              number: donation.folio === null ? null : folioOf(donation),
              date: donation.date,
              amountCents: donation.amountCents,
              giftUrl: guestUrl(dependencies, donation.id, language),
            })),
          },
        });
      });
    },
  };
}
