import { useState } from 'react';
import { removeFile } from '#app/api/pet-files.ts';
import { Button } from '#app/components/Button.tsx';
import { FactList } from '#app/components/FactList.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { WritingDialog } from '#app/feedback/WritingDialog.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useToday } from '#app/site.ts';
import { formatPhone, parsePhone } from '#domain/phone.ts';
import type { ManagedPet } from './managed-pet.ts';
import { PaperLink } from './PaperLink.tsx';
import styles from './PersonFacts.module.css';
import { usePapers } from './use-papers.ts';
import { dayIn } from './Visibility.tsx';

interface Props {
  pet: ManagedPet;
  /** Administrators take away what is no evidence. */
  mayDelete: boolean;
  onClose: () => void;
}

/** Who sterilized a pet, its certificate, and when it was last dewormed. */
export function SterilizationDialog({ pet, mayDelete, onClose }: Props) {
  const text = useMyPetsText().sterilization;
  const { close } = useAccountText();
  const language = useLanguage();
  const today = useToday();
  const { name, sterilized, lastDewormedOn } = pet.description;
  const { vet } = pet;
  const facts = [
    [text.answer, sterilized ? text.yes : text.no],
    [text.vet, vet.name || text.unknown],
    [text.vetPhone, vet.phone ? <Phone key="phone" number={vet.phone} /> : text.unknown],
    [text.lastDewormed, lastDewormedOn ? dayIn(language, lastDewormedOn, today) : text.unknown],
  ] as const;
  return (
    <WritingDialog title={text.title(name)} close={close} onClose={onClose}>
      <FactList single>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </FactList>
      <Evidence petId={pet.id} mayDelete={mayDelete} />
    </WritingDialog>
  );
}

function Phone({ number }: { number: string }) {
  const digits = parsePhone(number);
  return <a href={`tel:${digits ? `+52${digits}` : number}`}>{formatPhone(number)}</a>;
}

function Evidence({ petId, mayDelete }: { petId: string; mayDelete: boolean }) {
  const text = useMyPetsText().sterilization;
  const { loading, failures } = useAccountText();
  const { data, failure, reload } = usePapers('cedula', petId);
  const [chosen, setChosen] = useState<string>();
  const [outcome, setOutcome] = useState<'removed' | 'failed'>();

  async function remove(url: string) {
    try {
      await removeFile(`cedula/${petId}/`, url);
      setOutcome('removed');
    } catch {
      setOutcome('failed');
    }
    reload();
  }

  return (
    <section aria-label={text.evidence}>
      <h3>{text.evidence}</h3>
      <div aria-live="polite">
        {outcome === 'removed' && <Notice kind="success" title={text.removed} />}
        {outcome === 'failed' && <Notice kind="error" title={failures.deletion} />}
      </div>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {!data && !failure && <p role="status">{loading}</p>}
      {data?.length === 0 && <p>{text.none}</p>}
      <ul className={`plain-list ${styles.files}`}>
        {data?.map((paper) => (
          <li key={paper.url}>
            <PaperLink {...paper} />
            {mayDelete && (
              <Button
                variant="quiet"
                size="small"
                icon="trash"
                aria-label={text.remove(paper.name)}
                onClick={() => setChosen(paper.url)}
              >
                {text.removeShort}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {chosen !== undefined && (
        <ConfirmDialog
          title={text.confirm.title}
          action={text.confirm.action}
          run={() => remove(chosen)}
          onClose={() => setChosen(undefined)}
        >
          <p>{text.confirm.text}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
