import { useEffect, useState } from 'react';
import { barsOf, pathOf, quietModules } from '#domain/donations/voucher-bars.ts';
import styles from './Barcode.module.css';

const height = 44;

/** Always black on white, for the till reads it from the screen. Nothing where it cannot be drawn: the digits do as well. */
export function Barcode({ digits, label }: { digits: string; label: string }) {
  const [bars, setBars] = useState('');
  useEffect(() => {
    let shown = true;
    barsOf(digits).then(
      (drawn) => shown && setBars(drawn),
      () => {},
    );
    return () => {
      shown = false;
    };
  }, [digits]);
  return (
    <div className={styles.paper}>
      {bars && (
        <svg
          className={styles.bars}
          viewBox={`${-quietModules} 0 ${bars.length + 2 * quietModules} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={label}
        >
          <path d={pathOf(bars, height)} />
        </svg>
      )}
    </div>
  );
}
