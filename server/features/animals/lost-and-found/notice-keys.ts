import type { SignedIds } from '#server/keys/signatures.ts';

/** What opens notices and conversations without a session. */
export interface NoticeKeys {
  /** In mails to whoever made it alone: it opens all of a notice. */
  own: SignedIds;
  /** For the browser that made it, as long as nobody has confirmed the mailbox. */
  draft: SignedIds;
  /** In mails to whoever wrote: it opens one conversation. */
  contact: SignedIds;
}
