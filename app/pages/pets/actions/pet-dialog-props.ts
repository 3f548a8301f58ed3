import type { ActionOutcome } from '#app/feedback/OutcomeNotice.tsx';
import type { StatusChoice } from '#domain/pets/pet-status.ts';
import type { ManagedPet } from './managed-pet.ts';

/** What every dialog of a pet gets. */
export interface PetDialogProps {
  pet: ManagedPet;
  /** The new status that a mail has asked about. */
  suggested?: StatusChoice;
  /** `pet` undefined: it is gone for good. */
  onDone: (id: string, pet: ManagedPet | undefined, outcome: ActionOutcome) => void;
  onClose: () => void;
}
