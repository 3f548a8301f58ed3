import { Link } from 'react-router';
import { Icon } from '#app/components/Icon.tsx';
import styles from './PlaceChips.module.css';
import type { PlaceLink, PlaceChips as Shown } from './place-chips.server.ts';

/** The places where pets are, and the species, before everything else that a list can be filtered by. */
export function PlaceChips({ label, links, more, species }: Shown) {
  return (
    <div className={styles.chips}>
      <nav aria-label={label}>
        <div className={styles.row}>
          <Icon name="pin" className={styles.pin} />
          <Links links={links} />
          {more.cities.length + more.states.length > 0 && (
            <details className={styles.more}>
              <summary className={styles.chip}>
                {more.label}
                <Icon name="chevron" size={16} />
              </summary>
              <div className={styles.others}>
                <Links links={more.cities} />
                {more.states.length > 0 && (
                  <>
                    <p className={styles.states}>{more.statesLabel}</p>
                    <Links links={more.states} />
                  </>
                )}
              </div>
            </details>
          )}
        </div>
      </nav>
      <nav aria-label={species.label}>
        <div className={styles.row}>
          <Icon name="paw" className={styles.pin} />
          <Links links={species.links} />
        </div>
      </nav>
    </div>
  );
}

function Links({ links }: { links: readonly PlaceLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={`plain-list ${styles.links}`}>
      {links.map(({ label, to, pets, isCurrent }) => (
        <li key={to + label}>
          <Link className={styles.chip} to={to} aria-current={isCurrent ? 'page' : undefined}>
            {label}
            {pets !== undefined && <span className={styles.count}>{pets}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
