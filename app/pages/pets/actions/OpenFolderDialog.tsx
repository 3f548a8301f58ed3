import { useNavigate } from 'react-router';
import { call } from '#app/api/call.ts';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { openFolder } from '#domain/document-folders/folder-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import type { ManagedPet } from './managed-pet.ts';

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
        const { folderId } = await call(openFolder, { petId: pet.id });
        navigate(pathFor('documentFolder', language, { name, folderId }));
      }}
    >
      <p>{text.openFolder.text(name)}</p>
    </ConfirmDialog>
  );
}
