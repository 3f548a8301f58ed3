import { isProgramme, type WithdrawalStatus, withdrawalChoices } from '#domain/pets/pet-status.ts';
import type { ManagedPet } from './managed-pet.ts';
import { visibilityState } from './visibility-state.ts';

/** What somebody can do with a pet of theirs, in the order of the menu. */
export type PetAction =
  | 'renew'
  | 'addPhotos'
  | 'changeStatus'
  | WithdrawalStatus
  | 'edit'
  | 'details'
  | 'folder'
  | 'owner'
  | 'adopter'
  | 'sterilization'
  | 'delete'
  | 'restore'
  | 'remove';

interface OfferedActions {
  /** The one that helps most now. */
  main: PetAction | undefined;
  rest: PetAction[];
}

/** `today` is YYYY-MM-DD. */
export function actionsFor(
  pet: ManagedPet,
  { today, isAdministrator }: { today: string; isAdministrator: boolean },
): OfferedActions {
  const papers = [
    'folder' as const,
    'owner' as const,
    pet.adopter && ('adopter' as const),
    isAdministrator && ('sterilization' as const),
  ];
  const offered: (PetAction | false | null)[] =
    pet.deletedOn === null
      ? [
          isProgramme(pet.status) && 'renew',
          'changeStatus',
          'edit',
          'details',
          ...papers,
          ...withdrawalChoices(pet.status),
          'delete',
        ]
      : isAdministrator
        ? ['restore', 'changeStatus', 'details', ...papers, 'remove']
        : papers;
  const main = mainAction(pet, today, isAdministrator);
  return { main, rest: offered.filter((action) => !!action && action !== main) as PetAction[] };
}

function mainAction(
  pet: ManagedPet,
  today: string,
  isAdministrator: boolean,
): PetAction | undefined {
  switch (visibilityState(pet, today).kind) {
    case 'deleted':
      return isAdministrator ? 'restore' : undefined;
    case 'noPhoto':
      return 'addPhotos';
    case 'away':
      return pet.adopter ? 'adopter' : 'changeStatus';
    default:
      return 'renew';
  }
}
