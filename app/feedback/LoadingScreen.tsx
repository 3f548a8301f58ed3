import { Icon } from '#app/components/Icon.tsx';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import styles from './LoadingScreen.module.css';

/** While the session is checked, and while what a private page shows is on its way. */
export function LoadingScreen() {
  const { loading } = useSignInText();
  return (
    <div className={styles.screen} role="status">
      <Icon name="paw" size={56} className={styles.paw} />
      <p>{loading}</p>
      <noscript>
        <NeedsScript />
      </noscript>
    </div>
  );
}

function NeedsScript() {
  const { needsScript } = useSignInText();
  return <p>{needsScript}</p>;
}
