import { WritingDialog } from '#app/feedback/WritingDialog.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { PersonFacts } from './PersonFacts.tsx';
import type { PetDialogProps } from './pet-dialog-props.ts';

/** Who looks after a pet, and how to reach them. */
export function OwnerDialog({ pet, onClose }: PetDialogProps) {
  const { title } = useMyPetsText().owner;
  const { close } = useAccountText();
  return (
    <WritingDialog title={title(pet.description.name)} close={close} onClose={onClose}>
      <PersonFacts {...pet.owner} />
    </WritingDialog>
  );
}
