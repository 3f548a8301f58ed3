import { useCall } from '#app/api/use-call.ts';
import { ButtonLink } from '#app/components/Button.tsx';
import { longDate } from '#app/components/long-date.ts';
import { PageHead } from '#app/components/PageHead.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useFundraiserText } from '#app/i18n/fundraiser-editor/use-fundraiser-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { LoginRequired } from '#app/session/guards.tsx';
import { findOwnFundraisers, type OwnFundraiser } from '#domain/fundraisers/fundraiser-calls.ts';
import { locale } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './Fundraisers.module.css';

export const newFundraiser = 'nueva';

/** The pages by which others give for somebody's occasion. */
export default function MyFundraisersPage() {
  const text = useFundraiserText();
  return (
    <>
      <PageHead title={text.title} description={text.lead} noIndex />
      <LoginRequired>
        {() => (
          <Wrap className={styles.page}>
            <h1>{text.title}</h1>
            <p className={styles.soft}>{text.lead}</p>
            <Own />
          </Wrap>
        )}
      </LoginRequired>
    </>
  );
}

function Own() {
  const text = useFundraiserText();
  const language = useLanguage();
  const { data: found, failure, reload } = useCall(findOwnFundraisers, {});
  if (!found) {
    return failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />;
  }
  const create = (
    <ButtonLink to={pathFor('myFundraiser', language, { id: newFundraiser })} icon="plus">
      {text.create}
    </ButtonLink>
  );
  if (found.length === 0) {
    return (
      <EmptyState title={text.none}>
        <p>{text.noneHint}</p>
        {create}
      </EmptyState>
    );
  }
  return (
    <>
      <div className={styles.ways}>{create}</div>
      <ul className={`plain-list ${styles.list}`}>
        {found.map((one) => (
          <li key={one.id}>
            <Listed fundraiser={one} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Listed({ fundraiser }: { fundraiser: OwnFundraiser }) {
  const text = useFundraiserText();
  const language = useLanguage();
  const { id, slug, state, changes, written, raisedCents } = fundraiser;
  const isShown = state === 'active' || state === 'ended';
  return (
    <article className={styles.card}>
      <p className={styles.state}>{text.states[state]}</p>
      <h2>{written.title}</h2>
      <p>{text.raised(formatPesos(raisedCents), formatPesos(written.goalCents))}</p>
      <p className={styles.soft}>{text.ends(longDate(written.endsOn, locale[language]))}</p>
      {state === 'active' && text.changes[changes] && <p>{text.changes[changes]}</p>}
      <div className={styles.ways}>
        <ButtonLink
          to={pathFor('myFundraiser', language, { id })}
          variant="outline"
          size="small"
          icon="pencil"
        >
          {text.open}
        </ButtonLink>
        {isShown && (
          <ButtonLink to={pathFor('fundraiser', language, { slug })} variant="soft" size="small">
            {text.see}
          </ButtonLink>
        )}
      </div>
    </article>
  );
}
