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
      <use href="#drawing-donate" />
    </svg>
  );
}
