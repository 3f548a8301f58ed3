import { Wrap } from '#app/components/Wrap.tsx';
import { useAmountText } from '#app/i18n/donations/amount.ts';
import type { AccountFormsProps } from '#app/sign-in/AccountForms.tsx';
import { SignedOutForms } from '#app/sign-in/SignedOutForms.tsx';
import styles from './YourAccount.module.css';

/** Registering and signing in, side by side, for visitors. */
export function YourAccount(forms: AccountFormsProps) {
  const text = useAmountText().account;
  return (
    <div data-for="visitor">
      <Wrap as="section" className={styles.section} aria-labelledby="account">
        <h2 id="account">{text.title}</h2>
        <p className={styles.lead}>{text.text}</p>
        <SignedOutForms {...forms} />
      </Wrap>
    </div>
  );
}
