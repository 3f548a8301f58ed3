import { callFile } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { saveFile } from '#app/components/save-file.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useCareText } from '#app/i18n/care/use-care-text.ts';
import { type MedicalRecord, printBooklet } from '#domain/care/care-calls.ts';

/** The record to print. */
export function DownloadBooklet({ pet }: { pet: MedicalRecord['pet'] }) {
  const text = useCareText().booklet;
  const { busy, failure, attempt } = useAttempt();
  const download = () =>
    attempt(async () => {
      const booklet = await callFile(printBooklet, { id: pet.id });
      saveFile(`${text.file}-${pet.name}.pdf`, 'application/pdf', booklet);
    });
  return (
    <>
      <div>
        <Button
          size="small"
          variant="outline"
          icon="download"
          aria-disabled={busy || undefined}
          onClick={download}
        >
          <span aria-live="polite">{busy ? text.busy : text.download}</span>
        </Button>
      </div>
      {failure && <FailureNotice failure={failure} />}
    </>
  );
}
