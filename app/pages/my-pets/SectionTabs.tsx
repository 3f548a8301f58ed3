import { Link } from 'react-router';
import { useMyPetsText } from '#app/i18n/my-pets/use-my-pets-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { addressOf, type ListView, sections } from './list-address.ts';
import styles from './SectionTabs.module.css';

interface Props {
  view: ListView;
  withDeleted: boolean;
}

/** What is searched for goes along from one to the next. */
export function SectionTabs({ view, withDeleted }: Props) {
  const text = useMyPetsText().sections;
  const language = useLanguage();
  return (
    <nav aria-label={text.label} className={styles.tabs}>
      {sections
        .filter((section) => section !== 'deleted' || withDeleted)
        .map((section) => (
          <Link
            key={section}
            ref={section === view.section ? intoSight : undefined}
            to={addressOf({ ...view, section, page: 1 }, language)}
            className={styles.tab}
            aria-current={section === view.section ? 'page' : undefined}
            preventScrollReset
          >
            {text.names[section]}
          </Link>
        ))}
    </nav>
  );
}

/** On a telephone the row is longer than the window. */
function intoSight(link: HTMLAnchorElement | null): void {
  const row = link?.parentElement;
  if (!row) return;
  row.scrollLeft = link.offsetLeft + link.offsetWidth / 2 - row.offsetLeft - row.clientWidth / 2;
}
