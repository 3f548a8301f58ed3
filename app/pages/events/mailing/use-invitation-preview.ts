import { useCall } from '#app/api/use-call.ts';
import type { Failure } from '#app/feedback/explain-failure.ts';
import { useSettled } from '#app/forms/use-settled.ts';
import { type InvitationPreview, previewInvitations } from '#domain/events/event-mail-calls.ts';

export interface PreviewState {
  /** Undefined until it is known for what is typed now. */
  found: InvitationPreview | undefined;
  failure: Failure | undefined;
}

/** Who would be mailed now. @param addresses undefined while what is typed cannot be sent */
export function useInvitationPreview(
  eventId: string,
  addresses: readonly string[] | undefined,
): PreviewState {
  const typed = addresses?.join(' ');
  const settled = useSettled(typed ?? '');
  const isCurrent = typed === settled;
  const added = settled === '' ? [] : settled.split(' ');
  const { data, failure } = useCall(
    previewInvitations,
    { eventId, added },
    { isWanted: isCurrent, isFresh: true },
  );
  return isCurrent ? { found: data, failure } : { found: undefined, failure: undefined };
}
