import { useText } from '#app/i18n/texts.tsx';
import styles from './OnThisPage.module.css';

/** Leads to the sections of a long text. */
export function OnThisPage({ sections }: { sections: readonly { id: string; heading: string }[] }) {
  const text = useText().content;
  return (
    <nav className={styles.nav} aria-label={text.onThisPage}>
      <p className={styles.heading}>{text.onThisPage}</p>
      <ol className={`plain-list ${styles.list}`}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a className={styles.link} href={`#${id}`}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
