import { lazy, useEffect, useRef, useState } from 'react';
import { ButtonLink } from '#app/components/Button.tsx';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { firstInteraction } from '#app/first-interaction.ts';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/initial-site-map.ts';
import type { AccountFormsProps } from './AccountForms.tsx';
import styles from './SignedOutForms.module.css';

const AccountForms = lazy(() => import('./AccountForms.tsx'));

/**
 * The ways into an account inside a public page, for visitors only. First two links, which also work without
 * JavaScript; the forms take their place once the reader comes near, so that the page itself stays light.
 */
export function SignedOutForms({ wanted, originOf }: AccountFormsProps) {
  const text = useText().shell.user;
  const language = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const links = (
    <div className={styles.ways}>
      <ButtonLink to={pathFor('register', language)}>{text.register}</ButtonLink>
      <ButtonLink to={pathFor('login', language)} variant="outline">
        {text.logIn}
      </ButtonLink>
    </div>
  );
  return (
    <div ref={place} className={styles.account} data-for="visitor">
      {near || wanted ? (
        <LazyBoundary fallback={links}>
          <AccountForms wanted={wanted} originOf={originOf} />
        </LazyBoundary>
      ) : (
        links
      )}
    </div>
  );
}

/** Whether the reader has begun to move through the page and has come near. What is hidden is never near. */
function useNear(place: React.RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '50%' },
    );
    let left = false;
    firstInteraction.then(() => !left && place.current && observer.observe(place.current));
    return () => {
      left = true;
      observer.disconnect();
    };
  }, [place]);
  return near;
}
