import { PageHead } from '#app/components/PageHead.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { useSubscribersText } from '#app/i18n/subscribers.ts';
import { AdministratorRequired } from '#app/session/guards.tsx';
import styles from './NewsletterSubscribersPage.module.css';
import { SubscriberList } from './SubscriberList.tsx';

export default function NewsletterSubscribersPage() {
  const text = useSubscribersText();
  return (
    <>
      <PageHead title={text.title} description={text.lead} noIndex />
      <AdministratorRequired>
        {() => (
          <Wrap className={styles.page}>
            <h1 className={styles.title}>{text.title}</h1>
            <p className={styles.lead}>{text.lead}</p>
            <SubscriberList />
          </Wrap>
        )}
      </AdministratorRequired>
    </>
  );
}
