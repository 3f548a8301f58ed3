import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { Chip } from '#app/components/Chip.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Section } from '#app/forms/Section.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { clearSession } from '#app/session/session-store.ts';
import {
  endAllOwnSessions,
  endOwnSession,
  findOwnSessions,
  type OwnSession,
} from '#domain/accounts/session-calls.ts';
import styles from './EntryList.module.css';

/** Where the account is open, and how to end that. */
export function Sessions() {
  const text = useAccountText().sessions;
  const language = useLanguage();
  const { data: sessions, failure, reload } = useCall(findOwnSessions, {});
  const [ending, setEnding] = useState<OwnSession | 'all'>();
  return (
    <Section title={text.title} lead={text.lead}>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      <ul className={`plain-list ${styles.list}`}>
        {sessions?.map((session) => (
          <li key={session.id} className={styles.entry}>
            <div>
              <p className={styles.name}>
                {session.device || text.unknownDevice}
                {session.isCurrent && <Chip on>{text.current}</Chip>}
              </p>
              <p className={styles.facts}>
                {text.lastUse(formatInstant(session.lastUsedAt, language))} · {session.address}
              </p>
            </div>
            {!session.isCurrent && (
              <Button size="small" variant="outline" onClick={() => setEnding(session)}>
                {text.end}
                <span className="visually-hidden">: {session.device}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div>
        <Button size="small" variant="outline" onClick={() => setEnding('all')}>
          {text.endAll}
        </Button>
      </div>
      {ending === 'all' && (
        <ConfirmDialog
          title={text.endAllTitle}
          action={text.endAll}
          onClose={() => setEnding(undefined)}
          run={async () => {
            await call(endAllOwnSessions, {});
            clearSession();
          }}
        >
          <p>{text.endAllText}</p>
        </ConfirmDialog>
      )}
      {ending !== undefined && ending !== 'all' && (
        <ConfirmDialog
          title={text.endTitle(ending.device || text.unknownDevice)}
          action={text.end}
          onClose={() => setEnding(undefined)}
          run={async () => {
            await call(endOwnSession, { id: ending.id });
          }}
        />
      )}
    </Section>
  );
}
