import { todayIn } from '#domain/clock.ts';
import { createPushSender, type PushSender } from '#server/adapters/push/push-sender.ts';
import type { Base, Feature } from '#server/features/feature.ts';
import { bindUseCases } from '#server/features/kits/bind-use-cases.ts';
import { mailTemplates } from '#server/features/kits/mail/mail-content.ts';
import { personalData } from '#server/features/kits/personal-data/personal-data.ts';
import { emailMoves } from '#server/features/people/accounts/email-move.ts';
import { retentionOf, retentions } from '#server/features/people/retention/retention.ts';
import { askForNews, keepWish } from './ask-for-news.ts';
import * as managing from './manage-wishes.ts';
import { pushNews } from './push-news.ts';
import { tellOfPets } from './tell-of-pets.ts';
import * as devices from './wish-devices.ts';
import { wishEnding } from './wish-ending-mail.ts';
import { wishNews } from './wish-news-mail.ts';
import { createWishLinks, type WishParts } from './wish-parts.ts';
import { moveReader } from './wish-readers.repository.ts';
import { wishRequest } from './wish-request-mail.ts';
import { deleteWishes, expiringRequests } from './wishes.repository.ts';
import { wishesPersonalData } from './wishes-personal-data.ts';

/** What a test may replace. */
export interface PushPorts {
  pushSender?: PushSender;
}

/** Push services take an address of the web alone, or one of mail. */
const subjectOf = (siteUrl: string): string =>
  siteUrl.startsWith('https:') ? siteUrl : `mailto:avisos@${new URL(siteUrl).hostname}`;

const createWishes = (parts: WishParts) =>
  bindUseCases(parts, { askForNews, keepWish }, managing, devices);

/** Telling people of new pets that fit what they look for. */
export function wishesFeature(
  given: Base & PushPorts & Omit<WishParts, 'today' | 'links' | 'pushSender'>,
): Feature<{ wishes: ReturnType<typeof createWishes> }> {
  const parts = {
    ...given,
    today: todayIn(given.timezone, given.clock),
    links: createWishLinks(given.siteUrl, given.secretKey),
    pushSender: given.pushSender ?? createPushSender(subjectOf(given.siteUrl)),
  };
  const push = pushNews(parts);
  return {
    services: { wishes: createWishes(parts) },
    jobs: [tellOfPets(parts, push), push],
    contributes: [
      mailTemplates(wishRequest, wishNews, wishEnding),
      personalData(wishesPersonalData(given.database)),
      retentions(retentionOf('unconfirmedWishes', expiringRequests, deleteWishes)),
      emailMoves((tx, { from, to }) => moveReader(tx, from, to)),
    ],
  };
}
