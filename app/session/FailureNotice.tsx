import { Button } from '#app/components/Button.tsx';
import { Notice } from '#app/components/Notice.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import type { Failure } from './explain-failure.ts';

/** In place of what could not be fetched. */
export function FailureNotice({ failure, retry }: { failure: Failure; retry: () => void }) {
  const text = useAccountText();
  return (
    <Notice kind="error" title={failure.title} announce>
      {failure.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Button size="small" variant="quiet" onClick={retry}>
        {text.retry}
      </Button>
    </Notice>
  );
}
