import { useLocation } from 'react-router';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { alternatePathOf, pathFor, resolvePath } from '#domain/initial-site-map.ts';
import { type Language, languages } from '#domain/language.ts';
import styles from './LanguageToggle.module.css';

const names: Record<Language, string> = { es: 'Español', en: 'English' };

/** Full loads, so that the language never changes within a document; the early script keeps what was chosen. */
export function LanguageToggle() {
  const current = useLanguage();
  const text = useText().shell;
  const { pathname, search } = useLocation();
  return (
    <ul className={`plain-list ${styles.toggle}`} aria-label={text.language}>
      {languages.map((language) => (
        <li key={language}>
          <a
            className={styles.choice}
            href={alternateAddress(pathname, search, language)}
            hrefLang={language}
            lang={language}
            aria-current={language === current ? 'true' : undefined}
            data-language={language}
          >
            {language.toUpperCase()}
            <span className="visually-hidden"> {names[language]}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A page that the toggle leaves out leads to the home page of the other language. */
export function alternateAddress(pathname: string, search: string, language: Language): string {
  const match = resolvePath(pathname);
  const hasAlternate = match.kind === 'page' && (match.page.toggle || match.language === language);
  return hasAlternate ? alternatePathOf(match, language) + search : pathFor('home', language);
}
