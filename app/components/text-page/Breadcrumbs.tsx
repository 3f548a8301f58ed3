import { Link } from 'react-router';
import { useText } from '#app/i18n/texts.tsx';
import { Icon } from '../Icon.tsx';
import styles from './Breadcrumbs.module.css';
import type { Crumb } from './crumbs.ts';

export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const text = useText().content;
  return (
    <nav aria-label={text.breadcrumbs}>
      <ol className={`plain-list ${styles.crumbs}`}>
        {crumbs.map(({ label, href }, index) => (
          <li key={label} className={styles.crumb}>
            {index > 0 && <Icon name="chevron" size={16} className={styles.chevron} />}
            {href ? (
              <Link to={href}>{label}</Link>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
