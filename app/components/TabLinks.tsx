import { Link } from 'react-router';
import { showTab } from './show-tab.ts';
import styles from './TabLinks.module.css';

interface Props {
  /** Names the row for screen readers. */
  label: string;
  links: readonly {
    to: string;
    label: string;
    current: boolean;
    /** How many items it holds, where that is known. */
    count?: number;
  }[];
  /** The page stays where it is: below the row, only a list becomes another. */
  preventScrollReset?: boolean;
}

/** Pages that belong together, each a tab; the panels of one page are `Tabs`. */
export function TabLinks({ label, links, preventScrollReset }: Props) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {links.map((link) => (
        <Link
          key={link.label}
          ref={link.current ? showTab : undefined}
          to={link.to}
          className={styles.tab}
          aria-current={link.current ? 'page' : undefined}
          preventScrollReset={preventScrollReset}
        >
          {link.label}
          {link.count !== undefined && <span className={styles.count}>{link.count}</span>}
        </Link>
      ))}
    </nav>
  );
}
