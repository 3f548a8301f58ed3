import { type FormEvent, useId, useRef, useState } from 'react';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { WritingDialog } from '#app/feedback/WritingDialog.tsx';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { foldText } from '#domain/text.ts';
import { removePet } from './pet-calls.ts';
import type { PetDialogProps } from './pet-dialog-props.ts';
import styles from './RemoveDialog.module.css';

/** Deletes a pet for good. Whoever does it writes its name, so that no slip of the finger can. */
export function RemoveDialog({ pet, onDone, onClose }: PetDialogProps) {
  const text = useMyPetsText().remove;
  const { cancel } = useAccountText();
  const language = useLanguage();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const { busy, failure, attempt } = useAttempt();
  const { name } = pet.description;

  function submit(event: FormEvent) {
    event.preventDefault();
    const isRight = foldText(box.current?.value ?? '') === foldText(name);
    setError(isRight ? undefined : text.differs);
    if (!isRight) return box.current?.focus();
    attempt(async () => {
      await removePet(pet.id, language);
      onDone(pet.id, undefined, { kind: 'success', title: text.done(name) });
      onClose();
    });
  }

  return (
    <WritingDialog
      title={text.title(name)}
      close={cancel}
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
      {failure && <FailureNotice failure={failure} />}
    </WritingDialog>
  );
}
