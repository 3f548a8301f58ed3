import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '#app/api/call.ts';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useFundraiserText } from '#app/i18n/fundraiser-editor/use-fundraiser-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import {
  endFundraiser,
  type OwnFundraiser,
  removeFundraiser,
  submitFundraiser,
} from '#domain/fundraisers/fundraiser-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './Fundraisers.module.css';

/** What its owner can do with a page besides writing it. */
export function Steps({ fundraiser }: { fundraiser: OwnFundraiser }) {
  const text = useFundraiserText();
  const language = useLanguage();
  const navigate = useNavigate();
  const { busy, failure, attempt } = useAttempt();
  const [asks, setAsks] = useState<'end' | 'remove'>();
  const [isSent, setSent] = useState(false);
  const { id, revision, slug, state, changes, shown } = fundraiser;
  const key = { id, revision };
  const waitsForOwner =
    state === 'draft' ||
    state === 'refused' ||
    (state === 'active' && (changes === 'draft' || changes === 'refused'));
  const close = () => setAsks(undefined);

  const submit = () =>
    attempt(async () => {
      await call(submitFundraiser, key);
      setSent(true);
    });

  return (
    <div className={styles.part}>
      {isSent && !waitsForOwner && <Notice kind="success" title={text.submitted} announce />}
      {failure && <FailureNotice failure={failure} />}
      {waitsForOwner && <p className={styles.soft}>{text.submitHint}</p>}
      <div className={styles.ways}>
        {waitsForOwner && (
          <Button icon="mail" aria-disabled={busy || undefined} onClick={submit}>
            {text.submit}
          </Button>
        )}
        {shown && (
          <ButtonLink to={pathFor('fundraiser', language, { slug })} variant="outline" size="small">
            {text.see}
          </ButtonLink>
        )}
        {state === 'active' && (
          <Button variant="quiet" size="small" onClick={() => setAsks('end')}>
            {text.end}
          </Button>
        )}
        {shown === null && state !== 'takenOff' && (
          <Button variant="quiet" size="small" icon="trash" onClick={() => setAsks('remove')}>
            {text.remove}
          </Button>
        )}
      </div>
      {shown && <Spread slug={slug} />}
      {asks === 'end' && (
        <ConfirmDialog
          title={text.endTitle}
          action={text.end}
          decline={text.keep}
          run={async () => {
            await call(endFundraiser, key);
          }}
          onClose={close}
        >
          <p>{text.endText}</p>
        </ConfirmDialog>
      )}
      {asks === 'remove' && (
        <ConfirmDialog
          title={text.removeTitle}
          action={text.remove}
          decline={text.keep}
          run={async () => {
            await call(removeFundraiser, key);
            await navigate(pathFor('myFundraisers', language));
          }}
          onClose={close}
        >
          <p>{text.removeText}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

function Spread({ slug }: { slug: string }) {
  const { spread } = useFundraiserText();
  const language = useLanguage();
  const files = [
    { href: pathFor('shareFundraiser', language, { slug }), label: spread.page },
    { href: `/codigo-qr/recaudaciones/${slug}/${language}.svg`, label: spread.code },
  ];
  return (
    <section className={styles.part} aria-labelledby="spread">
      <h2 id="spread">{spread.title}</h2>
      <ul>
        {files.map(({ href, label }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noreferrer">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
