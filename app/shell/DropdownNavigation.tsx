import { Link } from 'react-router';
import { Icon } from '#app/components/Icon.tsx';
import { TutorialItems } from '#app/components/tutorials/TutorialItems.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/initial-site-map.ts';
import { navigation } from '#domain/navigation.ts';
import styles from './DropdownNavigation.module.css';
import { useDropdowns } from './use-dropdowns.ts';

/** Without JavaScript the groups open by hover and focus alone; see the style sheet. */
export function DropdownNavigation() {
  const text = useText().shell;
  const language = useLanguage();
  const dropdowns = useDropdowns();
  return (
    <nav
      className={styles.navigation}
      aria-label={text.mainNavigation}
      data-enhanced={dropdowns.enhanced || undefined}
    >
      <ul className={`plain-list ${styles.groups}`} onKeyDown={dropdowns.moveByKey}>
        {navigation.map(({ group, pages }) => (
          <li key={group} className={styles.group} {...dropdowns.groupHandlers(group)}>
            <button
              type="button"
              className={styles.opener}
              aria-expanded={dropdowns.isOpen(group)}
              aria-controls={`menu-${group}`}
              onClick={() => dropdowns.toggle(group)}
            >
              {text.groups[group]}
              <Icon name="chevron" size={16} className={styles.chevron} />
            </button>
            <ul id={`menu-${group}`} className={`plain-list ${styles.pages}`}>
              {pages.map((page) => (
                <li key={page}>
                  <Link
                    className={styles.page}
                    to={pathFor(page, language)}
                    onClick={dropdowns.close}
                  >
                    {text.pages[page]}
                  </Link>
                </li>
              ))}
              {group === 'pets' && (
                <TutorialItems className={styles.page} onChoose={dropdowns.close} />
              )}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
