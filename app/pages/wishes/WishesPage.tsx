import { useActionData, useLoaderData, useParams } from 'react-router';
import { useCall } from '#app/api/use-call.ts';
import { PageHead } from '#app/components/PageHead.tsx';
import { useHydrated } from '#app/components/use-hydrated.ts';
import { Wrap } from '#app/components/Wrap.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useWishesText } from '#app/i18n/wishes/use-wishes-text.ts';
import { openWishes } from '#domain/wishes/wish-calls.ts';
import { PlainWishes } from './PlainWishes.tsx';
import type { PlainOutcome } from './plain-wishes.ts';
import styles from './Wishes.module.css';
import type { action, loader } from './WishesPage.loader.ts';
import { NoWishes, WishList } from './WishList.tsx';

const done: readonly PlainOutcome[] = ['confirmed', 'extended', 'endedOne', 'ended'];

/** What one mailbox wants to be told of, by the link in its mails. Opening it changes nothing. */
export default function WishesPage() {
  const { list: text, plain } = useWishesText();
  const { key = '' } = useParams();
  const outcome = useActionData<typeof action>();
  const wishes = useLoaderData<typeof loader>();
  const isReady = useHydrated();
  return (
    <>
      <PageHead title={text.title} description={text.description} noIndex />
      <Wrap className={styles.page}>
        <div className={styles.head}>
          <h1>{text.title}</h1>
          <p>{text.lead}</p>
        </div>
        {outcome && (
          <Notice kind={done.includes(outcome) ? 'success' : 'warning'}>{plain[outcome]}</Notice>
        )}
        {outcome !== 'ended' && outcome !== 'gone' && (
          <noscript>
            <PlainWishes wishes={wishes} />
          </noscript>
        )}
        {isReady && <Opened wishKey={key} />}
      </Wrap>
    </>
  );
}

function Opened({ wishKey }: { wishKey: string }) {
  const text = useWishesText().list;
  const { data, failure, isMissing, reload } = useCall(openWishes, {
    key: wishKey,
    language: useLanguage(),
  });
  if (isMissing) return <NoWishes title={text.gone} text={text.goneText} />;
  if (data) return <WishList wishKey={data.key} wishes={data.wishes} push={data.push} />;
  return failure ? <FailureNotice failure={failure} retry={reload} /> : <LoadingScreen />;
}
