import { useState } from 'react';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { AdoptedDialog } from './AdoptedDialog.tsx';
import { ChangeStatusDialog } from './ChangeStatusDialog.tsx';
import { firstPage } from './list-address.ts';
import type { ManagedPet } from './managed-pet.ts';
import type { PetDialogProps } from './pet-dialog-props.ts';

/** Says where in the lists the pet is now, and stays for a moment with one that has found its family. */
export function StatusDialog({ pet, suggested, onDone, onClose }: PetDialogProps) {
  const text = useMyPetsText();
  const language = useLanguage();
  const [adopted, setAdopted] = useState<ManagedPet>();
  if (adopted) return <AdoptedDialog pet={adopted} onClose={onClose} />;
  return (
    <ChangeStatusDialog
      pet={pet}
      suggested={suggested}
      onClose={onClose}
      onChanged={(changed) => {
        const { status, description } = changed;
        onDone(changed.id, changed, {
          kind: 'success',
          title: text.statusDialog.done(description.name, status, description.sex),
          link: {
            to: firstPage(status, language),
            label: text.statusDialog.see(text.sections.names[status]),
          },
        });
        if (status === 'adopted') setAdopted(changed);
        else onClose();
      }}
    />
  );
}
