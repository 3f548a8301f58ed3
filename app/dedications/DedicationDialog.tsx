import { CheckField } from '#app/forms/CheckField.tsx';
import { ChoiceField } from '#app/forms/ChoiceField.tsx';
import { EmailField } from '#app/forms/EmailField.tsx';
import { FormDialog } from '#app/forms/FormDialog.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { toldRules } from '#app/forms/told-rules.ts';
import { type Form, useForm } from '#app/forms/use-form.ts';
import { useDedicationText } from '#app/i18n/dedications/use-dedication-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import {
  cardDesigns,
  cardLooks,
  deliveries,
  longestMessage,
  longestName,
  occasions,
} from '#domain/dedications/card.ts';
import { type Dedication, dedication } from '#domain/dedications/dedication.ts';
import { dedicationErrors } from '#domain/error-messages/dedications.ts';
import { languages } from '#domain/language.ts';
import styles from './Card.module.css';
import { CardPreview } from './CardPreview.tsx';

/** As fields hold it: one form for both deliveries. */
type Fields = Omit<Dedication, 'delivery' | 'receiver' | 'sendOn'> &
  Record<'delivery' | 'receiver' | 'sendOn', string>;

interface Props {
  /** What was written already. */
  card: Dedication | undefined;
  /** Who gives, as they are known. */
  sender: string;
  amountCents: number;
  save: string;
  /** @throws ApiError */
  onSave: (card: Dedication) => void | Promise<void>;
  onClose: () => void;
}

/** Writes a card, and shows it as it will be. */
export default function DedicationDialog(props: Props) {
  const { card, sender, amountCents, save, onSave, onClose } = props;
  const text = useDedicationText();
  const language = useLanguage();
  const { timezone } = useSite();
  const today = dateIn(timezone, new Date());
  const form = useForm<Fields, Dedication>({
    rules: toldRules(dedication, dedicationErrors, language) as never,
    defaults: {
      occasion: 'honour',
      honoree: '',
      message: '',
      saysAmount: false,
      design: 'flowers',
      language,
      delivery: 'mail',
      receiver: '',
      ...card,
      sender: card?.sender ?? sender,
      sendOn: card?.sendOn ?? today,
    },
    async send(written) {
      await onSave(written);
      onClose();
    },
  });
  const written = form.form.watch();
  return (
    <FormDialog
      title={text.dialog}
      words={{ save, saving: text.saving }}
      form={form}
      icon="heart"
      onClose={onClose}
    >
      <div className={styles.fields}>
        <Words form={form} />
        <Delivery form={form} days={{ first: today, last: addDays(today, 365) }} />
        <div className={styles.preview}>
          <h3>{text.preview}</h3>
          <CardPreview {...written} honoree={written.honoree || '…'} amountCents={amountCents} />
        </div>
      </div>
    </FormDialog>
  );
}

type Part = { form: Form<Fields, Dedication> };

function Words({ form }: Part) {
  const text = useDedicationText();
  const language = useLanguage();
  return (
    <>
      <ChoiceField
        label={text.occasion}
        options={occasions.values.map((value) => ({ value, label: text.occasions[value] }))}
        {...form.field('occasion')}
      />
      <TextField
        label={text.honoree}
        hint={text.honoreeHint}
        maxLength={longestName}
        autoComplete="off"
        {...form.field('honoree')}
      />
      <TextField
        multiline
        rows={4}
        label={text.message}
        hint={text.messageHint}
        maxLength={longestMessage}
        {...form.field('message')}
      />
      <TextField
        label={text.sender}
        hint={text.senderHint}
        maxLength={longestName}
        autoComplete="name"
        {...form.field('sender')}
      />
      <CheckField label={text.saysAmount} {...form.form.register('saysAmount')} />
      <ChoiceField
        label={text.design}
        options={cardDesigns.values.map((value) => ({
          value,
          label: cardLooks[value].name[language],
        }))}
        {...form.field('design')}
      />
      <ChoiceField
        label={text.language}
        options={languages.map((value) => ({ value, label: text.languages[value] }))}
        {...form.field('language')}
      />
    </>
  );
}

function Delivery({ form, days }: Part & { days: { first: string; last: string } }) {
  const text = useDedicationText();
  return (
    <>
      <ChoiceField
        label={text.delivery}
        options={deliveries.values.map((value) => ({
          value,
          label: text.deliveries[value],
          hint: text.deliveryHints[value],
        }))}
        {...form.field('delivery')}
      />
      {form.form.watch('delivery') === 'mail' && (
        <>
          <EmailField
            label={text.receiver}
            hint={text.receiverHint}
            {...form.field('receiver')}
            autoComplete="off"
          />
          <TextField
            type="date"
            label={text.sendOn}
            min={days.first}
            max={days.last}
            {...form.field('sendOn')}
          />
        </>
      )}
    </>
  );
}
