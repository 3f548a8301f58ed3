import { useParams } from 'react-router';
import { PageHead } from '#app/components/PageHead.tsx';
import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import { LoginRequired } from '#app/session/guards.tsx';
import { Application } from './Application.tsx';
import styles from './ReceivedApplications.module.css';

/** One application, for whoever decides about it. */
export default function ReceivedApplicationPage() {
  const { folio = '' } = useParams();
  const text = useReceivedText();
  return (
    <div className={styles.page}>
      <PageHead
        title={text.card.folio(Number(folio) || 0)}
        description={text.page.description}
        noIndex
      />
      <LoginRequired>
        {(user) => <Application key={folio} folio={Number(folio)} user={user} />}
      </LoginRequired>
    </div>
  );
}
