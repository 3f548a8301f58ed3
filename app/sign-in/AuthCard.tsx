import type { ReactNode } from 'react';
import { Cat, Dog } from '#app/components/Animals.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { useSignInText } from '#app/i18n/sign-in/use-sign-in-text.ts';
import styles from './AuthCard.module.css';

interface Props {
  title: string;
  lead: string;
  animal?: 'dog' | 'cat';
  wide?: boolean;
  /** Above the form: what somebody should know first. */
  notice?: ReactNode;
  children: ReactNode;
}

/** One quiet card with a form, for the pages that lead into the account. */
export function AuthCard({ title, lead, animal = 'dog', wide, notice, children }: Props) {
  return (
    <div className={wide ? `${styles.page} ${styles.wide}` : styles.page}>
      <PageHead title={title} description={lead} noIndex />
      <div className={styles.peek}>
        {animal === 'dog' ? <Dog coat="honey" /> : <Cat coat="marmalade" />}
      </div>
      <div className={styles.card}>
        <div className={styles.head}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <noscript>
          <NeedsScript />
        </noscript>
        {notice}
        {children}
      </div>
    </div>
  );
}

/** The session lives in the browser, and these forms with it (docs/decisions/0017-progressive-enhancement.md). */
function NeedsScript() {
  return <p className={styles.lead}>{useSignInText().needsScript}</p>;
}
