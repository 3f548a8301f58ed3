import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { longDate } from '#app/components/long-date.ts';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useFundraiserText } from '#app/i18n/fundraiser-editor/use-fundraiser-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import {
  approveFundraiser,
  type OwnFundraiser,
  refuseFundraiser,
  takeOffFundraiser,
} from '#domain/fundraisers/fundraiser-calls.ts';
import { locale } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from '../moderation/Moderation.module.css';
import { ReasonDialog } from '../moderation/ReasonDialog.tsx';
import { Reports } from './Reports.tsx';

/** A page as its owner has written it, beside what everybody reads now, and what can be done about it. */
export function ReviewedFundraiser({ fundraiser }: { fundraiser: OwnFundraiser }) {
  const { admin: text, states, see } = useFundraiserText();
  const language = useLanguage();
  const { busy, failure, attempt } = useAttempt();
  const [asks, setAsks] = useState<'refuse' | 'takeOff'>();
  const { id, revision, slug, state, changes, written, picture, shown, shownPicture } = fundraiser;
  const hasChanges = state === 'active' && changes === 'review';
  const waits = state === 'review' || hasChanges;
  const isPublic = shown !== null && (state === 'active' || state === 'ended');
  return (
    <article className={styles.card}>
      <p className={styles.state}>{hasChanges ? states.review : states[state]}</p>
      <h2>{written.title}</h2>
      {waits && <p className={styles.soft}>{text.check}</p>}
      <div className={hasChanges ? styles.both : undefined}>
        {hasChanges && shown && (
          <Content heading={text.nowShown} content={shown} picture={shownPicture} />
        )}
        <Content
          heading={waits ? text.waiting : undefined}
          content={isPublic && !hasChanges && shown ? shown : written}
          picture={isPublic && !hasChanges ? shownPicture : picture}
        />
      </div>
      {fundraiser.reports > 0 && <Reports id={id} count={fundraiser.reports} />}
      {failure && <FailureNotice failure={failure} />}
      <div className={styles.ways}>
        {waits && (
          <>
            <Button
              size="small"
              icon="check"
              aria-disabled={busy || undefined}
              onClick={() =>
                attempt(async () => {
                  await call(approveFundraiser, { id, revision });
                })
              }
            >
              {text.approve}
            </Button>
            <Button size="small" variant="outline" onClick={() => setAsks('refuse')}>
              {text.refuse}
            </Button>
          </>
        )}
        {isPublic && (
          <>
            <ButtonLink
              to={pathFor('fundraiser', language, { slug })}
              size="small"
              variant="outline"
            >
              {see}
            </ButtonLink>
            <Button size="small" variant="quiet" onClick={() => setAsks('takeOff')}>
              {text.takeOff}
            </Button>
          </>
        )}
      </div>
      {asks && <Reason of={asks} fundraiser={fundraiser} onClose={() => setAsks(undefined)} />}
    </article>
  );
}

interface ReasonProps {
  of: 'refuse' | 'takeOff';
  fundraiser: OwnFundraiser;
  onClose: () => void;
}

function Reason({ of, fundraiser: { id, revision }, onClose }: ReasonProps) {
  const { admin: text } = useFundraiserText();
  const isRefusal = of === 'refuse';
  return (
    <ReasonDialog
      text={{
        ...text,
        title: isRefusal ? text.refuseTitle : text.takeOffTitle,
        action: text[of],
      }}
      note={isRefusal ? undefined : text.takeOffText}
      run={(reason) =>
        call(isRefusal ? refuseFundraiser : takeOffFundraiser, { id, revision, reason })
      }
      onClose={onClose}
    />
  );
}

interface ContentProps {
  heading: string | undefined;
  content: OwnFundraiser['written'];
  picture: string | null;
}

function Content({ heading, content, picture }: ContentProps) {
  const { admin: text, fields, ends } = useFundraiserText();
  const language = useLanguage();
  const { title, story, organizer, goalCents, endsOn, purpose, alt } = content;
  return (
    <div className={styles.text}>
      {heading && <h3>{heading}</h3>}
      {heading && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      {picture && (
        <img
          className={styles.picture}
          src={`/media/${picture}/og.jpg`}
          alt={alt}
          width={1200}
          height={630}
          loading="lazy"
        />
      )}
      <p className={styles.story}>{story}</p>
      <p className={styles.soft}>
        {[
          `${text.organizer}: ${organizer}`,
          `${text.goal}: ${formatPesos(goalCents)}`,
          fields.purposes[purpose],
          ends(longDate(endsOn, locale[language])),
        ].join(' · ')}
      </p>
    </div>
  );
}
