import { useCallback, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useLoaded } from '#app/api/use-loaded.ts';
import { Button } from '#app/components/Button.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { TabLinks } from '#app/components/TabLinks.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useTimelineText } from '#app/i18n/timeline/use-timeline-text.ts';
import { LoginRequired } from '#app/session/guards.tsx';
import { timelineKind } from '#domain/timeline/timeline.ts';
import { EntryList } from './EntryList.tsx';
import styles from './Timeline.module.css';
import { isKind, readTimeline, type Timeline } from './timeline-calls.ts';

/** Carries the kind in the page's address. */
const kindParam = 'tipo';

/** What happened to a pet, from all that the portal knows of it. */
export default function TimelinePage() {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const requested = params.get(kindParam) ?? '';
  const kind = isKind(requested) ? requested : '';
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
  /** '' for all. */
  kind: string;
}

function PetTimeline({ petId, kind }: Props) {
  const text = useTimelineText();
  const load = useCallback(
    async () => ({ kind, page: await readTimeline(petId, kind, '') }),
    [petId, kind],
  );
  const { data, failure, reload } = useLoaded(load);
  if (!data)
    return failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />;
  const { mascota, es_responsable, tipos } = data.page;
  return (
    <>
      <header>
        <h1>{text.title(mascota.nombre)}</h1>
        <p className={styles.soft}>{es_responsable ? text.lead : text.familyLead}</p>
      </header>
      <TabLinks
        label={text.filters}
        links={[
          { to: '?', label: text.all, current: kind === '' },
          ...tipos.map((word) => ({
            to: `?${kindParam}=${word}`,
            label: text.kinds[timelineKind.fromWire(word) ?? 'life'],
            current: kind === word,
          })),
        ]}
        preventScrollReset
      />
      {failure && <FailureNotice failure={failure} retry={reload} />}
      {data.kind === kind && <Pages key={kind} petId={petId} kind={kind} first={data.page} />}
    </>
  );
}

/** The first page, and those that were asked for after it. */
function Pages({ petId, kind, first }: Props & { first: Timeline }) {
  const text = useTimelineText();
  const [later, setLater] = useState<readonly Timeline[]>([]);
  const { busy, failure, attempt } = useAttempt();
  const pages = [first, ...later];
  const next = pages.at(-1)?.siguiente ?? null;
  const entries = pages.flatMap(({ entradas }) => entradas);
  if (entries.length === 0) return <p className={styles.soft}>{text.none}</p>;
  return (
    <>
      <EntryList petId={petId} entries={entries} isKeeper={first.es_responsable} />
      {failure && <FailureNotice failure={failure} />}
      {next !== null && (
        <div>
          <Button
            variant="outline"
            aria-disabled={busy || undefined}
            onClick={() =>
              attempt(async () => {
                const page = await readTimeline(petId, kind, next);
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
