import type { ReactNode } from 'react';
import { Icon, type IconName } from '#app/components/Icon.tsx';
import styles from './Notice.module.css';

type Kind = 'info' | 'success' | 'warning' | 'error';

const icons: Record<Kind, IconName> = {
  info: 'info',
  success: 'check',
  warning: 'warning',
  error: 'warning',
};

interface Props {
  kind?: Kind;
  title?: string;
  children?: ReactNode;
  /** Set on one that comes up while the page is open, so that screen readers say it. */
  announce?: boolean;
  onClose?: { label: string; close: () => void };
}

export function Notice({ kind = 'info', title, children, announce, onClose }: Props) {
  const role = announce ? (kind === 'error' ? 'alert' : 'status') : undefined;
  return (
    <div className={`${styles.notice} ${styles[kind]}`} role={role}>
      <Icon name={icons[kind]} size={22} className={styles.icon} />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
      {onClose && (
        <button type="button" className={styles.close} onClick={onClose.close}>
          <Icon name="close" label={onClose.label} />
        </button>
      )}
    </div>
  );
}
