import { type FormEvent, useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { EmailField } from '#app/forms/EmailField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useGivingText } from '#app/i18n/donations/giving/use-giving-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { email } from '#domain/accounts/fields.ts';
import { kindNames } from '#domain/donations/donation-words.ts';
import { guestDonor } from '#domain/donations/guest-donor.ts';
import { messageText } from '#domain/messages.ts';
import type { OfferedMethod } from '#server/features/giving/donations/donations.service.ts';
import type { SettledGift } from '../amount.ts';
import { paymentPlace } from '../kept-payment.ts';
import styles from './Giving.module.css';
import { GivingStep, Methods } from './GivingStep.tsx';
import type { Donor, Uncertainty } from './MethodProps.ts';

interface Props {
  gift: SettledGift;
  /** Of `gift.productId`. */
  productName: string | undefined;
  methods: readonly OfferedMethod[];
  /** Back to the first step. */
  onEdit: () => void;
}

/** Of nobody signed in. */
const place = paymentPlace('');

/** Who a payment was sent for whose answer did not come: the same is asked again. */
function keptDonor(): Donor | undefined {
  const said = place.read()?.request as { email?: string; guestName?: string } | undefined;
  if (!said?.email || !said.guestName) return undefined;
  return { name: said.guestName, guestName: said.guestName, email: said.email, phone: '' };
}

/** The second step without an account: who gives, and then how. */
export default function GuestGiving({ gift, productName, methods, onEdit }: Props) {
  const text = useGivingText();
  const language = useLanguage();
  const [donor, setDonor] = useState(keptDonor);
  const [uncertainty, setUncertainty] = useState<Uncertainty>('none');
  const isUncertain = uncertainty !== 'none';
  const purpose = productName ?? kindNames[gift.kind][language];
  const step = { gift, purpose, isUncertain, onEdit };
  if (!donor) {
    return (
      <GivingStep {...step} heading={text.guest.heading}>
        <WhoGives wantsInvoice={gift.wantsInvoice ?? false} onSaid={setDonor} />
      </GivingStep>
    );
  }
  return (
    <GivingStep key="how" {...step} heading={text.heading}>
      <div className={styles.who}>
        <p>{text.guest.as(donor.name, donor.email)}</p>
        {!isUncertain && (
          <Button variant="quiet" size="small" onClick={() => setDonor(undefined)}>
            {text.guest.change}
          </Button>
        )}
      </div>
      <Methods
        gift={gift}
        purpose={purpose}
        donor={donor}
        methods={methods}
        place={place}
        isUncertain={isUncertain}
        onUncertain={setUncertainty}
        onEdit={onEdit}
      />
    </GivingStep>
  );
}

interface WhoProps {
  wantsInvoice: boolean;
  onSaid: (donor: Donor) => void;
}

function WhoGives({ wantsInvoice, onSaid }: WhoProps) {
  const text = useGivingText().guest;
  const language = useLanguage();
  const [errors, setErrors] = useState<{ name?: string; email?: string }>({});

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const said = new FormData(form);
    const name = guestDonor.safeParse({ guestName: said.get('name') });
    const address = email.safeParse(said.get('email'));
    const messageOf = ({ error }: typeof name | typeof address) =>
      error?.issues[0] && messageText(error.issues[0].message, language);
    if (name.success && address.success) {
      const { guestName } = name.data;
      onSaid({ name: guestName, guestName, email: address.data, phone: '' });
      return;
    }
    const [ofName, ofEmail] = [messageOf(name), messageOf(address)];
    setErrors({ ...(ofName && { name: ofName }), ...(ofEmail && { email: ofEmail }) });
    // After what is wrong has been rendered.
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  }

  return (
    <form className={styles.form} aria-label={text.heading} noValidate onSubmit={submit}>
      <TextField label={text.name} name="name" autoComplete="name" error={errors.name} />
      <EmailField
        label={text.email}
        hint={wantsInvoice ? text.emailForInvoice : text.emailHint}
        name="email"
        error={errors.email}
      />
      <Button type="submit" icon="arrow">
        {text.next}
      </Button>
      <p className={styles.note}>{text.privacy}</p>
    </form>
  );
}
