import { Icon } from '#app/components/Icon.tsx';
import { fileSize } from '#app/i18n/file-size.ts';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import type { ListedResource } from '#server/features/communication/resources/listed-resource.ts';
import styles from './ResourceCard.module.css';

export function ResourceCard({ resource }: { resource: ListedResource }) {
  const text = useText().content.resources;
  const language = useLanguage();
  const { id, group, title, summary, files, live } = resource;
  return (
    <article className={styles.card} aria-labelledby={id}>
      <span className={`${styles.paper} ${styles[group]}`} aria-hidden="true">
        <Icon name="paw" size={26} />
      </span>
      <div className={styles.words}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        <p className={styles.summary}>{summary}</p>
        <ul className={`plain-list ${styles.files}`}>
          {files.map(({ format, href, bytes }) => {
            const name = format === 'docx' ? 'Word' : 'PDF';
            return (
              <li key={format}>
                <a className={styles.file} href={href} download>
                  <Icon name="download" size={18} />
                  <span className="visually-hidden">{text.download(title)} </span>
                  {text.file(
                    name,
                    live ? text.today : bytes ? fileSize(bytes, language) : undefined,
                  )}
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </article>
  );
}
