import { Button } from '#app/components/Button.tsx';
import { saveFile } from '#app/components/save-file.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { exportPets, type PetSearch } from '#app/managed-pets/pet-calls.ts';
import { useToday } from '#app/site.ts';

/** Everything that the search finds, not only the page that is shown. */
export function ExportPets({ search }: { search: Omit<PetSearch, 'page'> }) {
  const text = useMyPetsText().export;
  const language = useLanguage();
  const today = useToday();
  const { busy, failure, attempt } = useAttempt();

  const save = () =>
    attempt(async () => {
      saveFile(`${text.file}-${today}.csv`, 'text/csv', await exportPets(search, language));
    });

  return (
    <>
      <Button
        variant="outline"
        size="small"
        icon="download"
        aria-disabled={busy || undefined}
        onClick={save}
      >
        <span aria-live="polite">{busy ? text.busy : text.button}</span>
      </Button>
      {failure && <FailureNotice failure={failure} />}
    </>
  );
}
