import { useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useEventMailsText } from '#app/i18n/event-mails.ts';
import type { Delivery } from '#domain/events/event-mail-calls.ts';
import styles from './InviteDialog.module.css';
import { ScrollingList } from './ScrollingList.tsx';

interface Props {
  deliveries: readonly Delivery[];
  busy: boolean;
  onRetry: () => void;
  onResend: (addresses: readonly string[]) => void;
}

/** What became of each mail of a sending, and what can be done about those that did not leave. */
export function MailOutcome({ deliveries, busy, onRetry, onResend }: Props) {
  const text = useEventMailsText();
  const of = (state: Delivery['state']) => deliveries.filter((one) => one.state === state);
  const [sent, already, uncertain] = [of('sent'), of('alreadySent'), of('uncertain')];
  const failed = [...of('failed'), ...of('pending'), ...of('later')];
  if (deliveries.length === 0) return <Notice title={text.nobody} announce />;
  const isAll = failed.length === 0 && uncertain.length === 0;
  const left = [...sent, ...already];
  const title = isAll ? text.all : left.length > 0 ? text.partial : text.none;
  const { outcome } = text;
  const counts = [
    outcome.sent(sent.length),
    already.length > 0 && outcome.alreadySent(already.length),
    of('failed').length > 0 && outcome.failed(of('failed').length),
    uncertain.length > 0 && outcome.uncertain(uncertain.length),
    of('pending').length > 0 && outcome.pending(of('pending').length),
    of('later').length > 0 && outcome.later(of('later').length),
  ];
  return (
    <>
      <Notice kind={isAll ? 'success' : 'error'} title={title} announce>
        <p>{counts.filter(Boolean).join(', ')}.</p>
      </Notice>
      {failed.length > 0 && (
        <section className={styles.part} aria-label={text.failed}>
          <ScrollingList label={text.failed}>
            {failed.map(({ to, error }) => (
              <li key={to}>
                <strong>{to}</strong>: {error}
              </li>
            ))}
          </ScrollingList>
          <div className={styles.ways}>
            <Button size="small" disabled={busy} onClick={onRetry}>
              {text.retry}
            </Button>
            <CopyFailed addresses={failed.map(({ to }) => to)} />
          </div>
        </section>
      )}
      {uncertain.length > 0 && (
        <section className={styles.part} aria-label={text.uncertain}>
          <p>
            <strong>{text.uncertain}</strong>
          </p>
          <p>{text.uncertainWhy}</p>
          <ScrollingList label={text.uncertain}>
            {uncertain.map(({ to }) => (
              <li key={to}>{to}</li>
            ))}
          </ScrollingList>
          <div>
            <Button
              size="small"
              variant="outline"
              disabled={busy}
              onClick={() => onResend(uncertain.map(({ to }) => to))}
            >
              {text.resend(uncertain.length)}
            </Button>
          </div>
        </section>
      )}
      {left.length > 0 && (
        <details className={styles.sent}>
          <summary className={styles.more}>
            {text.sent}
            <Icon name="chevron" size={18} />
          </summary>
          <ScrollingList label={text.sent}>
            {left.map(({ to }) => (
              <li key={to}>{to}</li>
            ))}
          </ScrollingList>
        </details>
      )}
    </>
  );
}

function CopyFailed({ addresses }: { addresses: readonly string[] }) {
  const text = useEventMailsText();
  const [announcement, setAnnouncement] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(addresses.join('\n')).then(
      () => setAnnouncement(text.copied),
      () => setAnnouncement(text.copyRefused),
    );
  return (
    <>
      <Button size="small" variant="outline" onClick={copy}>
        {text.copy}
      </Button>
      <span role="status">{announcement}</span>
    </>
  );
}
