import { AdopterDialog } from './AdopterDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { GroupDialog } from './GroupDialog.tsx';
import { OpenFolderDialog } from './OpenFolderDialog.tsx';
import { OwnerDialog } from './OwnerDialog.tsx';
import type { PetAction, PetRights } from './pet-actions.ts';
import type { PetDialogProps } from './pet-dialog-props.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import { StatusDialog } from './StatusDialog.tsx';
import { SterilizationDialog } from './SterilizationDialog.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';

interface Props extends PetDialogProps {
  action: PetAction;
  may: PetRights;
}

/** For what takes more than a press. */
export function PetDialog({ action, may, ...dialog }: Props) {
  switch (action) {
    case 'owner':
      return <OwnerDialog {...dialog} />;
    case 'adopter':
      return <AdopterDialog pet={dialog.pet} onClose={dialog.onClose} />;
    case 'sterilization':
      return (
        <SterilizationDialog pet={dialog.pet} mayDelete={may.manageAny} onClose={dialog.onClose} />
      );
    case 'group':
      return <GroupDialog {...dialog} />;
    case 'folder':
      return <OpenFolderDialog pet={dialog.pet} onClose={dialog.onClose} />;
    case 'changeStatus':
      return <StatusDialog {...dialog} />;
    case 'paused':
    case 'returned':
    case 'deceased':
      return <WithdrawDialog status={action} {...dialog} />;
    case 'delete':
      return <DeleteDialog {...dialog} />;
    case 'restore':
      return <RestoreDialog {...dialog} />;
    case 'remove':
      return <RemoveDialog {...dialog} />;
    default:
      return null;
  }
}
