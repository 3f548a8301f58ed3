import { Link } from 'react-router';
import { Icon } from '#app/components/Icon.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import { DropdownNavigation } from './DropdownNavigation.tsx';
import styles from './Header.module.css';
import { LanguageToggle } from './LanguageToggle.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { AdoptPicture, DonatePicture } from './Pictures.tsx';
import { UserMenu } from './UserMenu.tsx';

export function Header() {
  const { common, shell } = useText();
  const language = useLanguage();
  const { siteName } = useSite();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link className={styles.logo} to={pathFor('home', language)}>
          <Icon name="logo" size={34} className={styles.paw} />
          {siteName}
          <span className="visually-hidden">, {shell.home}</span>
        </Link>
        <DropdownNavigation />
        <LanguageToggle />
        <Link className={styles.adopt} to={pathFor('adoptionPets', language)}>
          <AdoptPicture />
          <span className={styles.label}>{common.adopt}</span>
        </Link>
        <Link className={styles.donate} to={pathFor('donations', language)}>
          <DonatePicture />
          <span className={styles.label}>{common.donate}</span>
        </Link>
        <Link className={styles.enter} to={pathFor('login', language)} data-for="visitor">
          {shell.user.enter}
        </Link>
        <UserMenu />
        <MobileMenu />
      </div>
    </header>
  );
}
