import { useText } from '#app/i18n/texts.tsx';
import styles from './ContactPage.module.css';

export function NoScriptHelp({ email }: { email: string }) {
  return (
    <noscript>
      <p className={styles.noScript}>
        {useText().contact.noScript} <a href={`mailto:${email}`}>{email}</a>.
      </p>
    </noscript>
  );
}
