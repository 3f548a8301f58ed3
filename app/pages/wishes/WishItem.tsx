import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '#app/api/call.ts';
import { Button } from '#app/components/Button.tsx';
import { longDate } from '#app/components/long-date.ts';
import { listOf } from '#app/components/pet-pages.ts';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useWishesText } from '#app/i18n/wishes/use-wishes-text.ts';
import { locale } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { endWishes, extendWish, type ShownWish } from '#domain/wishes/wish-calls.ts';
import styles from './Wishes.module.css';
import { titleOf } from './wish-title.ts';

/** One wish: confirmed or kept by one press, ended after a question. */
export function WishItem({ wishKey, wish }: { wishKey: string; wish: ShownWish }) {
  const { list: text, tellMe } = useWishesText();
  const language = useLanguage();
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState('');
  const { busy, failure, attempt } = useAttempt();
  const { id, programme, filter, state, lastsUntil } = wish;
  const title = titleOf(wish, tellMe);
  const isPending = state === 'pending';
  const extend = () =>
    attempt(async () => {
      await call(extendWish, { key: wishKey, id });
      setDone(isPending ? text.confirmed : text.extended);
    });
  return (
    <article className={styles.wish}>
      <h2>{title}</h2>
      <p className={styles.small}>
        {isPending
          ? text.pending
          : lastsUntil && text.until(longDate(lastsUntil, locale[language]))}
      </p>
      {failure && <FailureNotice failure={failure} />}
      <p role="status">{done}</p>
      <div className={styles.ways}>
        <Button
          variant={isPending ? 'primary' : 'outline'}
          size="small"
          aria-disabled={busy || undefined}
          onClick={extend}
        >
          {isPending ? text.confirm : text.extend}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={text.endOf(title)}
          onClick={() => setAsking(true)}
        >
          {text.end}
        </Button>
        <Link to={pathFor(listOf[programme], language) + (filter && `?${filter}`)}>
          {text.showAll}
        </Link>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={text.endTitle}
          action={text.end}
          run={async () => {
            await call(endWishes, { key: wishKey, id });
          }}
          onClose={() => setAsking(false)}
        >
          <p>{text.endText}</p>
        </ConfirmDialog>
      )}
    </article>
  );
}
