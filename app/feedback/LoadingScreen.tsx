import { Icon } from '#app/components/Icon.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import styles from './LoadingScreen.module.css';

/** While the session is checked, and while what a private page shows is on its way. */
export function LoadingScreen() {
  const { loading } = useAccountText();
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
  const { needsScript } = useAccountText();
  return <p>{needsScript}</p>;
}
