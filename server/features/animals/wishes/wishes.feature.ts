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
import { createWishLinks, type WishDependencies } from './wish-dependencies.ts';
import * as devices from './wish-devices.ts';
import { wishEnding } from './wish-ending-mail.ts';
import { wishNews } from './wish-news-mail.ts';
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

const createWishes = (dependencies: WishDependencies) =>
  bindUseCases(dependencies, { askForNews, keepWish }, managing, devices);

/** Telling people of new pets that fit what they look for. */
export function wishesFeature(
  dependencies: Base & PushPorts & Omit<WishDependencies, 'today' | 'links' | 'pushSender'>,
): Feature<{ wishes: ReturnType<typeof createWishes> }> {
  const shared = {
    ...dependencies,
    today: todayIn(dependencies.timezone, dependencies.clock),
    links: createWishLinks(dependencies.siteUrl, dependencies.secretKey),
    pushSender: dependencies.pushSender ?? createPushSender(subjectOf(dependencies.siteUrl)),
  };
  const push = pushNews(shared);
  return {
    services: { wishes: createWishes(shared) },
    jobs: [tellOfPets(shared, push), push],
    contributes: [
      mailTemplates(wishRequest, wishNews, wishEnding),
      personalData(wishesPersonalData(dependencies.database)),
      retentions(retentionOf('unconfirmedWishes', expiringRequests, deleteWishes)),
      emailMoves((tx, { from, to }) => moveReader(tx, from, to)),
    ],
  };
}
