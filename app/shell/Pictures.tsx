import { Dog } from '#app/components/Animals.tsx';
import styles from './Pictures.module.css';

/** A dog that looks out, blinks and pricks up its ears. */
export function AdoptPicture() {
  return (
    <span className={styles.adopt}>
      <Dog coat="honey" />
    </span>
  );
}

/** A coin that drops into a beating heart. */
export function DonatePicture() {
  return (
    <svg className={styles.donate} viewBox="0 0 48 48" aria-hidden="true">
      <circle className={styles.ground} cx="24" cy="24" r="24" />
      <g className={styles.coin}>
        <circle className={styles.gold} cx="24" cy="11" r="6.5" />
        <circle className={styles.shine} cx="24" cy="11" r="3.6" />
      </g>
      <path
        className={styles.heart}
        d="M24 41C13.5 33.7 8.5 29 8.5 23.6c0-4 3-6.9 6.8-6.9 3.8 0 6.9 2.3 8.7 5.6 1.8-3.3 4.9-5.6 8.7-5.6 3.8 0 6.8 2.9 6.8 6.9C39.5 29 34.5 33.7 24 41z"
      />
    </svg>
  );
}
