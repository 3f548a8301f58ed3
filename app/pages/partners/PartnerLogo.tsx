import styles from './PartnerLogo.module.css';
import type { DrawnLogo } from './shown-partner.ts';

/** 160 wide and 120 high. */
const shapes: Record<DrawnLogo['shape'], string> = {
  circle: 'M80 6a54 54 0 1 0 .01 0z',
  square:
    'M38 8h84a12 12 0 0 1 12 12v80a12 12 0 0 1-12 12H38a12 12 0 0 1-12-12V20A12 12 0 0 1 38 8z',
  arch: 'M26 112V62a54 54 0 0 1 108 0v50z',
  flag: 'M22 12h116v76l-14.5 16L109 92l-14.5 20L80 94l-14.5 18L51 92l-14.5 12L22 88z',
  leaf: 'M24 104C14 44 54 8 138 10c6 66-34 106-114 94z',
};

/** The logo of a partner that sent none: its initials on a shape of cut paper. */
export function PartnerLogo({ logo: { initials, shape, ground } }: { logo: DrawnLogo }) {
  return (
    <svg viewBox="0 0 160 120" className={`${styles.logo} ${styles[ground]}`} aria-hidden="true">
      <path className={styles.shape} d={shapes[shape]} />
      <path className={styles.inner} d={shapes[shape]} />
      <text className={styles.initials} x="80" y={shape === 'flag' ? 70 : 80}>
        {initials}
      </text>
    </svg>
  );
}
