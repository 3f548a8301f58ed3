import { WritingDialog } from '#app/feedback/WritingDialog.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useGroupText } from '#app/i18n/pet-group.ts';
import { ExceptionForm } from './ExceptionForm.tsx';
import { GroupMembers } from './GroupMembers.tsx';
import { LinkForm } from './LinkForm.tsx';
import type { PetDialogProps } from './pet-dialog-props.ts';

/** The pair or the litter of a pet: who belongs to it, and whether one may go alone. */
export function GroupDialog({ pet, onDone, onClose }: PetDialogProps) {
  const text = useGroupText();
  const { close } = useAccountText();
  const { name } = pet.description;
  const { group } = pet;
  const done = (changed: typeof pet | undefined, title: string) => {
    onDone(pet.id, changed, { kind: 'success', title });
    onClose();
  };
  const mayGrow = !group || (group.kind === 'litter' && pet.status === 'adoption');
  return (
    <WritingDialog
      title={group ? text.title[group.kind](name) : text.newTitle(name)}
      close={close}
      onClose={onClose}
      hasOwnAction
    >
      {group && <GroupMembers pet={pet} group={group} onDone={done} />}
      {group?.kind === 'pair' && <ExceptionForm pet={pet} group={group} onDone={done} />}
      {mayGrow && <LinkForm pet={pet} onDone={done} />}
    </WritingDialog>
  );
}
