import { Icon, type IconName } from '#app/components/Icon.tsx';
import { useChargesText } from '#app/i18n/charges/use-charges-text.ts';
import type { ChargeState as State } from '#domain/adoption/charges/charge.ts';
import type { ChargeKind } from '#domain/donations/donation-kind.ts';
import styles from './StateMark.module.css';

const icons: Record<State, IconName> = {
  agreed: 'clock',
  due: 'clock',
  paid: 'check',
  toReturn: 'clock',
  returned: 'check',
  waived: 'check',
  forfeited: 'info',
  cancelled: 'minus',
};

const tones: Partial<Record<State, string>> = {
  due: 'new',
  toReturn: 'new',
  paid: 'good',
  returned: 'good',
  waived: 'good',
};

/** How a fee or deposit stands: in words, with a sign and a colour. */
export function ChargeState({ status, kind }: { status: State; kind: ChargeKind }) {
  const text = useChargesText();
  const isHeld = status === 'paid' && kind === 'sterilizationDeposit';
  return (
    <span className={styles.mark} data-tone={tones[status]}>
      <Icon name={icons[status]} size={16} />
      {isHeld ? text.held : text.states[status]}
    </span>
  );
}
