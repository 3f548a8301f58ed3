import { useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { Notice } from '#app/components/Notice.tsx';
import { saveFile } from '#app/components/save-file.ts';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { exportPets, type PetSearch } from '#app/managed-pets/pet-calls.ts';
import { explainFailure, type Failure } from '#app/session/explain-failure.ts';
import { useToday } from '#app/site.ts';

/** Everything that the search finds, not only the page that is shown. */
export function ExportPets({ search }: { search: Omit<PetSearch, 'page'> }) {
  const text = useMyPetsText().export;
  const account = useAccountText();
  const language = useLanguage();
  const today = useToday();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function save() {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      saveFile(`${text.file}-${today}.csv`, 'text/csv', await exportPets(search, language));
    } catch (error) {
      setFailure(explainFailure(error, account.failures));
    } finally {
      setBusy(false);
    }
  }

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
      {failure && (
        <Notice kind="error" title={failure.title} announce>
          {failure.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
    </>
  );
}
