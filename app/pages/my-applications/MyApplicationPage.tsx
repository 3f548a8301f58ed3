import { useParams } from 'react-router';
import { PageHead } from '#app/components/PageHead.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { useMyApplicationsText } from '#app/i18n/my-applications/use-my-applications-text.ts';
import { LoginRequired } from '#app/session/guards.tsx';
import styles from './MyApplications.module.css';
import { OwnApplicationView } from './OwnApplicationView.tsx';

/** One application, for the family that sent it. */
export default function MyApplicationPage() {
  const { folio = '' } = useParams();
  const text = useMyApplicationsText().page;
  return (
    <>
      <PageHead title={text.folio(Number(folio) || 0)} description={text.description} noIndex />
      <LoginRequired>
        {({ id }) => (
          <Wrap className={styles.page}>
            <OwnApplicationView key={folio} folio={Number(folio)} userId={id} />
          </Wrap>
        )}
      </LoginRequired>
    </>
  );
}
