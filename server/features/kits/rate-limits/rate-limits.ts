import { LRUCache } from 'lru-cache';
import type { Clock } from '#domain/clock.ts';
import { AppError } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import type { SharedCounts } from '#server/features/kits/shared-counts/shared-counts.ts';
import { createSigner } from '#server/keys/signatures.ts';
import { atMost } from '#server/limits/at-most.ts';
import { networkOf } from '#server/web/network.ts';

interface Policy {
  /** So many in so many seconds. */
  points: number;
  duration: number;
  /**
   * For what guards no secret: so many points each process counts in its memory before it tells the others, so that
   * the limit is exact on one process, and on several too generous by this much for each. Without it every try is
   * counted in the database before anything is done for it.
   */
  portion?: number;
}

/** Generous to people behind one address, a wall to machines. */
const policies = {
  /** Challenges given to an address. */
  captcha: { points: 120, duration: 60, portion: 12 },
  /** Answers to the question for browsers without JavaScript, from an address; and right ones from everybody. */
  captchaAnswer: { points: 12, duration: 600 },
  captchaAnswers: { points: 300, duration: 3_600, portion: 30 },
  /** Messages and subscriptions from an address. */
  contact: { points: 60, duration: 600 },
  /** Acknowledgements to one mailbox: whoever writes in its name sends it no more mail than this. */
  contactAcknowledgement: { points: 1, duration: 3_600 },
  /** Answers by mail to one message, and those that are taken apart for it. */
  messageMail: { points: 20, duration: 86_400 },
  messageMailRead: { points: 100, duration: 86_400 },
  /** Reports about one mail of the newsletter, and complaints that name none by their address, that are taken apart. */
  returnedMail: { points: 10, duration: 86_400 },
  complaints: { points: 500, duration: 86_400 },
  /** Clicks in newsletters from an address that are counted: many readers may share one. */
  newsletterClick: { points: 120, duration: 600, portion: 12 },
  /** Forms that browsers send by themselves from an address: each is answered with a page that is rendered for it. */
  plainForm: { points: 60, duration: 600, portion: 6 },
  /** Mails that strangers can make us send to one mailbox. */
  newsletterMail: { points: 3, duration: 3_600 },
  /** Reports of animals from an address or an account; mails about them to one mailbox that anybody may have written. */
  rescueAddress: { points: 40, duration: 3_600 },
  rescueMail: { points: 3, duration: 3_600 },
  /** What whoever reported writes and changes, and photos that they send, of one report. */
  rescueChange: { points: 30, duration: 3_600 },
  rescuePhoto: { points: 12, duration: 3_600 },
  /** Places at drives from an address or an account; mails about them to one mailbox that anybody may have written. */
  driveAddress: { points: 20, duration: 3_600 },
  driveMail: { points: 6, duration: 3_600 },
  /** What whoever has a place changes of it, and papers that are drawn of it. */
  driveChange: { points: 20, duration: 3_600 },
  drivePaper: { points: 20, duration: 3_600 },
  /** Applications to volunteer from an address or an account; mails to one mailbox that anybody may have written. */
  volunteerAddress: { points: 30, duration: 3_600 },
  volunteerMail: { points: 3, duration: 3_600 },
  /** What is done by the link of one application. */
  volunteerChange: { points: 30, duration: 3_600 },
  /** Readings of one calendar of shifts, and certificates that are verified. */
  volunteerCalendar: { points: 240, duration: 3_600, portion: 12 },
  /** Notices of lost and found animals from an address or an account; mails about them to one mailbox that anybody may have written. */
  noticeAddress: { points: 20, duration: 3_600 },
  noticeMail: { points: 3, duration: 3_600 },
  /** What its author changes of one notice, and photos that they send. */
  noticeChange: { points: 40, duration: 3_600 },
  noticePhoto: { points: 12, duration: 3_600 },
  /** Messages about notices from an address, from a mailbox and to one notice. */
  noticeContactAddress: { points: 15, duration: 3_600 },
  noticeContactMail: { points: 4, duration: 3_600 },
  noticeContacts: { points: 20, duration: 86_400 },
  /** Chips asked for from an address, and from everywhere: nobody goes through the numbers. */
  noticeChipAddress: { points: 10, duration: 3_600 },
  noticeChips: { points: 500, duration: 3_600, portion: 10 },
  /** Requests to be told of pets from an address; mails about them to one mailbox, an hour and a day, and to all together. */
  wishAddress: { points: 30, duration: 3_600 },
  wishMail: { points: 3, duration: 3_600 },
  wishMailPerDay: { points: 6, duration: 86_400 },
  /** Devices that a mailbox adds. */
  wishDevice: { points: 20, duration: 86_400 },
  wishMails: { points: 3_000, duration: 86_400, portion: 100 },
  /** Wrong passwords for one account from one address: fingers slip. */
  signIn: { points: 10, duration: 900 },
  /** Wrong passwords for one account from addresses where its owner has not signed in. */
  signInAccount: { points: 30, duration: 900 },
  /** Wrong passwords from one address, for whatever account. */
  signInAddress: { points: 60, duration: 900 },
  /** Challenges for passkeys given to an address. */
  passkeyChallenge: { points: 120, duration: 900, portion: 12 },
  /** Keys from an address that open no session. */
  renewal: { points: 60, duration: 900 },
  /** Codes of the first start tried from an address, and from everywhere. */
  firstStart: { points: 10, duration: 900 },
  firstStarts: { points: 200, duration: 3_600 },
  /** Mails and providers that an administrator tries out. */
  setupTrial: { points: 30, duration: 3_600 },
  /** Registrations from an address. */
  registration: { points: 60, duration: 900 },
  /** Recoveries asked for from an address. */
  recovery: { points: 15, duration: 900 },
  /** Mails to one mailbox that anybody can cause: about a registration, and (for who needs them) about a recovery. */
  registrationMail: { points: 4, duration: 3_600 },
  recoveryMail: { points: 4, duration: 3_600 },
  /** Applications sent without an account in the name of one mailbox. */
  pendingApplication: { points: 10, duration: 86_400 },
  /** Links of mails tried from an address that are none: one that is genuine opens for everybody behind it. */
  mailLink: { points: 30, duration: 900 },
  /** Passwords asked for again of somebody who is signed in. */
  confirmation: { points: 10, duration: 900 },
  /** Wrong codes of the second factor, wherever one is asked for: who gets so far knows the password. */
  secondFactorCode: { points: 30, duration: 86_400 },
  /** Changes of the e-mail that a person asks for: fingers slip. */
  emailChange: { points: 10, duration: 86_400 },
  /** Mails to one mailbox that people cause who want it for their account. */
  emailChangeMail: { points: 4, duration: 86_400 },
  /** New passwords tried for an account, good or not. */
  newPassword: { points: 20, duration: 900 },
  /** What queries cost that are not cheap, in microseconds a row (`query-cost.ts`): 120 of the dearest a minute. */
  query: { points: 3_000, duration: 60, portion: 300 },
  /** Searches over everything by a person of the staff: one for each pause in typing. */
  staffSearch: { points: 120, duration: 60, portion: 12 },
  /** Whole lists taken out by a person. */
  export: { points: 30, duration: 600 },
  /** The same with photos and videos: the own ones. */
  exportFiles: { points: 6, duration: 3_600 },
  /** Receipts of single donations, each a PDF that is drawn then. */
  receipt: { points: 120, duration: 600, portion: 12 },
  /** Booklets of medical records, each a PDF that is drawn then. */
  careBooklet: { points: 60, duration: 600, portion: 6 },
  /** Pictures and posters to hand on that are drawn for an address: requests for pictures name no account. */
  sharedFile: { points: 30, duration: 3_600, portion: 3 },
  /** Pets for which somebody offers their home: each is a mail to a rescuer. */
  fosterHand: { points: 6, duration: 86_400 },
  /** Pages of pets that browsers of an address say to have seen. */
  petView: { points: 120, duration: 3_600, portion: 12 },
  /** Pages of pets as data, which other sites show, from an address. */
  petFeed: { points: 300, duration: 60, portion: 30 },
  /** Requests of one calendar of care: programs ask some times a day. */
  careCalendar: { points: 60, duration: 3_600, portion: 6 },
  /** Pets that a person registers. */
  petRegistration: { points: 300, duration: 600, portion: 30 },
  /** What a person changes of pets and of the own account: each leaves a line in the log, if nothing more. */
  change: { points: 600, duration: 600, portion: 60 },
  changePerDay: { points: 5_000, duration: 86_400, portion: 100 },
  /** Changes of one pet's status. */
  petStatus: { points: 60, duration: 3_600, portion: 6 },
  /** Invoices that a person asks for: each is sealed, and has a folio. */
  invoice: { points: 100, duration: 3_600, portion: 10 },
  /** Requests to the certification provider for a person who waits for an invoice. */
  invoiceStamping: { points: 120, duration: 3_600, portion: 12 },
  /** Sessions that a person begins and renews with the right password or key. */
  session: { points: 600, duration: 600, portion: 60 },
  /** Creating calls under keys of a person or an address: each that creates leaves a row for seven days. */
  keyedCall: { points: 5_000, duration: 86_400, portion: 50 },
  /** Looks at folders that another service keeps, by a person or by a folder's link. */
  folderRecords: { points: 300, duration: 600, portion: 30 },
  /** Mails to the adopter of one pet, with a link to its papers. */
  folderLink: { points: 5, duration: 86_400 },
  /** And to one mailbox, whichever pets are said to be adopted there. */
  folderLinkMail: { points: 10, duration: 86_400 },
  /** Archives of one folder's approved files. */
  folderArchive: { points: 20, duration: 3_600, portion: 2 },
  /** Messages with attachments that come to one folder by mail. */
  folderMail: { points: 20, duration: 86_400 },
  /** And those that are taken apart for it: the same message may come again for days. */
  folderMailRead: { points: 100, duration: 86_400 },
  /** Notices to everybody who knows of one event: each is a mail to all of them. */
  eventNotice: { points: 10, duration: 3_600 },
  /** Donations that a person begins, with whatever card, order or voucher. */
  donationAttempt: { points: 30, duration: 3_600 },
  /** And that are begun from an address. */
  donationAddress: { points: 300, duration: 3_600 },
  /** And by visitors without an account, who can name any mailbox. */
  guestAddress: { points: 100, duration: 3_600 },
  /** Links of gifts without an account that are asked for from an address, and mails with them to one mailbox. */
  guestLinkAddress: { points: 30, duration: 900 },
  guestLinkMail: { points: 1, duration: 600 },
  /** Mails to one mailbox, not the donor's own account's, about donations that nobody has paid. */
  unpaidDonationMail: { points: 5, duration: 3_600 },
  /** Times that a person sends their page to the moderators, and reports of pages from an address. */
  fundraiserReview: { points: 20, duration: 86_400 },
  fundraiserReport: { points: 10, duration: 3_600 },
  /** Gifts with a card that a donor begins, and cards that leave to one mailbox. */
  dedication: { points: 20, duration: 86_400 },
  cardMail: { points: 3, duration: 86_400 },
  /** Requests to a provider about donations that a person has begun: approved, authenticated, paid, paused, cancelled. */
  donationAgain: { points: 120, duration: 3_600, portion: 12 },
  /** Other cards that a person shows for their monthly donation. */
  monthlyCard: { points: 5, duration: 3_600 },
  /** Requests to a provider to show a person their monthly donation, which each open window asks for. */
  monthlyLook: { points: 120, duration: 600, portion: 12 },
  /**
   * Messages from a network, and from everybody, for whose verification a payment provider is asked; not genuine ones.
   * Briefly: what is genuine, and is refused because of them, comes again.
   */
  webhookVerification: { points: 5, duration: 15 },
  webhookVerifications: { points: 30, duration: 15 },
  /** Declines of one card, and tries with it by accounts that have been declined, whoever uses it. */
  suspectCard: { points: 60, duration: 3_600 },
  /** Answers to one question of how an adopted pet is: some of them are a mail to the rescuer. */
  followUpAnswer: { points: 10, duration: 3_600 },
  /** Photos that are sent with one of those answers. */
  followUpPhoto: { points: 20, duration: 3_600 },
  /** Mails to one mailbox that is named as a family’s reference. */
  referenceMail: { points: 6, duration: 2_592_000 },
  /** What one side of an application writes to the other: each is a mail. */
  applicationMessage: { points: 10, duration: 86_400 },
  /** Questions of a person to foster homes: each is a mail to many. */
  fosterRequest: { points: 10, duration: 86_400 },
  /** Codes of contracts verified from an address. */
  contractVerification: { points: 60, duration: 900, portion: 6 },
  /** Numbers of passports asked about from an address. */
  passportStatus: { points: 120, duration: 900, portion: 12 },
  /** Passports that a person has drawn as PDF. */
  passportDocument: { points: 60, duration: 600, portion: 6 },
  /** Searches of the reference of the API from an address: each goes over all of it. */
  docsSearch: { points: 120, duration: 60, portion: 12 },
  /** Files from a person. */
  upload: { points: 120, duration: 600, portion: 12 },
} as const satisfies Record<string, Policy>;

