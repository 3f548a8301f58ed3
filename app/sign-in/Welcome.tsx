import { Icon } from '#app/components/Icon.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useSession } from '#app/session/session-store.ts';
import styles from './Welcome.module.css';

/** After the sign-in: where everything of the account is from now on. */
export default function Welcome({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const text = useAccountText();
  if (session.status !== 'authenticated') return null;
  const [firstName = ''] = session.user.name.trim().split(/\s+/, 1);
  return (
    <div className={styles.welcome} role="status">
      <p className={styles.title}>{text.welcome.title(firstName)}</p>
      <p>{text.welcome.text}</p>
      <button type="button" className={styles.close} onClick={onClose}>
        <Icon name="close" label={text.close} />
      </button>
    </div>
  );
}
