import { lazy, useEffect, useRef, useState } from 'react';
import { ButtonLink } from '#app/components/Button.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/initial-site-map.ts';
import type { AccountFormsProps } from './AccountForms.tsx';
import styles from './SignedOutForms.module.css';

const AccountForms = lazy(() => import('./AccountForms.tsx'));

export interface SignedOutFormsProps extends AccountFormsProps {
  /** What an account is for on this page, if not what it is for everywhere. */
  lead?: string;
}

/**
 * The ways into an account inside a public page, for visitors only: one line that opens. In it stand two links, which
 * also work without JavaScript; the forms take their place once it is open, so that the page itself stays light.
 */
export function SignedOutForms({ wanted, originOf, lead }: SignedOutFormsProps) {
  const text = useText().shell.user;
  const language = useLanguage();
  const place = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    const details = place.current;
    if (wanted && details) details.open = true;
    // Also where it was opened before hydration.
    if (details?.open) setWasOpened(true);
  }, [wanted]);
  const links = (
    <div className={styles.ways}>
      <ButtonLink to={pathFor('register', language)}>{text.register}</ButtonLink>
      <ButtonLink to={pathFor('login', language)} variant="outline">
        {text.logIn}
      </ButtonLink>
    </div>
  );
  return (
    <details
      ref={place}
      className={styles.account}
      data-for="visitor"
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      <summary className={styles.line}>
        <Icon name="user" size={24} />
        <h2>{text.open}</h2>
        <span className={styles.lead}>{lead ?? text.invitation}</span>
        <Icon name="chevron" size={22} className={styles.chevron} />
      </summary>
      <div className={styles.inside}>
        {wasOpened ? (
          <LazyBoundary fallback={links}>
            <AccountForms wanted={wanted} originOf={originOf} />
          </LazyBoundary>
        ) : (
          links
        )}
      </div>
    </details>
  );
}
