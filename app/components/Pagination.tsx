import { Link } from 'react-router';
import { useText } from '#app/i18n/texts.tsx';
import { Icon } from './Icon.tsx';
import styles from './Pagination.module.css';

interface Props {
  page: number;
  lastPage: number;
  addressOf: (page: number) => string;
}

/** Real links, so that they work without JavaScript and search engines follow them. */
export function Pagination({ page, lastPage, addressOf }: Props) {
  const text = useText().common.pagination;
  if (lastPage <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label={text.label}>
      {page > 1 && (
        <Link className={styles.step} to={addressOf(page - 1)} rel="prev">
          <Icon name="chevron" className={styles.previous} />
          {text.previous}
        </Link>
      )}
      <ol className={`plain-list ${styles.pages}`}>
        {pagesToShow(page, lastPage).map((number) => (
          <li key={number} className={number < 0 ? styles.gap : undefined}>
            {number < 0 ? (
              '…'
            ) : (
              <Link
                className={styles.page}
                to={addressOf(number)}
                aria-current={number === page ? 'page' : undefined}
                aria-label={text.page(number)}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < lastPage && (
        <Link className={styles.step} to={addressOf(page + 1)} rel="next">
          {text.next}
          <Icon name="chevron" className={styles.next} />
        </Link>
      )}
    </nav>
  );
}

/** The first, the last and those around `page`; a negative number stands for a gap. */
export function pagesToShow(page: number, lastPage: number): number[] {
  const shown = [...new Set([1, page - 1, page, page + 1, lastPage])]
    .filter((number) => number >= 1 && number <= lastPage)
    .sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? number - 1;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [-number, number] : [number];
  });
}
