import { useRef } from 'react';
import { Link } from 'react-router';
import { Icon } from '#app/components/Icon.tsx';
import { TutorialItems } from '#app/components/tutorials/TutorialItems.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import { navigation } from '#domain/navigation.ts';
import styles from './MobileMenu.module.css';
import { AdoptPicture, DonatePicture } from './Pictures.tsx';

/** Made of details, so that it and its groups open without JavaScript; with it, it closes on a choice. */
export function MobileMenu() {
  const { common, shell } = useText();
  const language = useLanguage();
  const { whatsappNumber } = useSite();
  const menu = useRef<HTMLDetailsElement>(null);
  const opener = useRef<HTMLElement>(null);

  function close() {
    if (!menu.current) return;
    for (const group of menu.current.querySelectorAll('details')) group.open = false;
    menu.current.open = false;
  }
  function closeByEscape(event: React.KeyboardEvent) {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    close();
    opener.current?.focus();
  }

  return (
    <details className={styles.menu} ref={menu} onKeyDown={closeByEscape}>
      <summary className={styles.opener} ref={opener}>
        <Icon name="menu" size={26} className={styles.whenClosed} />
        <Icon name="close" size={26} className={styles.whenOpen} label={shell.menu} />
      </summary>
      <nav className={styles.panel} aria-label={shell.mainNavigation}>
        <div className={styles.calls}>
          <Link className={styles.call} to={pathFor('adoptionPets', language)} onClick={close}>
            <AdoptPicture />
            {common.adopt}
          </Link>
          <Link className={styles.call} to={pathFor('donations', language)} onClick={close}>
            <DonatePicture />
            {common.donate}
          </Link>
          <Link
            className={styles.line}
            to={pathFor('login', language)}
            data-for="visitor"
            onClick={close}
          >
            <Icon name="user" size={28} />
            {shell.user.logIn}
          </Link>
          {whatsappNumber && (
            <a
              className={styles.line}
              href={`https://wa.me/${whatsappNumber}`}
              target="_blank"
              rel="noopener"
            >
              <Icon name="whatsapp" size={28} />
              {shell.chat}
            </a>
          )}
        </div>
        {navigation.map(({ group, pages }) => (
          <details key={group} className={styles.group} name="menu">
            <summary className={styles.groupName}>
              {shell.groups[group]}
              <Icon name="chevron" size={22} className={styles.chevron} />
            </summary>
            <ul className={`plain-list ${styles.pages}`}>
              {pages.map((page) => (
                <li key={page}>
                  <Link className={styles.page} to={pathFor(page, language)} onClick={close}>
                    {shell.pages[page]}
                  </Link>
                </li>
              ))}
              {group === 'pets' && <TutorialItems className={styles.page} onChoose={close} />}
            </ul>
          </details>
        ))}
      </nav>
    </details>
  );
}
