import { useCheckText } from '#app/i18n/passports/use-check-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { pathFor } from '#domain/initial-site-map.ts';
import { languages } from '#domain/language.ts';
import { readPassportCode } from '#domain/passports/passport-address.ts';
import { CheckedCode } from './CheckedCode.tsx';
import { OtherWays } from './OtherWays.tsx';

/** What was scanned, and how another one is; loaded once the page is there. @param scanned from the # on */
export function Checker({ scanned }: { scanned: string | undefined }) {
  return (
    <>
      {scanned !== undefined && (
        <>
          <CheckedCode key={scanned} code={readPassportCode(scanned)} />
          <OtherLanguage code={scanned} />
        </>
      )}
      <OtherWays isFirst={scanned === undefined} />
    </>
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
