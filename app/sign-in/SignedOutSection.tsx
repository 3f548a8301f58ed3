import { Wrap } from '#app/components/Wrap.tsx';
import { SignedOutForms, type SignedOutFormsProps } from './SignedOutForms.tsx';
import styles from './SignedOutSection.module.css';

/** The ways into an account as a part of the page; nothing of it shows to whoever is signed in. */
export function SignedOutSection(forms: SignedOutFormsProps) {
  return (
    <div data-for="visitor">
      <Wrap className={styles.section}>
        <SignedOutForms {...forms} />
      </Wrap>
    </div>
  );
}
