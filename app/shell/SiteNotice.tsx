import { useText } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import styles from './SiteNotice.module.css';

/** What everybody has to know now; folds away without JavaScript. */
export function SiteNotice() {
  const { notice } = useSite();
  const label = useText().common.notice;
  if (!notice) return null;
  const { text, link } = notice;
  return (
    <details open className={styles.notice}>
      <summary>{label}</summary>
      <p>
        {text} {link && <a href={link.href}>{link.label}</a>}
      </p>
    </details>
  );
}
