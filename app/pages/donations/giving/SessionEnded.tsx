import { Button } from '#app/components/Button.tsx';
import { useFocusOnArrival } from '#app/components/use-focus-on-arrival.ts';
import { Notice } from '#app/feedback/Notice.tsx';
import { useGivingText } from '#app/i18n/donations/giving/use-giving-text.ts';
import styles from './Giving.module.css';

interface Props {
  /** A charge was asked for, and it is not known what came of it. */
  mayBeCharged: boolean;
  onSignIn: () => void;
}

/** The session has ended on the way: what was chosen stays, and goes on after the sign-in. */
export function SessionEnded({ mayBeCharged, onSignIn }: Props) {
  const text = useGivingText().sessionEnded;
  const place = useFocusOnArrival();
  return (
    <div ref={place} tabIndex={-1} className={styles.ended}>
      <Notice kind="warning" title={text.title} announce>
        <p>{mayBeCharged ? text.uncertain : text.nothingCharged}</p>
        <div className={styles.way}>
          <Button size="small" onClick={onSignIn}>
            {text.signIn}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
