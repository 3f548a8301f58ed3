import type { StatusChoice } from '#domain/pets/pet-status.ts';
import { AdopterDialog } from './AdopterDialog.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import type { ManagedPet } from './managed-pet.ts';
import type { Told } from './Outcome.tsx';
import { OwnerDialog } from './OwnerDialog.tsx';
import type { PetAction } from './pet-actions.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RestoreDialog } from './RestoreDialog.tsx';
import { SetAsideDialog } from './SetAsideDialog.tsx';
import { StatusDialog } from './StatusDialog.tsx';
import { SterilizationDialog } from './SterilizationDialog.tsx';

/** For what takes more than a press. */
export interface PetDialogProps {
  pet: ManagedPet;
  /** The new status that a mail has asked about. */
  suggested?: StatusChoice;
  /** `pet` undefined: it is gone for good. */
  onDone: (id: string, pet: ManagedPet | undefined, told: Told) => void;
  onClose: () => void;
}

interface Props extends PetDialogProps {
  action: PetAction;
  isAdministrator: boolean;
}

export function PetDialog({ action, isAdministrator, ...dialog }: Props) {
  switch (action) {
    case 'owner':
      return <OwnerDialog {...dialog} />;
    case 'adopter':
      return <AdopterDialog pet={dialog.pet} onClose={dialog.onClose} />;
    case 'sterilization':
      return (
        <SterilizationDialog
          pet={dialog.pet}
          mayDelete={isAdministrator}
          onClose={dialog.onClose}
        />
      );
    case 'changeStatus':
      return <StatusDialog {...dialog} />;
    case 'paused':
    case 'returned':
    case 'deceased':
      return <SetAsideDialog status={action} {...dialog} />;
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
