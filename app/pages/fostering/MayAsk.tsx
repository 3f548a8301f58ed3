import type { ReactNode } from 'react';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { findPermission, requestPermission } from '#domain/fostering/foster-asker-calls.ts';

/** The form to ask, for whoever may; to others who can allow it, and how to ask for that. */
export function MayAsk({ children }: { children: ReactNode }) {
  const text = useFosteringText().requests.permission;
  const { data, failure, reload } = useCall(findPermission, {});
  const { busy, failure: failed, attempt } = useAttempt();
  const state = data?.state;
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
            onClick={() =>
              attempt(async () => {
                await call(requestPermission, {});
              })
            }
          >
            {text.ask}
          </Button>
        </div>
      )}
    </>
  );
}
