import styles from './Avatar.module.css';

interface Props {
  user: { nombre: string; avatar?: string | null };
  size?: 'small' | 'large';
}

/** The person's picture, or their first letter. It stands beside the name, so it says nothing of its own. */
export function Avatar({ user, size = 'small' }: Props) {
  const [letter = ''] = user.nombre.trim();
  return (
    <span className={`${styles.avatar} ${styles[size]}`} aria-hidden="true">
      {user.avatar ? (
        <img className={styles.picture} src={user.avatar} alt="" />
      ) : (
        letter.toLocaleUpperCase('es-MX')
      )}
    </span>
  );
}
