import { Button } from '#app/components/Button.tsx';
import { saveFile } from '#app/components/save-file.ts';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';

interface Props {
  label: string;
  /** The label in full, which tells it from those of the other rows. */
  of?: string;
  /** @throws ApiError */
  fetchFile: () => Promise<{ name: string; content: Blob }>;
}

/** Hands over a file that the portal makes for whoever is signed in. */
export function DownloadButton({ label, of, fetchFile }: Props) {
  const text = useAccountText();
  const { busy, failure, attempt, forgetFailure } = useAttempt();
  return (
    <>
      <Button
        variant="outline"
        size="small"
        icon="download"
        aria-label={of}
        aria-disabled={busy || undefined}
        onClick={() =>
          attempt(async () => {
            const { name, content } = await fetchFile();
            saveFile(name, content.type, content);
          })
        }
      >
        {label}
      </Button>
      {failure && (
        <MessageDialog title={failure.title} close={text.ok} onClose={forgetFailure}>
          {failure.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </MessageDialog>
      )}
    </>
  );
}
