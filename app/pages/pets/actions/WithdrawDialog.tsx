import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { newsToFamilies } from '#domain/pets/news-to-families.ts';
import type { WithdrawalStatus } from '#domain/pets/pet-status.ts';
import { statusLinkPath } from '#domain/pets/status-link.ts';
import { changePet } from './pet-calls.ts';
import type { PetDialogProps } from './pet-dialog-props.ts';

/** A pause, a return or a death: the pet leaves the lists, and its history tells why. */
export function WithdrawDialog({
  pet,
  status,
  onDone,
  onClose,
}: PetDialogProps & { status: WithdrawalStatus }) {
  const { withdraw: text, toldFamilies } = useMyPetsText();
  const news = newsToFamilies(pet.status, status);
  const words = text[status];
  const language = useLanguage();
  const { name } = pet.description;
  return (
    <ConfirmDialog
      title={words.title(name)}
      action={words.confirm}
      onClose={onClose}
      run={async () => {
        const changed = await changePet(pet, { status }, language);
        const relist = { to: statusLinkPath(pet.id, language), label: text.relist(name) };
        onDone(pet.id, changed, {
          kind: 'success',
          title: words.done(name),
          ...(status === 'returned' && { link: relist }),
        });
      }}
    >
      <p>{words.text}</p>
      {news && <p>{toldFamilies[news]}</p>}
      <p>{text.back}</p>
    </ConfirmDialog>
  );
}
