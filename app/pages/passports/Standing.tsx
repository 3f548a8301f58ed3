import { Button } from '#app/components/Button.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useCheckText } from '#app/i18n/passports/use-check-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useSite } from '#app/site.ts';
import { dateIn } from '#domain/clock.ts';
import type { Passport } from '#domain/passports/passport.ts';
import { dayInWords } from '#domain/passports/passport-rows.ts';
import { lastAsked } from './last-asked.ts';
import { usePassportStatus } from './use-checked-passport.ts';
import { VaccineNotice } from './VaccineNotice.tsx';

/** By its signature and its days at once; what the portal knows of it follows. */
export function Standing({ passport, isExpired }: { passport: Passport; isExpired: boolean }) {
  const text = useCheckText();
  const language = useLanguage();
  const { timezone } = useSite();
  const { status: answer, ask } = usePassportStatus(passport.number);
  // What ended goes on to be ended: that is told without a connection as well.
  const before = lastAsked().find(({ number }) => number === passport.number);
  const isKnown = answer?.kind === 'unreachable' && before && before.said.kind !== 'current';
  const status = isKnown ? before.said : answer;
  const told = isKnown && (
    <p>{text.offline.toldOn(formatInstant(before.at, language, timezone))}</p>
  );
  const until = dayInWords(passport.validUntil, language);
  const dayOf = (instant: string | null) =>
    instant === null ? '' : dayInWords(dateIn(timezone, new Date(instant)), language);
  if (status?.kind === 'revoked') {
    return (
      <Notice kind="error" title={text.revoked.title} announce>
        <p>{text.revoked.text(dayOf(status.endedAt), text.reasons[status.reason ?? 'other'])}</p>
        {told}
      </Notice>
    );
  }
  if (status?.kind === 'superseded') {
    return (
      <Notice kind="warning" title={text.superseded.title} announce>
        <p>{text.superseded.text(dayOf(status.endedAt))}</p>
        {told}
      </Notice>
    );
  }
  if (status?.kind === 'gone') {
    return (
      <Notice kind="warning" title={text.gone.title} announce>
        <p>{text.gone.text}</p>
        {told}
      </Notice>
    );
  }
  const words = isExpired ? text.expired : text.valid;
  return (
    <>
      <Notice kind={isExpired ? 'warning' : 'success'} title={words.title} announce>
        <p>{words.text(until)}</p>
        {!status && <p>{text.asking}</p>}
        {status?.kind === 'unreachable' && <Unreachable number={passport.number} onAsk={ask} />}
        {status && status.kind !== 'unreachable' && <p>{text.requested}</p>}
      </Notice>
      <VaccineNotice passport={passport} />
    </>
  );
}

/** When this device could ask for the last time, and what that means. */
function Unreachable({ number, onAsk }: { number: string; onAsk: () => void }) {
  const text = useCheckText();
  const language = useLanguage();
  const { timezone } = useSite();
  const all = lastAsked();
  const last = all.find((one) => one.number === number) ?? all[0];
  const asked = last?.number === number ? text.offline.asked : text.offline.other;
  return (
    <>
      <p>{text.offline.now}</p>
      <p>{last ? asked(formatInstant(last.at, language, timezone)) : text.offline.never}</p>
      <p>{text.offline.again}</p>
      <Button size="small" variant="outline" onClick={onAsk}>
        {text.again}
      </Button>
    </>
  );
}
