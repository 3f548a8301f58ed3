import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import frame from '#app/components/PageParts.module.css';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import {
  type ActionOutcome,
  OutcomeNotice,
  useRestoredFocus,
} from '#app/feedback/OutcomeNotice.tsx';
import { useFosteringText } from '#app/i18n/fostering/use-fostering-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { ManagedList } from '#app/lists/ManagedList.tsx';
import { addressWith, useCallList } from '#app/lists/use-managed-list.ts';
import { useSite } from '#app/site.ts';
import { requestLimits } from '#domain/fostering/foster-request.ts';
import {
  cancelRequest,
  findRequests,
  type ShownRequest,
} from '#domain/fostering/foster-request-calls.ts';
import { needsInWords } from '#domain/fostering/needs-in-words.ts';
import { animalsOf } from '#domain/fostering/request-words.ts';
import { locale } from '#domain/language.ts';
import { pageParam, readPageNumber } from '#domain/paging.ts';
import { folioToFoster } from '#domain/rescues/foster-ask.ts';
import { Contact } from './Contact.tsx';
import styles from './Fostering.module.css';
import { MayAsk } from './MayAsk.tsx';
import { ReopenDialog } from './ReopenDialog.tsx';
import { RequestForm } from './RequestForm.tsx';
import { RequestFromRescue } from './RequestFromRescue.tsx';
import { WaitingAskers } from './WaitingAskers.tsx';

interface Props {
  ofAll: boolean;
  /** Of the address that stay from page to page. */
  params?: Readonly<Record<string, string>>;
}

/** What was asked, and who answered what; with the form to ask. */
export function RequestList({ ofAll, params = {} }: Props) {
  const text = useFosteringText().requests;
  const [search] = useSearchParams();
  const page = readPageNumber(search.get(pageParam));
  const list = useCallList(
    findRequests,
    { page, limit: requestLimits.shown, ofAll },
    { addressOf: (number) => addressWith(params, number) },
  );
  const [cancelled, setCancelled] = useState<ShownRequest>();
  const [reopened, setReopened] = useState<ShownRequest>();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const [turn, setTurn] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  useRestoredFocus(place, outcome, (cancelled ?? reopened) !== undefined, list.found?.items);
  const done = (title: string) => setOutcome({ kind: 'success', title });
  const folio = folioToFoster(search);
  const onAsked = (count: number) => {
    setTurn(turn + 1);
    done(text.form.sent(count));
  };
  return (
    <>
      {ofAll && <WaitingAskers />}
      <section className={frame.part} aria-labelledby="ask">
        <h2 id="ask">{text.form.title}</h2>
        <p className={styles.lead}>{text.form.lead}</p>
        <MayAsk>
          {folio !== undefined && turn === 0 ? (
            <RequestFromRescue folio={folio} onAsked={onAsked} />
          ) : (
            <RequestForm key={turn} onAsked={onAsked} />
          )}
        </MayAsk>
      </section>
      <section className={frame.part} aria-labelledby="asked">
        <h2 id="asked">{text.asked}</h2>
        <ManagedList
          list={list}
          bar={null}
          notice={
            <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={place} />
          }
          empty={
            <EmptyState title={text.none}>
              <p>{text.noneText}</p>
            </EmptyState>
          }
        >
          {(items) => (
            <ul className={`plain-list ${styles.list}`}>
              {items.map((one) => (
                <li key={one.id} className={styles.card}>
                  <Request
                    request={one}
                    showsAuthor={ofAll}
                    onCancel={() => setCancelled(one)}
                    onReopen={() => setReopened(one)}
                  />
                </li>
              ))}
            </ul>
          )}
        </ManagedList>
      </section>
      {cancelled && (
        <ConfirmDialog
          title={text.cancelTitle}
          action={text.cancel}
          onClose={() => setCancelled(undefined)}
          run={async () => {
            await call(cancelRequest, { id: cancelled.id });
            done(text.cancelled);
          }}
        >
          <p>{text.cancelText}</p>
        </ConfirmDialog>
      )}
      {reopened && (
        <ReopenDialog
          request={reopened}
          onClose={() => setReopened(undefined)}
          onAsked={(count) => done(text.form.sent(count))}
        />
      )}
    </>
  );
}

interface RequestProps {
  request: ShownRequest;
  showsAuthor: boolean;
  onCancel: () => void;
  onReopen: () => void;
}

function Request({ request, showsAuthor, onCancel, onReopen }: RequestProps) {
  const text = useFosteringText().requests;
  const language = useLanguage();
  const { timezone } = useSite();
  const moment = (instant: string) =>
    new Date(instant).toLocaleString(locale[language], {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: timezone,
    });
  const { species, count, state, answers, winner, unanswered } = request;
  const animals = animalsOf(species, count)[language];
  return (
    <>
      <h3>
        {text.heading(animals)} <span className={styles.soft}>{text.states[state]}</span>
      </h3>
      <p className={styles.words}>{request.words}</p>
      {needsInWords(request, language).map(({ label, value }) => (
        <p key={label} className={styles.soft}>
          {label}: {value}
        </p>
      ))}
      {request.pickup && <p className={styles.soft}>{text.pickup(request.pickup)}</p>}
      <p className={styles.soft}>
        {text.span(moment(request.createdAt), moment(request.expiresAt))}
        {showsAuthor && request.author && ` · ${text.by(request.author)}`}
      </p>
      {winner && <Contact label={text.winner} contact={winner} />}
      {answers.length > 0 && (
        <ul>
          {answers.map(({ name, city, answer, at }) => (
            <li key={`${at} ${name}`}>
              {text.answer(name || text.somebody, city, text.answers[answer])}{' '}
              <span className={styles.soft}>{moment(at)}</span>
            </li>
          ))}
        </ul>
      )}
      {unanswered > 0 && <p className={styles.soft}>{text.unanswered(unanswered)}</p>}
      {state === 'open' && (
        <div>
          <Button size="small" variant="outline" onClick={onCancel}>
            {text.cancel}
          </Button>
        </div>
      )}
      {state === 'solved' && request.reopened < requestLimits.reopened && (
        <div>
          <Button size="small" variant="outline" onClick={onReopen}>
            {text.reopen}
          </Button>
        </div>
      )}
    </>
  );
}
