import { useRef, useState } from 'react';
import { openHelp } from '#app/adoption/application.ts';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import {
  type ActionOutcome,
  OutcomeNotice,
  useRestoredFocus,
} from '#app/feedback/OutcomeNotice.tsx';
import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { BesideList, useBeside } from '#app/lists/BesideList.tsx';
import { useNotedLocations } from '#app/lists/left-lists.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import { can } from '#domain/access/rights.ts';
import type { ApplicationState } from '#domain/adoption/application-machine.ts';
import { pathFor } from '#domain/site-map.ts';
import { Application } from './Application.tsx';
import styles from './Board.module.css';
import { BoardColumn } from './BoardColumn.tsx';
import { BoardFilters } from './BoardFilters.tsx';
import { ColumnButtons } from './ColumnButtons.tsx';
import { CompareBar } from './CompareBar.tsx';
import type { FoundApplications, ReceivedApplication } from './received-calls.ts';
import { TransitionDialog } from './TransitionDialog.tsx';
import type { TransitionName } from './transitions.ts';
import { useBoard } from './use-board.ts';

interface Wanted {
  application: ReceivedApplication;
  transition: TransitionName;
}

/** Folio of the application that is open beside the board. */
const openedParam = 'solicitud';

/** The applications that somebody decides about, in columns by state. */
export function Board({ user }: { user: SessionUser }) {
  const text = useReceivedText();
  const language = useLanguage();
  useNotedLocations();
  const board = useBoard();
  const beside = useBeside(openedParam);
  const pageOf = (folio: string) => pathFor('receivedApplication', language, { folio });
  const { data, failure, reload } = board;
  const [wanted, setWanted] = useState<Wanted>();
  const [dragged, setDragged] = useState<ReceivedApplication>();
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const outcomeRef = useRef<HTMLDivElement>(null);
  useRestoredFocus(outcomeRef, outcome, wanted !== undefined, data?.applications);
  const shown = data && decidedBy(user, data);

  const move = (application: ReceivedApplication, transition: TransitionName) => {
    setDragged(undefined);
    setWanted({ application, transition });
  };
  const toggle = (id: string) =>
    setChosenIds((ids) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]));

  return (
    <BesideList
      beside={beside}
      label={text.card.folio(Number(beside.opened))}
      pageOf={pageOf}
      panel={(folio) => <Application folio={Number(folio)} user={user} isBeside />}
    >
      <div className={styles.stack}>
        <div className={styles.top}>
          <BoardFilters board={board} pets={data?.pets} />
          <ButtonLink
            to={pathFor('adoptionFigures', language)}
            variant="quiet"
            size="small"
            icon="info"
          >
            {text.figures}
          </ButtonLink>
        </div>
        <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={outcomeRef} />
        {failure && <FailureNotice failure={failure} retry={reload} />}
        {!shown && !failure && <LoadingScreen />}
        {shown && shown.applications.length === 0 && <NoApplications user={user} board={board} />}
        {shown && shown.applications.length > 0 && (
          <>
            <p className={styles.count} role="status">
              {text.count(shown.applications.length, shown.total)}{' '}
              <span className={styles.hint}>{text.card.dragHint}</span>
            </p>
            <ColumnButtons columns={board.columns} applications={shown.applications} />
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, by key as well */}
            <section className={styles.board} aria-label={text.board} tabIndex={0}>
              {board.columns.map((state) => (
                <BoardColumn
                  key={state}
                  state={state}
                  applications={inState(shown.applications, state)}
                  pets={shown.pets}
                  marks={shown.marks}
                  chosenIds={chosenIds}
                  onToggle={toggle}
                  onMove={move}
                  dragged={dragged}
                  onDrag={setDragged}
                  beside={beside}
                  pageOf={pageOf}
                />
              ))}
            </section>
            {shown.applications.length < shown.total && (
              <div className={styles.more}>
                <Button variant="outline" disabled={board.busy} onClick={board.more}>
                  {text.more}
                </Button>
              </div>
            )}
            <CompareBar
              applications={shown.applications.filter(({ id }) => chosenIds.includes(id))}
              pets={shown.pets}
              onClear={() => setChosenIds([])}
            />
          </>
        )}
        {wanted && (
          <TransitionDialog
            {...wanted}
            onDone={setOutcome}
            onClose={() => setWanted(undefined)}
            linked
          />
        )}
      </div>
    </BesideList>
  );
}

/** Families that wait for help come first. */
const inState = (applications: readonly ReceivedApplication[], state: ApplicationState) =>
  applications
    .filter(({ status }) => status === state)
    .toSorted((a, b) => Number(openHelp(b).length > 0) - Number(openHelp(a).length > 0));

/** Rescuers find what they applied for themselves as well: that is not theirs to decide. */
function decidedBy(user: SessionUser, found: FoundApplications): FoundApplications {
  const isOwn = ({ applicantId }: ReceivedApplication) => applicantId === user.id;
  if (can(user, 'applications.manageAny')) {
    const applications = found.applications.map((one) =>
      isOwn(one) ? { ...one, transitions: [] } : one,
    );
    return { ...found, applications };
  }
  const applications = found.applications.filter((one) => !isOwn(one));
  const own = found.applications.length - applications.length;
  return { ...found, applications, total: found.total - own };
}

function NoApplications({
  user,
  board: { filter, petId, filterBy },
}: {
  user: SessionUser;
  board: ReturnType<typeof useBoard>;
}) {
  const text = useReceivedText();
  const language = useLanguage();
  if (filter !== 'open' || petId !== undefined) {
    return (
      <EmptyState title={text.nothingFound}>
        <Button variant="outline" onClick={() => filterBy({ petId: undefined, filter: 'open' })}>
          {text.showAll}
        </Button>
      </EmptyState>
    );
  }
  if (can(user, 'applications.manageAny')) return <EmptyState title={text.empty} />;
  return (
    <EmptyState animal="dog" title={text.empty}>
      <p>{text.emptyText}</p>
      <ButtonLink to={pathFor('myAdoptions', language)} icon="paw">
        {text.toPets}
      </ButtonLink>
    </EmptyState>
  );
}
