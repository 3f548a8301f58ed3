import type { JobKind } from '#domain/job-kinds.ts';
import type { PaymentListener } from '#server/adapters/payments/payment-provider.ts';
import type { Job } from '#server/jobs/define-job.ts';
import type { Platform } from '#server/platform.ts';
import type { AccountUse } from './accounts/account-use.ts';
import type { MoveEmail } from './accounts/email-move.ts';
import type { LinkListener } from './accounts/link-listener.ts';
import type { ApplicationListener } from './adoption-applications/application-listener.ts';
import type { CareAccess } from './care/care-access.ts';
import type { CustomerUse } from './catalogues/customer-use.ts';
import type { AssetUser } from './content/asset-use.ts';
import type { AttentionSource } from './dashboard/attention-source.ts';
import type { MailRecipient } from './inbound-mail/mail-recipient.ts';
import type { MailTemplate } from './mail/mail-content.ts';
import type { MediaUse } from './media/media-use.ts';
import type { StatusCheck } from './operations/status-check.ts';
import type { PetListener } from './pets/core/pet-listener.ts';
import type { PaperListener } from './pets/papers/paper-listener.ts';
import type { PersonalData } from './privacy/personal-data.ts';
import type { Retention } from './retention/retention.ts';
import type { TimelineSource } from './timeline/timeline-source.ts';

/** What features bring for others to use; filled while they are built, so to be read when it is needed, not before. */
export interface Collected {
  /** In the order in which the features were built: what others rest on comes first. */
  readonly personalData: readonly PersonalData[];
  /** What is kept about people for a time. */
  readonly retentions: readonly Retention[];
  readonly mediaUses: readonly MediaUse[];
  /** Who else shows pictures of the library of the portal's texts. */
  readonly assetUsers: readonly AssetUser[];
  readonly accountUses: readonly AccountUse[];
  readonly customerUses: readonly CustomerUse[];
  readonly emailMoves: readonly MoveEmail[];
  /** Who is told that somebody has proved an address by setting a password with the link of a mail. */
  readonly linkListeners: readonly LinkListener[];
  readonly mails: readonly MailTemplate<unknown>[];
  /** Who takes mail that comes to the portal, at addresses of its own. */
  readonly mailRecipients: readonly MailRecipient[];
  /** Who is told what the built-in payment provider has to say. */
  readonly paymentListeners: readonly PaymentListener[];
  /** Who is told that a pet went home with a family that had applied for it, or came back. */
  readonly applicationListeners: readonly ApplicationListener[];
  /** Who is told that a pet has another status or owner, or is gone. */
  readonly petListeners: readonly PetListener[];
  /** Who is told that a pet's certificate or contract is another one. */
  readonly paperListeners: readonly PaperListener[];
  /** What features tell of the state of the portal. */
  readonly statusChecks: readonly StatusCheck[];
  /** What features know of things that wait for somebody. */
  readonly attentionSources: readonly AttentionSource[];
  /** Who knows of people that hold animals of others, and keep their medical records. */
  readonly careAccesses: readonly CareAccess[];
  /** What features know of a pet's life. */
  readonly timelineSources: readonly TimelineSource[];
}

/** What every feature is given, beside the services of those before it. */
export type Base = Platform & { collected: Collected };

/** What one feature is to the rest of the portal: all that leaves its folder. */
export interface Feature<Services extends object> extends Partial<Collected> {
  /** Use cases, by the names under which the doors and other features know them. */
  services: Services;
  jobs?: readonly Job<unknown, JobKind>[];
  close?(): Promise<void>;
}
