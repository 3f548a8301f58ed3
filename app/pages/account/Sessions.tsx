import { useState } from 'react';
import { callApi } from '#app/api/session-client.ts';
import type { DataOf } from '#app/api/transport/request.ts';
import { useLoaded } from '#app/api/use-loaded.ts';
import { Button } from '#app/components/Button.tsx';
import { Chip } from '#app/components/Chip.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Section } from '#app/forms/Section.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { clearSession } from '#app/session/session-store.ts';
import styles from './EntryList.module.css';

type OpenSession = DataOf<'sesion:consultar'>[number];

const fetchSessions = () => callApi('sesion:consultar', {});

/** Where the account is open, and how to end that. */
export function Sessions() {
  const text = useAccountText().sessions;
  const language = useLanguage();
  const { data: sessions, failure, reload } = useLoaded(fetchSessions);
  const [ending, setEnding] = useState<OpenSession | 'all'>();
  return (
    <Section title={text.title} lead={text.lead}>
      {failure && <FailureNotice failure={failure} retry={reload} />}
      <ul className={`plain-list ${styles.list}`}>
        {sessions?.map((session) => (
          <li key={session.id} className={styles.entry}>
            <div>
              <p className={styles.name}>
                {session.dispositivo || text.unknownDevice}
                {session.actual && <Chip on>{text.current}</Chip>}
              </p>
              <p className={styles.facts}>
                {text.lastUse(formatInstant(session.ultimo_uso, language))} · {session.direccion}
              </p>
            </div>
            {!session.actual && (
              <Button size="small" variant="outline" onClick={() => setEnding(session)}>
                {text.end}
                <span className="visually-hidden">: {session.dispositivo}</span>
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
            await callApi('sesion:cerrar_todas', {});
            clearSession();
          }}
        >
          <p>{text.endAllText}</p>
        </ConfirmDialog>
      )}
      {ending !== undefined && ending !== 'all' && (
        <ConfirmDialog
          title={text.endTitle(ending.dispositivo || text.unknownDevice)}
          action={text.end}
          onClose={() => setEnding(undefined)}
          run={async () => {
            await callApi('sesion:cerrar', { id: ending.id });
            reload();
          }}
        />
      )}
    </Section>
  );
}
