import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { firstPage } from './list-address.ts';
import { changePet } from './pet-calls.ts';
import type { PetDialogProps } from './pet-dialog-props.ts';

/** Brings a deleted pet back, visible anew from today on. */
export function RestoreDialog({ pet, onDone, onClose }: PetDialogProps) {
  const text = useMyPetsText();
  const language = useLanguage();
  const { name } = pet.description;
  return (
    <ConfirmDialog
      title={text.restore.title(name)}
      action={text.restore.confirm}
      onClose={onClose}
      run={async () => {
        const restored = await changePet(pet, { deleted: false }, language);
        onDone(pet.id, restored, {
          kind: 'success',
          title: text.restore.done(name),
          link: {
            to: firstPage(pet.status, language),
            label: text.statusDialog.see(text.sections.names[pet.status]),
          },
        });
      }}
    >
      <p>{text.restore.text(pet.status)}</p>
    </ConfirmDialog>
  );
}
