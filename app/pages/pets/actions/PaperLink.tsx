import type { Paper } from '#app/api/pet-files.ts';
import { Icon } from '#app/components/Icon.tsx';
import { fileSize } from '#app/i18n/file-size.ts';
import { formatInstant } from '#app/i18n/format-instant.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import styles from './PaperLink.module.css';

/** Opens a paper in a window of its own: as a picture or PDF, or, where browsers show none, to be saved. */
export function PaperLink({ url, name, size, addedAt }: Paper) {
  const language = useLanguage();
  const facts = [fileSize(size, language), addedAt && formatInstant(addedAt, language)];
  return (
    <a className={styles.paper} href={url} target="_blank" rel="noopener noreferrer">
      <Icon name="folder" />
      <span>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </a>
  );
}
