import { Link } from 'react-router';
import { Wrap } from '#app/components/Wrap.tsx';
import styles from './WaysToHelp.module.css';

export interface WayToHelp {
  id: string;
  title: string;
  text: string;
  label: string;
  /** A path of this site, or any other address. */
  href: string;
}

export function WaysToHelp({ heading, ways }: { heading: string; ways: readonly WayToHelp[] }) {
  return (
    <Wrap as="section" className={styles.section} aria-labelledby="ways">
      <h2 id="ways">{heading}</h2>
      <ul className={`plain-list ${styles.ways}`}>
        {ways.map(({ id, title, text, label, href }) => (
          <li key={id} className={styles.way}>
            <h3>{title}</h3>
            <p>{text}</p>
            {href.startsWith('/') ? <Link to={href}>{label}</Link> : <a href={href}>{label}</a>}
          </li>
        ))}
      </ul>
    </Wrap>
  );
}
