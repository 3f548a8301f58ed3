import { Link } from 'react-router';
import { Icon } from '#app/components/Icon.tsx';
import { SocialLinks } from '#app/components/SocialLinks.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import { footerPages } from '#domain/navigation.ts';
import type { InitialStaticPageId } from '#domain/pages.ts';
import styles from './Footer.module.css';

const legalPages = ['terms', 'privacyNotice'] as const satisfies readonly InitialStaticPageId[];
const mapPages = footerPages.filter((page) => page !== 'terms');

export function Footer() {
  const text = useText().shell;
  const { siteName, legalName, legalAddress, promise, citiesAndStates } = useSite();
  return (
    <footer className={styles.footer}>
      <div className={styles.inside}>
        <div className={styles.brand}>
          <p className={styles.name}>
            <Icon name="logo" size={36} className={styles.paw} />
            {siteName}
          </p>
          <p>{promise}</p>
          <p>{citiesAndStates}</p>
        </div>
        <FooterLinks heading={text.footer.map} pages={mapPages} />
        <FooterLinks heading={text.footer.legal} pages={legalPages} />
        <div className={styles.reach}>
          <ReachUs />
          <FollowUs heading={text.footer.follow} />
        </div>
        <p className={styles.rights}>
          {[text.footer.rights(siteName), legalName !== siteName && legalName, legalAddress]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </footer>
  );
}

type FooterPage = (typeof footerPages)[number] | (typeof legalPages)[number];

function FooterLinks({ heading, pages }: { heading: string; pages: readonly FooterPage[] }) {
  const text = useText().shell;
  const language = useLanguage();
  const labels: Partial<Record<FooterPage, string>> = {
    foodProducts: text.footer.products,
    resources: text.footer.resources,
    contact: text.footer.contact,
  };
  return (
    <nav aria-label={heading}>
      <p className={styles.heading}>{heading}</p>
      <ul className={`plain-list ${styles.links}`}>
        {pages.map((page) => (
          <li key={page}>
            <Link className={styles.link} to={pathFor(page, language)}>
              {labels[page] ?? text.pages[page]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ReachUs() {
  const text = useText().shell;
  const language = useLanguage();
  const { email, lines = [] } = useSite();
  return (
    <div>
      <p className={styles.heading}>{text.footer.reach}</p>
      <ul className={`plain-list ${styles.links}`}>
        {email && (
          <li>
            <a className={styles.link} href={`mailto:${email}`}>
              {email}
            </a>
          </li>
        )}
        {lines.map(({ number, text }) => (
          <li key={text}>
            <a className={styles.link} href={`tel:+${number}`}>
              {text}
            </a>
          </li>
        ))}
        <li>
          <Link className={styles.link} to={pathFor('newsletter', language)}>
            {text.pages.newsletter}
          </Link>
        </li>
      </ul>
    </div>
  );
}

function FollowUs({ heading }: { heading: string }) {
  const { facebookUrl, instagramUrl, whatsappNumber } = useSite();
  if (!facebookUrl && !instagramUrl && !whatsappNumber) return null;
  return (
    <div>
      <p className={styles.heading}>{heading}</p>
      <SocialLinks />
    </div>
  );
}
