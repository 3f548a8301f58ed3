import { useNavigate } from 'react-router';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/site-map.ts';
import type { ManagedPet } from './managed-pet.ts';
import { openFolder } from './pet-calls.ts';

interface Props {
  pet: ManagedPet;
  onClose: () => void;
}

/** For a pet without a document folder: opens one, and goes there. */
export function OpenFolderDialog({ pet, onClose }: Props) {
  const text = useMyPetsText();
  const language = useLanguage();
  const navigate = useNavigate();
  const { name } = pet.description;
  return (
    <ConfirmDialog
      title={text.noFolder}
      action={text.openFolder.confirm}
      onClose={onClose}
      run={async () => {
        const folderId = await openFolder(pet.id, language);
        navigate(pathFor('documentFolder', language, { name, folderId }));
      }}
    >
      <p>{text.openFolder.text(name)}</p>
    </ConfirmDialog>
  );
}
