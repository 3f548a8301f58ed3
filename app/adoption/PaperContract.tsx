import { type ReactNode, useState } from 'react';
import { listPapers } from '#app/api/pet-files.ts';
import { uploadFile } from '#app/api/upload-file.ts';
import { useFound } from '#app/api/use-found.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { FileDrop } from '#app/forms/FileDrop.tsx';
import { useContractText } from '#app/i18n/contracts/use-contract-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { messages } from '#domain/messages.ts';
import { contractAccept, contractProblem } from '#domain/pets/chosen-files.ts';
import styles from './PaperContract.module.css';

interface Props {
  /** Who look after them. Of a pair both get it. */
  petIds: readonly string[];
  /** As people say them. */
  petNames: string;
  /** Whether the page shows the contract, which can then be printed. */
  maySeeText?: boolean;
}

/** The other way to sign: on paper, of which a PDF becomes the pets' contract. */
export function PaperContract({ petIds, petNames, maySeeText = false }: Props) {
  const text = useContractText().sign.paper;
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles.paper} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{text.title}</summary>
      {isOpen && (
        <Upload petIds={petIds} petNames={petNames}>
          {maySeeText && (
            <div>
              <Button size="small" variant="outline" onClick={() => window.print()}>
                {text.print}
              </Button>
            </div>
          )}
        </Upload>
      )}
    </details>
  );
}

function Upload({
  petIds,
  petNames,
  children,
}: Omit<Props, 'maySeeText'> & { children: ReactNode }) {
  const text = useContractText().sign.paper;
  const language = useLanguage();
  const { busy, failure, attempt } = useAttempt();
  const [isDone, setDone] = useState(false);
  const [petId = ''] = petIds;
  const { data: papers = [], reload } = useFound(
    ['signed papers', petId],
    () => listPapers(`contrato/${petId}`),
    { isFresh: true },
  );
  const [problem, setProblem] = useState<string>();
  function send([file]: File[]) {
    if (!file) return;
    const wrong = contractProblem(file);
    setProblem(wrong && `${file.name}: ${messages[wrong][language]}`);
    if (wrong) return;
    attempt(async () => {
      for (const id of petIds) await uploadFile({ folder: `contrato/${id}`, file, language });
      setDone(true);
      reload();
    });
  }
  return (
    <>
      <p>{text.text(petNames)}</p>
      {children}
      {papers.map(({ url, name }) => (
        <p key={url}>
          {text.stored(petNames)}{' '}
          <a href={url} target="_blank" rel="noopener noreferrer">
            {name || text.open}
          </a>
        </p>
      ))}
      <FileDrop
        name="contract"
        label={papers.length > 0 ? text.another : text.label}
        invitation={busy ? text.sending : text.invitation}
        error={problem}
        accept={contractAccept}
        disabled={busy}
        onFiles={send}
      />
      <div aria-live="polite">
        {isDone && !busy && !failure && (
          <Notice kind="success">
            <p>{text.done(petNames)}</p>
          </Notice>
        )}
      </div>
      {failure && <FailureNotice failure={failure} />}
    </>
  );
}
