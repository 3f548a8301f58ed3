import { useState } from 'react';
import type { ManagedPet } from '#app/managed-pets/managed-pet.ts';
import { isProgramme } from '#domain/pets/pet-status.ts';
import type { PetStatus } from '#domain/pets/vocabularies.ts';
import { type BulkAction, BulkBar } from './BulkBar.tsx';
import { BulkDialog } from './BulkDialog.tsx';

interface Props {
  status: PetStatus;
  /** Those that are chosen. */
  pets: readonly ManagedPet[];
  onChanged: (id: string, pet: ManagedPet | undefined) => void;
  onClear: () => void;
}

/** What administrators do with many pets of one status at once. */
export function Bulk({ status, pets, onChanged, onClear }: Props) {
  const [action, setAction] = useState<BulkAction>();
  return (
    <>
      {pets.length > 0 && (
        <BulkBar
          count={pets.length}
          actions={isProgramme(status) ? ['renew', 'status'] : ['status']}
          onAct={setAction}
          onClear={onClear}
        />
      )}
      {action && (
        <BulkDialog
          action={action}
          pets={pets}
          status={status}
          onChanged={onChanged}
          onClose={() => {
            setAction(undefined);
            onClear();
          }}
        />
      )}
    </>
  );
}
