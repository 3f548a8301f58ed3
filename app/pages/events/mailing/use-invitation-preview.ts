import { useEffect, useState } from 'react';
import { explainFailure, type Failure } from '#app/feedback/explain-failure.ts';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { RecipientCounts } from '#domain/events/event-mails.ts';
import { type InvitationPreview, previewInvitations } from '../mail-calls.ts';

/** Milliseconds without typing. */
const pause = 500;

export interface PreviewState {
  /** Undefined until it is known for what is typed now. */
  found: InvitationPreview | undefined;
  failure: Failure | undefined;
}

export const totalOf = ({ owners, newsletter, added, invited }: RecipientCounts): number =>
  owners + newsletter + added + invited;

/** Who would be mailed now. @param addresses undefined while what is typed cannot be sent */
export function useInvitationPreview(
  eventId: string,
  addresses: readonly string[] | undefined,
): PreviewState {
  const language = useLanguage();
  const { failures } = useSignInText();
  const requested = addresses?.join(' ');
  const [state, setState] = useState<PreviewState & { requested: string | undefined }>();
  useEffect(() => {
    if (requested === undefined) return;
    let left = false;
    const settle = (outcome: Partial<PreviewState>) => {
      if (!left) setState({ found: undefined, failure: undefined, ...outcome, requested });
    };
    const timer = setTimeout(
      () => {
        const list = requested === '' ? [] : requested.split(' ');
        previewInvitations(eventId, list, language).then(
          (found) => settle({ found }),
          (error) => settle({ failure: explainFailure(error, failures) }),
        );
      },
      requested === '' ? 0 : pause,
    );
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [eventId, requested, language, failures]);
  return state?.requested === requested && state ? state : { found: undefined, failure: undefined };
}
