import type { ReactNode } from 'react';
import { useState } from 'react';
import { useLoaded } from '#app/api/use-loaded.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import type { AskerState } from '#domain/fostering/foster-request.ts';
import { findPermission, requestPermission } from './request-calls.ts';

/** The form to ask, for whoever may; to others who can allow it, and how to ask for that. */
export function MayAsk({ children }: { children: ReactNode }) {
  const text = useFosteringText().requests.permission;
  const { data, failure, reload } = useLoaded(findPermission);
  const { busy, failure: failed, attempt } = useAttempt();
  const [now, setNow] = useState<AskerState>();
  const state = now ?? data;
  if (failure) return <FailureNotice failure={failure} retry={reload} />;
  if (state === undefined) return null;
  if (state === 'confirmed') return children;
  return (
    <>
      <div role="status">
        <Notice kind="info" title={text[state].title}>
          <p>{text[state].text}</p>
        </Notice>
      </div>
      {failed && <FailureNotice failure={failed} />}
      {state === 'unknown' && (
        <div>
          <Button
            icon="check"
            aria-disabled={busy || undefined}
            onClick={() => attempt(async () => setNow(await requestPermission()))}
          >
            {text.ask}
          </Button>
        </div>
      )}
    </>
  );
}
