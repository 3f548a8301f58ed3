import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { changePet } from './pet-calls.ts';
import type { PetDialogProps } from './pet-dialog-props.ts';

/** Takes the pet off the lists; everything about it is kept. */
export function DeleteDialog({ pet, onDone, onClose }: PetDialogProps) {
  const text = useMyPetsText().delete;
  const language = useLanguage();
  return (
    <ConfirmDialog
      title={text.title(pet.description.name)}
      action={text.confirm}
      onClose={onClose}
      run={async () => {
        const deleted = await changePet(pet, { deleted: true }, language);
        onDone(pet.id, deleted, { kind: 'success', title: text.done });
      }}
    >
      <p>{text.text}</p>
    </ConfirmDialog>
  );
}
