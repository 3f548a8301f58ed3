import { type FormEvent, useId, useRef, useState } from 'react';
import { MessageDialog } from '#app/components/forms/MessageDialog.tsx';
import { SubmitButton } from '#app/components/forms/SubmitButton.tsx';
import { TextField } from '#app/components/forms/TextField.tsx';
import { Notice } from '#app/components/Notice.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { removePet } from '#app/managed-pets/pet-calls.ts';
import { explainFailure, type Failure } from '#app/session/explain-failure.ts';
import { foldText } from '#domain/text.ts';
import type { PetDialogProps } from './PetDialog.tsx';
import styles from './RemoveDialog.module.css';

/** Deletes a pet for good. Whoever does it writes its name, so that no slip of the finger can. */
export function RemoveDialog({ pet, onDone, onClose }: PetDialogProps) {
  const text = useMyPetsText().remove;
  const account = useAccountText();
  const language = useLanguage();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const { name } = pet.description;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const isRight = foldText(box.current?.value ?? '') === foldText(name);
    setError(isRight ? undefined : text.differs);
    if (!isRight) return box.current?.focus();
    setBusy(true);
    try {
      await removePet(pet.id, language);
      onDone(pet.id, undefined, { kind: 'success', title: text.done(name) });
      onClose();
    } catch (problem) {
      setFailure(explainFailure(problem, account.failures));
      setBusy(false);
    }
  }

  return (
    <MessageDialog
      title={text.title(name)}
      close={account.cancel}
      onClose={onClose}
      action={
        <SubmitButton form={id} busy={busy} busyLabel={text.busy}>
          {text.confirm}
        </SubmitButton>
      }
    >
      <p>{text.text}</p>
      <ul className={styles.gone}>
        {text.gone.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <form id={id} onSubmit={submit} noValidate>
        <TextField label={text.type(name)} error={error} ref={box} autoComplete="off" />
      </form>
      {failure && (
        <Notice kind="error" title={failure.title} announce>
          {failure.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Notice>
      )}
    </MessageDialog>
  );
}