type RateLimit = keyof typeof policies;

export interface RateLimits {
  /**
   * @param options.tx the transaction in which this is called; what it counts goes if that is rolled back
   * @throws AppError tooManyRequests, with the seconds to wait
   */
  consume(limit: RateLimit, key: string, options?: ConsumeOptions): Promise<void>;
  /** Counts too; for limits that must not be noticed by who runs into them. @param options as of `consume` */
  allows(limit: RateLimit, key: string, options?: ConsumeOptions): Promise<boolean>;
  /** Takes back what `consume` has counted for the keys of these limits: the try was a good one. */
  forgive(tries: Partial<Record<RateLimit, string>>): Promise<void>;
}

interface ConsumeOptions {
  points?: number;
  tx?: Tx;
}

/** How many keys of a limit are known in memory at once, about 300 bytes each. */
const knownKeys = 20_000;

/** What this process knows of a count. */
interface Known {
  /** As the database last said. */
  shared: number;
  /** Counted since, in this process alone. */
  pending: number;
  /** When it begins anew. */
  lapsesAt: Date;
}

/**
 * Counted by all processes together (`Policy.portion`), under keyed hashes: addresses and mailboxes are people's. Who
 * has used up a limit is refused from memory.
 */
export function createRateLimits({
  sharedCounts,
  clock,
  secretKey,
}: {
  sharedCounts: SharedCounts;
  clock: Clock;
  secretKey: string;
}): RateLimits {
  const known = new Map<RateLimit, LRUCache<string, Known>>();
  const signer = createSigner(secretKey, 'rate limits');
  // Of "ana@example.mx 2001:db8::1" the address as well.
  const keyOf = (who: string) => signer.sign(who.split(' ').map(networkOf).join(' '));

  function knownOf(limit: RateLimit): LRUCache<string, Known> {
    const found = known.get(limit) ?? new LRUCache<string, Known>(atMost(knownKeys));
    known.set(limit, found);
    return found;
  }

  /** @returns milliseconds to wait, 0 when there is no need to */
  async function count(
    limit: RateLimit,
    who: string,
    { points = 1, tx }: ConsumeOptions = {},
  ): Promise<number> {
    const { points: most, duration, portion = 0 }: Policy = policies[limit];
    const key = keyOf(who);
    const now = clock.now().getTime();
    const before = knownOf(limit).get(key);
    const current =
      before && before.lapsesAt.getTime() > now
        ? before
        : { shared: 0, pending: 0, lapsesAt: new Date(now + duration * 1_000) };
    knownOf(limit).set(key, current);
    const wait = () => Math.max(current.lapsesAt.getTime() - now, 1);
    if (current.shared > most) return wait();
    current.pending += points;
    const total = current.shared + current.pending;
    if (total <= most && current.pending < portion) return 0;

    const { pending } = current;
    // Already now, for those who ask while the database is asked.
    current.shared += pending;
    current.pending = 0;
    const what = { kind: kindOf(limit), key };
    const counted = await sharedCounts.add(what, pending, current.lapsesAt, tx).catch((error) => {
      current.shared -= pending;
      throw error;
    });
    current.shared = Math.max(current.shared, counted.count);
    current.lapsesAt = counted.lapsesAt;
    return counted.count > most ? wait() : 0;
  }

  return {
    async consume(limit, key, options) {
      const wait = await count(limit, key, options);
      if (wait === 0) return;
      throw new AppError('tooManyRequests', 'tooManyRequests', {
        retryAfterSeconds: Math.ceil(wait / 1_000),
      });
    },
    allows: async (limit, key, options) => (await count(limit, key, options)) === 0,
    async forgive(tries) {
      const counted = Object.entries(tries).map(([limit, who]) => ({
        limit: limit as RateLimit,
        key: keyOf(who),
      }));
      await sharedCounts.takeBack(counted.map(({ limit, key }) => ({ kind: kindOf(limit), key })));
      for (const { limit, key } of counted) knownOf(limit).delete(key);
    },
  };
}

const kindOf = (limit: RateLimit) => `limit.${limit}`;
