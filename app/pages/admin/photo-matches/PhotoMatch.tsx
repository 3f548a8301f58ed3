import { Link } from 'react-router';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { usePhotoMatchesText } from '#app/i18n/photo-matches/use-photo-matches-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { PhotoMatchState } from '#domain/photo-matches/photo-match.ts';
import { decidePhotoMatch, type FoundPhotoMatch } from '#domain/photo-matches/photo-match-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import moderation from '../moderation/Moderation.module.css';
import styles from './PhotoMatch.module.css';

/** Both photos beside each other, and what somebody says of them. */
export function PhotoMatch({ match }: { match: FoundPhotoMatch }) {
  const text = usePhotoMatchesText();
  const when = useSiteInstant();
  const { busy, failure, attempt } = useAttempt();
  const { id, state, first, second, differentBits, decidedBy, decidedAt } = match;
  const decide = (to: PhotoMatchState) => () =>
    attempt(async () => {
      await call(decidePhotoMatch, { id, state: to });
    });
  const way = (to: PhotoMatchState, label: string, variant: 'outline' | 'quiet') => (
    <Button size="small" variant={variant} aria-disabled={busy || undefined} onClick={decide(to)}>
      {label}
    </Button>
  );
  return (
    <article className={moderation.card}>
      <p className={moderation.state}>
        {text.states[state]} · {text.alike(differentBits)}
      </p>
      <div className={styles.both}>
        <Side side={first} />
        <Side side={second} />
      </div>
      {state === 'open' ? (
        <p className={moderation.soft}>{text.hint}</p>
      ) : (
        decidedAt && <p className={moderation.soft}>{text.decided(decidedBy, when(decidedAt))}</p>
      )}
      {failure && <FailureNotice failure={failure} />}
      <div className={moderation.ways}>
        {state === 'open' ? (
          <>
            {way('different', text.differ, 'outline')}
            {way('settled', text.settle, 'outline')}
          </>
        ) : (
          way('open', text.reopen, 'quiet')
        )}
      </div>
    </article>
  );
}

function Side({ side }: { side: FoundPhotoMatch['first'] }) {
  const text = usePhotoMatchesText();
  const language = useLanguage();
  const { id, name, owner, picture, isDeleted } = side;
  return (
    <div className={styles.side}>
      <img
        className={styles.picture}
        src={`/media/${picture}/og.jpg`}
        alt={text.alt(name)}
        width={1200}
        height={630}
        loading="lazy"
      />
      <h2>
        <Link to={pathFor('petTimeline', language, { id })} aria-label={text.open(name)}>
          {name}
        </Link>
      </h2>
      <p className={moderation.soft}>{owner ? text.owner(owner) : text.ownerGone}</p>
      {isDeleted && <p className={moderation.soft}>{text.isDeleted}</p>}
    </div>
  );
}
