import { useLanguage } from '#app/i18n/texts.tsx';
import type { DonationState as State } from '#domain/donations/donation-state.ts';
import { stateNames } from '#domain/donations/donation-words.ts';
import styles from './DonationState.module.css';
import { Icon, type IconName } from './Icon.tsx';

const icons: Record<State, IconName> = {
  pending: 'clock',
  requiresAction: 'info',
  paid: 'check',
  failed: 'warning',
  expired: 'clock',
  cancelled: 'close',
  refunded: 'minus',
  disputed: 'warning',
};

/** How a donation stands: in words, with a sign and a colour. */
export function DonationState({ status }: { status: State }) {
  const language = useLanguage();
  return (
    <span className={styles.mark} data-status={status}>
      <Icon name={icons[status]} size={16} />
      {stateNames[status][language]}
    </span>
  );
}
