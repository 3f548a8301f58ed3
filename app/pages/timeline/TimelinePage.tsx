import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { TabLinks } from '#app/components/TabLinks.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useTimelineText } from '#app/i18n/timeline/use-timeline-text.ts';
import { BackToLists, petLists } from '#app/lists/BackToLists.tsx';
import { LoginRequired } from '#app/session/guards.tsx';
import type { GivenToCall } from '#domain/contract/call.ts';
import { type TimelineKind, timelineKind } from '#domain/timeline/timeline.ts';
import { readTimeline, type Timeline } from '#domain/timeline/timeline-calls.ts';
import { EntryList } from './EntryList.tsx';
import { IntakeCard } from './IntakeCard.tsx';
import styles from './Timeline.module.css';

/** Carries the kind in the page's address. */
const kindParam = 'tipo';

/** What happened to a pet, from all that the portal knows of it. */
export default function TimelinePage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  // What means nothing is asked for as all.
  const kind = timelineKind.fromWire(params.get(kindParam));
  const text = useTimelineText();
  return (
    <>
      <PageHead title={text.pageTitle} description={text.description} noIndex />
      <LoginRequired>
        {() => (
          <Wrap className={styles.page}>
            <PetTimeline key={id} petId={id} kind={kind} />
          </Wrap>
        )}
      </LoginRequired>
    </>
  );
}

interface Props {
  petId: string;
  /** Undefined for all. */
  kind: TimelineKind | undefined;
}

function PetTimeline({ petId, kind }: Props) {
  const text = useTimelineText();
  const asked = { id: petId, kinds: kind && [kind] };
  const { data, isCurrent, failure, reload } = useCall(readTimeline, asked, {
    keepsPrevious: true,
  });
  if (!data)
    return failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />;
  return (
    <>
      <BackToLists lists={petLists} />
      <header>
        <h1>{text.title(data.pet.name)}</h1>
        <p className={styles.soft}>{data.isKeeper ? text.lead : text.familyLead}</p>
      </header>
      {data.isKeeper && <IntakeCard petId={petId} />}
      <TabLinks
        label={text.filters}
        links={[
          { to: '?', label: text.all, current: kind === undefined },
          ...data.kinds.map((one) => ({
            to: `?${kindParam}=${timelineKind.toWire(one)}`,
            label: text.kinds[one],
            current: kind === one,
          })),
        ]}
        preventScrollReset
      />
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {isCurrent && <Pages key={kind} asked={asked} first={data} />}
    </>
  );
}

type Asked = GivenToCall<typeof readTimeline>;

/** The first page, and those that were asked for after it. */
function Pages({ asked, first }: { asked: Asked; first: Timeline }) {
  const text = useTimelineText();
  const [later, setLater] = useState<readonly Timeline[]>([]);
  const { busy, failure, attempt } = useAttempt();
  const pages = [first, ...later];
  const next = pages.at(-1)?.next ?? null;
  const entries = pages.flatMap(({ entries: ofPage }) => ofPage);
  if (entries.length === 0) return <p className={styles.soft}>{text.none}</p>;
  return (
    <>
      <EntryList petId={asked.id} entries={entries} isKeeper={first.isKeeper} />
      {failure && <FailureNotice failure={failure} />}
      {next !== null && (
        <div>
          <Button
            variant="outline"
            aria-disabled={busy || undefined}
            onClick={() =>
              attempt(async () => {
                const page = await call(readTimeline, { ...asked, from: next });
                setLater((known) => [...known, page]);
              })
            }
          >
            <span aria-live="polite">{busy ? text.loading : text.more}</span>
          </Button>
        </div>
      )}
    </>
  );
}
