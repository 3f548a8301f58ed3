import { FormDialog } from '#app/forms/FormDialog.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useForm } from '#app/forms/use-form.ts';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { foldText } from '#domain/text.ts';
import { removePet } from './pet-calls.ts';
import type { PetDialogProps } from './pet-dialog-props.ts';
import styles from './RemoveDialog.module.css';

/** Deletes a pet for good. Whoever does it writes its name, so that no slip of the finger can. */
export function RemoveDialog({ pet, onDone, onClose }: PetDialogProps) {
  const text = useMyPetsText().remove;
  const language = useLanguage();
  const { name } = pet.description;
  const form = useForm({
    defaults: { name: '' },
    async send() {
      await removePet(pet.id, language);
      onDone(pet.id, undefined, { kind: 'success', title: text.done(name) });
      onClose();
    },
  });
  const isName = (typed: string) => foldText(typed) === foldText(name) || text.differs;
  return (
    <FormDialog
      title={text.title(name)}
      words={{ save: text.confirm, saving: text.busy }}
      form={form}
      onClose={onClose}
    >
      <p>{text.text}</p>
      <ul className={styles.gone}>
        {text.gone.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
      <TextField
        label={text.type(name)}
        autoComplete="off"
        {...form.field('name', { validate: isName })}
      />
    </FormDialog>
  );
}
