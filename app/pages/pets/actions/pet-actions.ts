import type { SessionUser } from '#app/session/session-user.ts';
import { can } from '#domain/access/rights.ts';
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
  | 'applications'
  | 'care'
  | 'expenses'
  | 'foster'
  | 'timeline'
  | 'folder'
  | 'owner'
  | 'adopter'
  | 'sterilization'
  | 'group'
  | 'delete'
  | 'restore'
  | 'remove';

/** What somebody may do with pets, also with others' than their own. */
export interface PetRights {
  manageAny: boolean;
  /** For good. */
  delete: boolean;
}

export const petRightsOf = (user: Pick<SessionUser, 'roles'>): PetRights => ({
  manageAny: can(user, 'pets.manageAny'),
  delete: can(user, 'pets.delete'),
});

interface OfferedActions {
  /** The one that helps most now. */
  main: PetAction | undefined;
  rest: PetAction[];
}

/** `today` is YYYY-MM-DD. */
export function actionsFor(
  pet: ManagedPet,
  { today, may }: { today: string; may: PetRights },
): OfferedActions {
  const papers = [
    'care' as const,
    'expenses' as const,
    'foster' as const,
    'timeline' as const,
    'folder' as const,
    'owner' as const,
    pet.adopter && ('adopter' as const),
    may.manageAny && ('sterilization' as const),
  ];
  const offered: (PetAction | false | null)[] =
    pet.deletedOn === null
      ? [
          isProgramme(pet.status) && 'renew',
          'changeStatus',
          'edit',
          'details',
          pet.status === 'adoption' && 'applications',
          mayBeGrouped(pet) && 'group',
          ...papers,
          ...withdrawalChoices(pet.status),
          'delete',
        ]
      : may.manageAny
        ? ['restore', 'changeStatus', 'details', ...papers, may.delete && 'remove']
        : papers;
  const main = mainAction(pet, today, may);
  return { main, rest: offered.filter((action) => !!action && action !== main) as PetAction[] };
}

/** Where it is in no group yet, it has to be up for adoption. */
export const mayBeGrouped = ({ group, status, deletedOn }: ManagedPet): boolean =>
  group !== null || (status === 'adoption' && deletedOn === null);

function mainAction(pet: ManagedPet, today: string, may: PetRights): PetAction | undefined {
  switch (visibilityState(pet, today).kind) {
    case 'deleted':
      return may.manageAny ? 'restore' : undefined;
    case 'noPhoto':
      return 'addPhotos';
    case 'away':
      return pet.adopter ? 'adopter' : 'changeStatus';
    default:
      return 'renew';
  }
}
