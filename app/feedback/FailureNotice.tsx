import { Button } from '#app/components/Button.tsx';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import type { Failure } from './explain-failure.ts';
import { Notice } from './Notice.tsx';

interface Props {
  failure: Failure;
  /** Without, what was pressed stands beside the notice and is pressed again. */
  retry?: () => void;
}

/** In place of what could not be fetched, or beside what could not be done. */
export function FailureNotice({ failure, retry }: Props) {
  const text = useSignInText();
  return (
    <Notice kind="error" title={failure.title} announce>
      {failure.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {retry && (
        <Button size="small" variant="quiet" onClick={retry}>
          {text.retry}
        </Button>
      )}
    </Notice>
  );
}
