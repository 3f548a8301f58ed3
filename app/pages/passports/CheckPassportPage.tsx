import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { PageHead } from '#app/components/PageHead.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { useCheckText } from '#app/i18n/passports/use-check-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/initial-site-map.ts';
import { languages } from '#domain/language.ts';
import { passportKeysPath } from '#domain/passports/passport.ts';
import { readPassportCode } from '#domain/passports/passport-address.ts';
import { CheckedCode } from './CheckedCode.tsx';
import { OtherWays } from './OtherWays.tsx';
import styles from './Passport.module.css';
import { keepForOffline } from './passport-offline.ts';
import { prepareToVerify } from './verify-signature.ts';

/** Where the code on a passport leads: says whether it is genuine, by what stands behind the # of the address alone. */
export default function CheckPassportPage() {
  const text = useCheckText();
  const inBrowser = useHydrated();
  const { hash } = useLocation();
  const isKept = useKept();
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
      {scanned !== undefined && <CheckedCode key={scanned} code={readPassportCode(scanned)} />}
      {scanned !== undefined && <OtherLanguage code={scanned} />}
      {inBrowser && <OtherWays isFirst={scanned === undefined} />}
      <p className={styles.foot}>
        <span role="status">{isKept && `${text.ready} `}</span>
        <a href={passportKeysPath}>{text.keys}</a>
      </p>
    </div>
  );
}

/** With its code, which the toggle of the page's head cannot know. */
function OtherLanguage({ code }: { code: string }) {
  const text = useCheckText();
  const current = useLanguage();
  return languages
    .filter((language) => language !== current)
    .map((language) => (
      <p key={language}>
        <a href={pathFor('checkPassport', language) + code} lang={language} hrefLang={language}>
          {text.otherLanguage}
        </a>
      </p>
    ));
}

/** Whether the page opens on this device without a connection. */
function useKept(): boolean {
  const [isKept, setIsKept] = useState(false);
  useEffect(() => {
    prepareToVerify()
      .then(() => keepForOffline(languages.map((one) => pathFor('checkPassport', one))))
      .then(
        () => setIsKept(true),
        () => {},
      );
  }, []);
  return isKept;
}
