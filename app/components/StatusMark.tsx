import type { ReviewStatus } from '#domain/document-folders/folder-document.ts';
import { Icon, type IconName } from './Icon.tsx';
import styles from './StatusMark.module.css';

const icons: Record<ReviewStatus, IconName> = {
  valid: 'check',
  invalid: 'warning',
  reviewing: 'clock',
  preparing: 'plus',
  excluded: 'minus',
  other: 'info',
};

/** How a document of a folder stands: in words, with a sign and a colour. */
export function StatusMark({ status, name }: { status: ReviewStatus; name: string }) {
  return (
    <span className={styles.mark} data-status={status}>
      <Icon name={icons[status]} size={16} />
      {name}
    </span>
  );
}
