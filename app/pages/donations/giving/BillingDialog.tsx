import { ButtonLink } from '#app/components/Button.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { useGivingText } from '#app/i18n/donations/giving/use-giving-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { pathFrom } from '#app/session/origin.ts';
import { givingPath } from '#domain/donations/giving-address.ts';
import { pathFor } from '#domain/site-map.ts';
import type { SettledGift } from '../amount.ts';

/** An invoice needs what the profile does not say yet. The way back brings what was chosen. */
export function BillingDialog({ gift, onClose }: { gift: SettledGift; onClose: () => void }) {
  const text = useGivingText().billing;
  const language = useLanguage();
  return (
    <MessageDialog
      title={text.title}
      close={text.back}
      onClose={onClose}
      action={
        <ButtonLink
          to={`${pathFrom(pathFor('myProfile', language), givingPath(language, gift))}#facturacion`}
        >
          {text.go}
        </ButtonLink>
      }
    >
      <p>{text.text}</p>
    </MessageDialog>
  );
}
