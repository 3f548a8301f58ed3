import { useLoaderData } from 'react-router';
import { PageHead } from '#app/components/PageHead.tsx';
import { PageHero } from '#app/components/text-page/PageHero.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { useIsKnown } from '#app/session/use-is-known.ts';
import { useToday } from '#app/site.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import type { NoticeField, ReadyNotice } from '#domain/lost-and-found/notice-input.ts';
import styles from './LostAndFound.module.css';
import { NoticeFields } from './NoticeFields.tsx';
import type { loader } from './NoticeFormPage.loader.ts';
import { SendForm } from './SendForm.tsx';
import { Shield } from './Shield.tsx';
import { refuse, sendCall } from './send-call.ts';

const load = () => import('#domain/lost-and-found/notice-calls.ts').then((of) => of.makeNotice);

/** Where anybody tells of an animal that they lost or found. */
export default function NoticeFormPage() {
  const { form: text, labels, list, path, shield, shieldHeading } = useLoaderData<typeof loader>();
  const language = useLanguage();
  const today = useToday();
  const isKnown = useIsKnown();
  const { once } = useIdempotencyKey();
  const home = { label: useText().shell.home, href: pathFor('home', language) };

  async function post(typed: Record<NoticeField, string>, captcha: string | undefined) {
    const { noticeInputOf, noticeProblems, tidyNotice } = await import(
      '#domain/lost-and-found/notice-input.ts'
    );
    const input = tidyNotice(noticeInputOf(typed)) as ReadyNotice;
    await refuse(noticeProblems(input, today), language);
    const said = { ...input, ...(captcha && { captcha }) };
    const { key } = await once(input, (idempotencyKey) =>
      sendCall(isKnown, load, said, { idempotencyKey }),
    );
    const { pathFor: pathOf } = await import('#domain/site-map.ts');
    return pathOf('ownNotice', language, { key });
  }

  return (
    <>
      <PageHead title={text.title} description={text.description} />
      <PageHero
        title={text.title}
        lead={text.lead}
        tone="jade"
        compact
        crumbs={[home, list, { label: text.crumb }]}
      />
      <Wrap className={`${styles.page} ${styles.columns}`}>
        <SendForm<NoticeField>
          action={path}
          text={text}
          wakes="email"
          isKnown={isKnown}
          post={post}
          small={{
            text: text.privacy,
            link: { label: text.privacyLink, to: pathFor('privacyNotice', language) },
          }}
        >
          {(field) => (
            <NoticeFields text={text} labels={labels} field={field} today={today} isNew />
          )}
        </SendForm>
        <Shield heading={shieldHeading} lines={shield} />
      </Wrap>
    </>
  );
}
