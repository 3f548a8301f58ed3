import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useAmountText } from '#app/i18n/donations/amount.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { type DonationKind, donationKinds } from '#domain/donations/donation-kind.ts';
import { type Gift, givingParams, givingPath } from '#domain/donations/giving-address.ts';
import { formatAmount, formatPesos, parsePesos } from '#domain/money.ts';
import styles from './AmountForm.module.css';
import { type GiftProblem, type GiftProblems, readAmountForm, type SettledGift } from './amount.ts';
import { fillAmountForm } from './fill-amount-form.ts';
import { panelId } from './use-giving-page.ts';

interface Props {
  kind: DonationKind;
  name: string;
  /** The amounts that are offered, and what each does. */
  effects: readonly { amountCents: number; text: string | undefined }[];
  products: readonly { id: string; name: string }[];
  wished: Gift | undefined;
  /** They come with the page: the messages of all forms would be a large bundle. */
  problemTexts: Record<GiftProblem, string>;
  largestCents: number;
  onSettled: (gift: SettledGift) => void;
  /** While the second step is shown: what was chosen stays. */
  hidden: boolean;
}

/**
 * The first step: how much. The fields hold what is chosen, not React's state, so that nothing is lost that somebody
 * chose before hydration: sent without JavaScript, the form comes back by its address.
 */
export function AmountForm(props: Props) {
  const { kind, name, effects, products, wished, problemTexts, largestCents, onSettled, hidden } =
    props;
  const text = useAmountText();
  const language = useLanguage();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<GiftProblems>({});
  // Until hydration: a button must work before it as well.
  const [hasPlan, setHasPlan] = useState(true);
  const isMonthly = kind === 'monthly';
  const say = (key: GiftProblem | undefined) => key && problemTexts[key];

  useEffect(() => {
    if (!form.current) return;
    if (wished && (!wished.kind || wished.kind === kind)) fillAmountForm(form.current, wished);
    setHasPlan(new FormData(form.current).has(givingParams.amount));
  }, [wished, kind]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { gift, problems: found } = readAmountForm(
      new FormData(event.currentTarget),
      largestCents,
    );
    setProblems(found ?? {});
    if (gift) return onSettled(gift);
    // After what is wrong has been rendered.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
    );
  }

  return (
    <form
      method="get"
      ref={form}
      action={`${givingPath(language)}#${panelId}`}
      className={styles.form}
      aria-label={text.form(name)}
      hidden={hidden}
      noValidate
      onSubmit={submit}
      onChange={({ currentTarget }) => {
        setProblems({});
        setHasPlan(new FormData(currentTarget).has(givingParams.amount));
      }}
    >
      <input type="hidden" name={givingParams.kind} value={donationKinds.toWire(kind)} />
      <Amount isMonthly={isMonthly} effects={effects} error={say(problems.amount)} />
      {kind === 'other' && (
        <SelectField
          label={text.product}
          name={givingParams.productId}
          empty={text.chooseProduct}
          options={products.map(({ id: value, name: label }) => ({ value, label }))}
          error={say(problems.product)}
        />
      )}
      <div className={styles.checks}>
        {!isMonthly && (
          <Check name={givingParams.anonymous} label={text.anonymous} hint={text.anonymousHint} />
        )}
        <Check name={givingParams.wantsInvoice} label={text.invoice} hint={text.invoiceHint} />
      </div>
      <div className={styles.next}>
        <Button
          type="submit"
          icon="heart"
          disabled={isMonthly && !hasPlan}
          aria-describedby={`${id}note`}
        >
          {text.next}
        </Button>
        <p id={`${id}note`} className={styles.note}>
          {noteOf()}
        </p>
        <noscript>
          <p className={styles.note}>{text.needsScript}</p>
        </noscript>
      </div>
    </form>
  );

  function noteOf() {
    if (!isMonthly) return text.safe;
    return hasPlan ? text.safeMonthly : text.choosePlan;
  }
}

interface AmountProps extends Pick<Props, 'effects'> {
  isMonthly: boolean;
  error: string | undefined;
}

/** One that is offered or, once, any other. */
function Amount({ isMonthly, effects, error }: AmountProps) {
  const text = useAmountText();
  return (
    <>
      <fieldset className={styles.amounts}>
        <legend className={styles.legend}>{isMonthly ? text.monthly : text.once}</legend>
        {effects.map(({ amountCents, text: effect }, index) => (
          <label key={amountCents} className={styles.amount}>
            <input
              type="radio"
              name={givingParams.amount}
              value={amountCents / 100}
              defaultChecked={!isMonthly && index === 0}
              className={styles.radio}
              onChange={(event) => clearTyped(event.target.form)}
            />
            <span className={styles.pesos}>{formatAmount(amountCents)}</span>
            {effect && <span className={styles.effect}>{effect}</span>}
          </label>
        ))}
      </fieldset>
      {!isMonthly && (
        <TextField
          label={text.other}
          hint={text.otherHint}
          error={error}
          name={givingParams.amount}
          inputMode="decimal"
          autoComplete="off"
          onInput={(event) => event.currentTarget.value && uncheckOffered(event.currentTarget.form)}
          onBlur={({ target }) => {
            const cents = parsePesos(target.value);
            if (cents !== undefined) target.value = formatPesos(cents);
          }}
        />
      )}
    </>
  );
}

function Check({ name, label, hint }: { name: string; label: string; hint: string }) {
  return (
    <label className={styles.check}>
      <input type="checkbox" name={name} className={styles.box} />
      <span>
        {label}
        <span className={styles.hint}>{hint}</span>
      </span>
    </label>
  );
}

const offered = (form: HTMLFormElement | null) =>
  form?.querySelectorAll<HTMLInputElement>(`input[name=${givingParams.amount}]`) ?? [];

function clearTyped(form: HTMLFormElement | null) {
  for (const input of offered(form)) if (input.type !== 'radio') input.value = '';
}

function uncheckOffered(form: HTMLFormElement | null) {
  for (const input of offered(form)) input.checked = false;
}
