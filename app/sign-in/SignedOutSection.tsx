import { Wrap } from '#app/components/Wrap.tsx';
import { useText } from '#app/i18n/texts.tsx';
import { SignedOutForms } from './SignedOutForms.tsx';
import styles from './SignedOutSection.module.css';

/** The ways into an account with a heading of their own; nothing of it shows to whoever is signed in. */
export function SignedOutSection() {
  const text = useText().shell.user;
  return (
    <div data-for="visitor">
      <Wrap as="section" className={styles.section} aria-labelledby="your-account">
        <h2 id="your-account">{text.open}</h2>
        <p className={styles.lead}>{text.invitation}</p>
        <SignedOutForms />
      </Wrap>
    </div>
  );
}
