import styles from './Garland.module.css';

/** A string of papel picado, as wide as what it hangs from. */
export function Garland() {
  return <div className={styles.garland} aria-hidden="true" />;
}
