import { useEffect, useState } from 'react';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useWishesText } from '#app/i18n/wishes/use-wishes-text.ts';
import { addDevice, removeDevices } from '#domain/wishes/wish-calls.ts';
import { canSubscribe, currentSubscription, subscribe } from './device-subscription.ts';
import styles from './Wishes.module.css';

interface Props {
  wishKey: string;
  publicKey: string;
  /** Of the mailbox, this one included. */
  devices: number;
}

/** A notification besides the mail: nothing is asked of the browser before a tap. */
export function DeviceAlerts({ wishKey, publicKey, devices }: Props) {
  const { device: text } = useWishesText();
  const { busy, failure, attempt } = useAttempt();
  const [endpoint, setEndpoint] = useState<string>();
  const [problem, setProblem] = useState<'denied' | 'failed'>();
  useEffect(() => {
    currentSubscription().then(
      (found) => setEndpoint(found?.endpoint),
      () => {},
    );
  }, []);
  const isOn = endpoint !== undefined && devices > 0;

  const turnOn = () =>
    attempt(async () => {
      setProblem(undefined);
      const made = await subscribe(publicKey);
      if (typeof made === 'string') return setProblem(made);
      await call(addDevice, { key: wishKey, ...made });
      setEndpoint(made.endpoint);
    });
  const turnOff = (which: string | undefined) =>
    attempt(async () => {
      await call(removeDevices, { key: wishKey, endpoint: which });
      const own = await currentSubscription();
      await own?.unsubscribe();
      setEndpoint(undefined);
    });

  return (
    <section className={styles.device} aria-labelledby="device">
      <h2 id="device">{text.title}</h2>
      <p>{text.lead}</p>
      {failure && <FailureNotice failure={failure} />}
      <div role="status">
        {isOn && <Notice kind="success">{text.on}</Notice>}
        {problem && <Notice kind="warning">{text[problem]}</Notice>}
      </div>
      <div className={styles.ways}>
        {!canSubscribe() ? (
          <p>{text.install}</p>
        ) : isOn ? (
          <Button
            size="small"
            variant="outline"
            aria-disabled={busy || undefined}
            onClick={() => turnOff(endpoint)}
          >
            {text.off}
          </Button>
        ) : (
          <Button size="small" variant="outline" aria-disabled={busy || undefined} onClick={turnOn}>
            {text.ask}
          </Button>
        )}
        {devices > (isOn ? 1 : 0) && (
          <>
            <p className={styles.small}>{text.others(devices)}</p>
            <Button
              size="small"
              variant="quiet"
              aria-disabled={busy || undefined}
              onClick={() => turnOff(undefined)}
            >
              {text.offAll}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}
