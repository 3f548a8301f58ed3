import { useCall } from '#app/api/use-call.ts';
import { PageHead } from '#app/components/PageHead.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useWishesText } from '#app/i18n/wishes/use-wishes-text.ts';
import { LoginRequired } from '#app/session/guards.tsx';
import { findOwnWishes } from '#domain/wishes/wish-calls.ts';
import styles from './Wishes.module.css';
import { NoWishes, WishList } from './WishList.tsx';

/** What the own address wants to be told of. */
export default function MyWishesPage() {
  const text = useWishesText().list;
  return (
    <>
      <PageHead title={text.title} description={text.description} noIndex />
      <LoginRequired>
        {() => (
          <Wrap className={styles.page}>
            <div className={styles.head}>
              <h1>{text.title}</h1>
              <p>{text.lead}</p>
            </div>
            <Own />
          </Wrap>
        )}
      </LoginRequired>
    </>
  );
}

function Own() {
  const text = useWishesText().list;
  const { data, failure, reload } = useCall(findOwnWishes, { language: useLanguage() });
  if (data) return <WishList wishKey={data.key} wishes={data.wishes} push={data.push} />;
  if (data === null) return <NoWishes title={text.empty} text={text.emptyText} />;
  return failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />;
}
