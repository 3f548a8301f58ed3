import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { type ActionOutcome, OutcomeNotice } from '#app/feedback/OutcomeNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useInboxText } from '#app/i18n/inbox/use-inbox-text.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import { can } from '#domain/access/rights.ts';
import {
  assignMessage,
  findColleagues,
  markMessageRead,
  type OpenMessage,
} from '#domain/contact/inbox-calls.ts';
import { contactMessageMachine } from '#domain/contact/message-machine.ts';
import { nextState } from '#domain/documents/state-machine.ts';
import styles from './Message.module.css';
import { type MessageStep, moveMessage, removeMessage } from './move-message.ts';

interface Props {
  message: OpenMessage;
  viewer: SessionUser;
  /** Address of the list, for after it is gone or unread. */
  list: string;
}

const steps = ['archive', 'markAsSpam', 'restore'] as const satisfies readonly MessageStep[];

/** Who wrote and about what, who looks after it, and what else can be done with it. */
export function MessageHead({ message, viewer, list }: Props) {
  const text = useInboxText();
  const navigate = useNavigate();
  const when = useSiteInstant();
  const [removes, setRemoves] = useState(false);
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const outcomeRef = useRef<HTMLDivElement>(null);
  const { busy, failure, attempt } = useAttempt();
  const { once } = useIdempotencyKey();
  const mayAnswer = can(viewer, 'contact.answer');
  const { folio, name, email, subject, readBy, readAt } = message;

  const change = (run: () => Promise<unknown>, title: string) =>
    attempt(async () => {
      await run();
      setOutcome({ kind: 'success', title });
    });

  return (
    <section className={styles.head} aria-labelledby="message-subject">
      <div>
        <h2 id="message-subject" lang={message.language}>
          {subject}
        </h2>
        <p className={styles.facts}>
          {name} · {email} · {text.message.language[message.language]} · {text.message.folio(folio)}{' '}
          · {text.message.states[message.state]}
        </p>
        {readAt && readBy && (
          <p className={styles.facts}>
            {text.message.readBy(readBy.name || text.someone, when(readAt))}
          </p>
        )}
      </div>
      <OutcomeNotice outcome={outcome} onClose={() => setOutcome(undefined)} place={outcomeRef} />
      {failure && <FailureNotice failure={failure} />}
      {mayAnswer && (
        <div className={styles.ways}>
          <Assignment message={message} change={change} />
          {steps
            .filter((step) => nextState(contactMessageMachine, message.state, step))
            .map((step) => (
              <Button
                key={step}
                size="small"
                variant="outline"
                disabled={busy}
                onClick={() => change(() => moveMessage(once, folio, step), text.done[step](name))}
              >
                {text.actions[step]}
              </Button>
            ))}
          <Button
            size="small"
            variant="outline"
            disabled={busy}
            onClick={() =>
              attempt(async () => {
                await call(markMessageRead, { folio, isRead: false });
                // Open, it would be read again.
                navigate(list);
              })
            }
          >
            {text.actions.unread}
          </Button>
          {can(viewer, 'contact.manage') && (
            <Button size="small" variant="quiet" icon="trash" onClick={() => setRemoves(true)}>
              {text.actions.remove}
            </Button>
          )}
        </div>
      )}
      {removes && (
        <ConfirmDialog
          title={text.remove.title}
          action={text.remove.yes}
          onClose={() => setRemoves(false)}
          run={async () => {
            await removeMessage(folio);
            navigate(list);
          }}
        >
          <p>{text.remove.text}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

interface AssignmentProps {
  message: OpenMessage;
  change: (run: () => Promise<unknown>, title: string) => unknown;
}

function Assignment({ message: { folio, assigned }, change }: AssignmentProps) {
  const text = useInboxText();
  const { data: colleagues = [] } = useCall(findColleagues, {});
  // Somebody who has no such right any more is shown all the same.
  const known = assigned && !colleagues.some(({ id }) => id === assigned.id) ? [assigned] : [];
  const options = [...known, ...colleagues].map(({ id, name }) => ({
    value: id,
    label: name || text.someone,
  }));
  return (
    <SelectField
      label={text.message.assigned}
      value={assigned?.id ?? ''}
      empty={text.nobody}
      options={options}
      onChange={({ target }) => {
        const chosen = options.find(({ value }) => value === target.value);
        const title = chosen ? text.message.assign(chosen.label) : text.message.unassigned;
        change(() => call(assignMessage, { folio, to: chosen?.value ?? null }), title);
      }}
    />
  );
}
