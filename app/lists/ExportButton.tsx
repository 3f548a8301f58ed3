import { Button } from '#app/components/Button.tsx';
import { saveFile } from '#app/components/save-file.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import styles from './ExportButton.module.css';

interface Props {
  text: { button: string; busy: string };
  fileName: string;
  /** Everything that the search finds, not only the page that is shown, as CSV. @throws ApiError */
  fetchTable: () => Promise<string | Blob>;
}

/** Hands over the list as a table for spreadsheets. */
export function ExportButton({ text, fileName, fetchTable }: Props) {
  const { busy, failure, attempt } = useAttempt();
  return (
    <div className={styles.export}>
      <Button
        variant="outline"
        size="small"
        icon="download"
        aria-disabled={busy || undefined}
        onClick={() => attempt(async () => saveFile(fileName, 'text/csv', await fetchTable()))}
      >
        <span aria-live="polite">{busy ? text.busy : text.button}</span>
      </Button>
      {failure && <FailureNotice failure={failure} />}
    </div>
  );
}
