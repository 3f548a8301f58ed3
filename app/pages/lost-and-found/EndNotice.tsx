import { Button } from '#app/components/Button.tsx';
import styles from './LostAndFound.module.css';
import { ownForm, ownWhats } from './own-notice-form.ts';
import type { OwnPage } from './own-page.ts';

/** Renewing, and the two ways in which a notice ends; what cannot be undone is asked twice. */
export function EndNotice({ page: { end, notice } }: { page: OwnPage }) {
  return (
    <section className={styles.part} aria-labelledby="end">
      <h2 id="end">{end.heading}</h2>
      {end.other && <p>{end.other}</p>}
      <p className={styles.soft}>{end.ends}</p>
      {end.mayRenew && (
        <form method="post">
          <Button type="submit" name={ownForm.what} value={ownWhats.renew} icon="check">
            {end.renew}
          </Button>
        </form>
      )}
      {notice.status !== 'unconfirmed' && (
        <Asked label={end.reunited} what={ownWhats.reunite} end={end} />
      )}
      <Asked label={end.withdraw} what={ownWhats.withdraw} end={end} />
    </section>
  );
}

function Asked({ label, what, end }: { label: string; what: string; end: OwnPage['end'] }) {
  return (
    <details>
      <summary>{label}</summary>
      <form method="post" className={styles.ways}>
        <p>{end.sure}</p>
        <Button type="submit" variant="outline" name={ownForm.what} value={what}>
          {end.confirmed}
        </Button>
      </form>
    </details>
  );
}
