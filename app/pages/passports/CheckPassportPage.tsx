import { lazy, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { LazyBoundary } from '#app/components/LazyBoundary.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useCheckPageText } from '#app/i18n/passports/use-check-page-text.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import { languages } from '#domain/language.ts';
import { passportKeysPath } from '#domain/passports/passport-paths.ts';
import styles from './Passport.module.css';

const loadChecker = () => import('./Checker.tsx');
const Checker = lazy(() => loadChecker().then((module) => ({ default: module.Checker })));

/** Where the code on a passport leads: says whether it is genuine, by what stands behind the # of the address alone. */
export default function CheckPassportPage() {
  const text = useCheckPageText();
  const inBrowser = useHydrated();
  const { hash } = useLocation();
  const isCached = useCached();
  const scanned = inBrowser && hash.length > 1 ? hash : undefined;
  return (
    <div className={styles.page}>
      <PageHead title={text.pageTitle} description={text.description} />
      <header>
        <h1>{text.title}</h1>
        {scanned === undefined && <p className={styles.lead}>{text.lead}</p>}
      </header>
      <noscript>
        <p>{text.needsScript}</p>
      </noscript>
      {inBrowser && (
        <LazyBoundary fallback={<p role="status">{text.checking}</p>}>
          <Checker scanned={scanned} />
        </LazyBoundary>
      )}
      <p className={styles.foot}>
        <span role="status">{isCached && `${text.ready} `}</span>
        <a href={passportKeysPath}>{text.keys}</a>
      </p>
    </div>
  );
}

/** Whether the page opens on this device without a connection, with all that it loads. */
function useCached(): boolean {
  const [isCached, setIsCached] = useState(false);
  useEffect(() => {
    Promise.all([import('./passport-offline.ts'), loadChecker()])
      .then(([{ keepForOffline }]) =>
        keepForOffline(languages.map((one) => pathFor('checkPassport', one))),
      )
      .then(
        () => setIsCached(true),
        () => {},
      );
  }, []);
  return isCached;
}
