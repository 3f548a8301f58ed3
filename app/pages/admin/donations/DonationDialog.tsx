import { WritingDialog } from '#app/feedback/WritingDialog.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { OpenedDonation, useDonationTitle } from './OpenedDonation.tsx';

interface Props {
  id: string;
  onClose: () => void;
}

/** A donation in a dialog, where there is no room beside the list. */
export function DonationDialog({ id, onClose }: Props) {
  const title = useDonationTitle(id);
  const { close } = useAccountText();
  return (
    <WritingDialog title={title} close={close} onClose={onClose} wide>
      <OpenedDonation id={id} />
    </WritingDialog>
  );
}
