import styles from './Avatar.module.css';

interface Props {
  user: { name: string; avatarUrl: string };
  size?: 'small' | 'large';
}

/** The person's picture, or their first letter. It stands beside the name, so it says nothing of its own. */
export function Avatar({ user, size = 'small' }: Props) {
  const [letter = ''] = user.name.trim();
  return (
    <span className={`${styles.avatar} ${styles[size]}`} aria-hidden="true">
      {user.avatarUrl ? (
        <img className={styles.picture} src={user.avatarUrl} alt="" />
      ) : (
        letter.toLocaleUpperCase('es-MX')
      )}
    </span>
  );
}
