import type { MouseEvent } from 'react';
import { useText } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { androidLink } from './android-link.ts';
import { Icon, type IconName } from './Icon.tsx';
import styles from './SocialLinks.module.css';

/** The organisation's pages elsewhere, as far as they are configured. */
export function SocialLinks() {
  const { social } = useText().shell;
  const { facebookUrl, instagramUrl, whatsappNumber } = useSite();
  const links: { name: keyof typeof social & IconName; href?: string }[] = [
    { name: 'facebook', href: facebookUrl },
    { name: 'instagram', href: instagramUrl },
    { name: 'whatsapp', href: whatsappNumber && `https://wa.me/${whatsappNumber}` },
  ];
  const configured = links.filter((link) => link.href);
  if (configured.length === 0) return null;
  return (
    <ul className={`plain-list ${styles.links}`}>
      {configured.map(({ name, href }) => (
        <li key={name}>
          <a
            className={styles.link}
            href={href}
            target="_blank"
            rel="noopener"
            onClick={openInAppOnAndroid}
          >
            <Icon name={name} size={24} label={social[name]} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** An app opens from the tab that somebody is in; another tab would stay behind empty. */
function openInAppOnAndroid(event: MouseEvent<HTMLAnchorElement>) {
  const link = event.currentTarget;
  const inApp = /\bAndroid\b/.test(navigator.userAgent) && androidLink(link.href);
  if (!inApp) return;
  event.preventDefault();
  window.location.assign(inApp);
}
