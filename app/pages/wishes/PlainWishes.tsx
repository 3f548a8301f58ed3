import { Button } from '#app/components/Button.tsx';
import { longDate } from '#app/components/long-date.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useWishesText } from '#app/i18n/wishes/use-wishes-text.ts';
import { locale } from '#domain/language.ts';
import type { ShownWish } from '#domain/wishes/wish-calls.ts';
import { doName, doWords, idName } from './plain-wishes.ts';
import styles from './Wishes.module.css';
import { titleOf } from './wish-title.ts';

type PlainWish = Pick<ShownWish, 'id' | 'programme' | 'words' | 'state' | 'lastsUntil'>;

/** Where no JavaScript runs: each wish with the forms that keep and end it. */
export function PlainWishes({ wishes }: { wishes: readonly PlainWish[] }) {
  const { list: text, tellMe } = useWishesText();
  const language = useLanguage();
  if (wishes.length === 0) return <p>{text.gone}</p>;
  return (
    <>
      <ul className={`plain-list ${styles.list}`}>
        {wishes.map((wish) => {
          const { id, state, lastsUntil } = wish;
          const isPending = state === 'pending';
          return (
            <li key={id} className={styles.wish}>
              <h2>{titleOf(wish, tellMe)}</h2>
              <p className={styles.small}>
                {isPending
                  ? text.pending
                  : lastsUntil && text.until(longDate(lastsUntil, locale[language]))}
              </p>
              <form method="post" className={styles.ways}>
                <input type="hidden" name={idName} value={id} />
                <Button type="submit" size="small" name={doName} value={doWords.keep}>
                  {isPending ? text.confirm : text.extend}
                </Button>
                <Button
                  type="submit"
                  size="small"
                  variant="outline"
                  name={doName}
                  value={doWords.end}
                  aria-label={text.endOf(titleOf(wish, tellMe))}
                >
                  {text.end}
                </Button>
              </form>
            </li>
          );
        })}
      </ul>
      <form method="post">
        <Button type="submit" variant="outline" name={doName} value={doWords.end}>
          {text.endAll}
        </Button>
      </form>
    </>
  );
}
