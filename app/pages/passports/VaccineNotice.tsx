import { Notice } from '#app/feedback/Notice.tsx';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { dateIn } from '#domain/clock.ts';
import type { Passport } from '#domain/passports/passport.ts';
import { vaccineStanding } from '#domain/passports/vaccine-standing.ts';
import { standingInWords } from '#domain/passports/vaccine-words.ts';

/** Whether the vaccines are up to date today: another question than whether the passport is genuine. */
export function VaccineNotice({ passport }: { passport: Passport }) {
  const language = useLanguage();
  const { timezone } = useSite();
  const today = dateIn(timezone, new Date());
  const standing = vaccineStanding(passport, today);
  const { title, lines, basis } = standingInWords(standing, { ...passport, today }, language);
  return (
    <Notice kind={standing.kind === 'upToDate' ? 'success' : 'warning'} title={title}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>{basis}</p>
    </Notice>
  );
}
