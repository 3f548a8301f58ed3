import { type FormEvent, useState } from 'react';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { longDate } from '#app/components/long-date.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { SubmitButton } from '#app/forms/SubmitButton.tsx';
import { useMyDonationsText } from '#app/i18n/my-donations/use-my-donations-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import {
  type ClaimableDonation,
  claimDonations,
  findClaimableDonations,
} from '#domain/donations/guest-donation-calls.ts';
import { locale } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import styles from './ClaimDonations.module.css';

/** What was given without an account under the person's own address: theirs once they say so. Nothing where there is none. */
export function ClaimDonations({ email }: { email: string }) {
  const text = useMyDonationsText().claim;
  const language = useLanguage();
  const { data: found = [] } = useCall(findClaimableDonations, { language });
  const { busy, failure, attempt } = useAttempt();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [claimed, setClaimed] = useState<number>();
  const ids = found.map(({ id }) => id).filter((id) => !left.has(id));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (ids.length === 0) return;
    attempt(async () => setClaimed((await call(claimDonations, { ids })).claimed));
  }

  const outcome = claimed !== undefined && claimed > 0 && (
    <Notice kind="success" title={text.done(claimed)} announce />
  );
  if (found.length === 0) return outcome || null;
  const choose = (id: string, isOwn: boolean) =>
    setLeft((last) => {
      const next = new Set(last);
      if (isOwn) next.delete(id);
      else next.add(id);
      return next;
    });
  return (
    <section className={styles.claim} aria-labelledby="claim">
      {outcome}
      <h2 id="claim">{text.title}</h2>
      <p>{text.lead(email)}</p>
      <form className={styles.form} onSubmit={submit}>
        <ul className={`plain-list ${styles.list}`}>
          {found.map((gift) => (
            <li key={gift.id}>
              <label className={styles.gift}>
                <input
                  type="checkbox"
                  checked={!left.has(gift.id)}
                  onChange={({ target }) => choose(gift.id, target.checked)}
                />
                <Gift gift={gift} />
              </label>
            </li>
          ))}
        </ul>
        {failure && <FailureNotice failure={failure} />}
        <div>
          <SubmitButton
            busy={busy}
            busyLabel={text.adding}
            icon="check"
            aria-disabled={ids.length === 0 || undefined}
          >
            {text.add}
          </SubmitButton>
        </div>
        {ids.length === 0 && <p role="status">{text.chooseOne}</p>}
      </form>
    </section>
  );
}

function Gift({ gift }: { gift: ClaimableDonation }) {
  const text = useMyDonationsText().claim;
  const language = useLanguage();
  const { amountCents, number, purpose, date } = gift;
  return (
    <span>
      <strong>{formatPesos(amountCents)}</strong>
      <span className={styles.about}>
        {[purpose, longDate(date, locale[language]), number ?? text.unpaid].join(' · ')}
      </span>
    </span>
  );
}
