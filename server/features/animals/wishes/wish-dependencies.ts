import type { Clock } from '#domain/clock.ts';
import type { Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { wishesEndPath } from '#domain/wishes/wish-address.ts';
import type { PushSender } from '#server/adapters/push/push-sender.ts';
import type { Database } from '#server/db/database.ts';
import type { CaptchaService } from '#server/features/kits/captcha/captcha.service.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { createSignedIds } from '#server/keys/signatures.ts';
import type { PetsService } from '../pets/core/pets.service.ts';

/** What wishes depend on. */
export interface WishDependencies {
  database: Database;
  clock: Clock;
  today: () => string;
  mail: MailService;
  captcha: CaptchaService;
  limits: RateLimits;
  accounts: AccountsService;
  pets: PetsService;
  jobs: Jobs;
  secretKey: string;
  pushSender: PushSender;
  links: WishLinks;
}

type WishLinks = ReturnType<typeof createWishLinks>;

/** What opens the wishes of one mailbox: it is in its mails alone, and ends with the last of its wishes. */
export function createWishLinks(siteUrl: string, secretKey: string) {
  const keys = createSignedIds(secretKey, 'wishes of a mailbox');
  return {
    ...keys,
    manageUrl: (readerId: string, language: Language) =>
      siteUrl + pathFor('wishes', language, { key: keys.keyOf(readerId) }),
    /** One click in a mail program ends all of them (RFC 8058). */
    headers: (readerId: string) => ({
      'List-Unsubscribe': `<${siteUrl}${wishesEndPath}/${keys.keyOf(readerId)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}
