import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { CopyButton } from '#app/components/CopyButton.tsx';
import frame from '#app/components/PageParts.module.css';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useVetVisitText } from '#app/i18n/vet-visit/use-vet-visit-text.ts';
import type { MedicalRecord } from '#domain/care/care-calls.ts';
import {
  type FoundVetLink,
  findVetLinks,
  inviteVet,
  withdrawVetLink,
} from '#domain/care/vet-visit-calls.ts';
import styles from '../Care.module.css';

/** The links by which vets write one visit each. */
export function VetLinks({ pet }: { pet: MedicalRecord['pet'] }) {
  const text = useVetVisitText().links;
  const { data, failure, reload } = useCall(findVetLinks, { id: pet.id });
  const { busy, failure: notMade, attempt } = useAttempt();
  const { once } = useIdempotencyKey();
  const [made, setMade] = useState('');
  const [withdrawing, setWithdrawing] = useState<FoundVetLink>();

  const make = () =>
    attempt(async () => {
      const of = { id: pet.id };
      await once(of, (idempotencyKey) => call(inviteVet, of, { idempotencyKey }));
      setMade(text.made);
    });

  return (
    <section className={frame.part} aria-labelledby="vet-links">
      <div className={frame.head}>
        <h2 id="vet-links">{text.title}</h2>
        <Button size="small" icon="link" aria-disabled={busy || undefined} onClick={make}>
          {text.make}
        </Button>
      </div>
      <p className={styles.soft}>{text.lead}</p>
      {notMade && <FailureNotice failure={notMade} />}
      {failure && <FailureNotice failure={failure} retry={reload} />}
      <p aria-live="polite" className={styles.saved}>
        {made}
      </p>
      {data && data.length > 0 && (
        <ul className={`plain-list ${styles.list}`}>
          {data.map((link) => (
            <Link
              key={link.id}
              link={link}
              pet={pet.name}
              onWithdraw={() => setWithdrawing(link)}
            />
          ))}
        </ul>
      )}
      {withdrawing && (
        <ConfirmDialog
          title={text.withdrawTitle}
          action={text.withdraw}
          decline={text.keep}
          run={async () => {
            await call(withdrawVetLink, { id: withdrawing.id });
            setMade('');
          }}
          onClose={() => setWithdrawing(undefined)}
        >
          <p>{text.withdrawText}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function Link({
  link: { state, createdAt, openUntil, usedAt, url },
  pet,
  onWithdraw,
}: {
  link: FoundVetLink;
  pet: string;
  onWithdraw: () => void;
}) {
  const text = useVetVisitText().links;
  const language = useLanguage();
  const dayOf = (instant: string) => formatInstant(instant, language);
  const days = {
    open: dayOf(openUntil),
    used: dayOf(usedAt ?? createdAt),
    withdrawn: dayOf(createdAt),
    expired: dayOf(openUntil),
  };
  const stateText = text.states[state](days[state]);
  if (url === null) return <li className={styles.soft}>{stateText}</li>;
  const message = `${text.message(pet, days.open)} ${url}`;
  const mail = new URLSearchParams({ subject: text.subject(pet), body: message });
  return (
    <li className={styles.item}>
      <div className={styles.address}>
        <p className={styles.name}>{stateText}</p>
        <p>
          <code>{url}</code>
        </p>
      </div>
      <div className={styles.ways}>
        <CopyButton content={url} label={text.copy} done={text.copied} failed={text.notCopied} />
        <ButtonLink
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener noreferrer"
          size="small"
          variant="quiet"
          icon="whatsapp"
        >
          {text.whatsapp}
        </ButtonLink>
        <ButtonLink
          href={`mailto:?${mail.toString().replaceAll('+', '%20')}`}
          size="small"
          variant="quiet"
          icon="mail"
        >
          {text.mail}
        </ButtonLink>
        <Button size="small" variant="quiet" icon="close" onClick={onWithdraw}>
          {text.withdraw}
        </Button>
      </div>
    </li>
  );
}
