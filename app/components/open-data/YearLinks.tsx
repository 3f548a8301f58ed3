import { Link } from 'react-router';
import styles from './OpenData.module.css';

interface Props {
  label: string;
  links: readonly { year: string; href: string; isThis: boolean }[];
}

/** The years of which there is something, where there are several. */
export function YearLinks({ label, links }: Props) {
  if (links.length < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className={`plain-list ${styles.years}`}>
        {links.map(({ year, href, isThis }) => (
          <li key={year}>
            <Link to={href} aria-current={isThis ? 'page' : undefined}>
              {year}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
