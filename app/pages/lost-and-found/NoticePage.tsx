import { Link, useLoaderData } from 'react-router';
import { ButtonLink } from '#app/components/Button.tsx';
import { NarrowPage } from '#app/components/NarrowPage.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { PageHero } from '#app/components/text-page/PageHero.tsx';
import { Wrap } from '#app/components/Wrap.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { EmailField } from '#app/forms/EmailField.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useIdempotencyKey } from '#app/forms/use-idempotency-key.ts';
import { useLanguage, useText } from '#app/i18n/texts.tsx';
import { useIsKnown } from '#app/session/use-is-known.ts';
import { pathFor } from '#domain/initial-site-map.ts';
import type { ContactField } from '#domain/lost-and-found/notice-input.ts';
import { noticeLimits } from '#domain/lost-and-found/notice-limits.ts';
import styles from './LostAndFound.module.css';
import type { loader } from './NoticePage.loader.ts';
import { SendForm } from './SendForm.tsx';
import { Shield } from './Shield.tsx';
import { refuse, sendCall } from './send-call.ts';

type Page = ReturnType<typeof useLoaderData<typeof loader>>;
type Shown = Extract<Page, { notice: object }>;

/** One lost or found animal, and how whoever made the notice is written to without being known. */
export default function NoticePage() {
  const page = useLoaderData<typeof loader>();
  if (!page.notice) {
    return (
      <NarrowPage>
        <PageHead title={page.gone} description={page.goneText} noIndex />
        <h1>{page.gone}</h1>
        <p>{page.goneText}</p>
        <div>
          <ButtonLink to={page.list.href}>{page.list.label}</ButtonLink>
        </div>
      </NarrowPage>
    );
  }
  return <Content page={page as Shown} />;
}

function Content({ page }: { page: Shown }) {
  const { notice, labels, shield } = page;
  const home = { label: useText().shell.home, href: pathFor('home', useLanguage()) };
  return (
    <article>
      <PageHead title={`${notice.title}, ${notice.place}`} description={notice.marks} noIndex />
      <PageHero
        title={notice.title}
        lead={`${notice.place} · ${notice.since}`}
        tone="jade"
        compact
        crumbs={[home, { label: page.crumb, href: page.list.href }, { label: page.number }]}
      />
      <Wrap className={`${styles.page} ${styles.columns}`}>
        <div className={styles.report}>
          {notice.photos.length > 0 && (
            <div className={styles.photos}>
              {notice.photos.map(({ src, alt }) => (
                <img key={src} src={src} alt={alt} />
              ))}
            </div>
          )}
          <section className={styles.part} aria-labelledby="facts">
            <h2 id="facts">{labels.facts}</h2>
            <p>{notice.facts}</p>
            <p className={styles.text}>{notice.marks}</p>
          </section>
          <section className={styles.part} aria-labelledby="where">
            <h2 id="where">{labels.where}</h2>
            <p>{notice.place}</p>
            <p>
              {notice.map ? (
                <a href={notice.map} target="_blank" rel="noopener noreferrer nofollow">
                  {labels.square}
                </a>
              ) : (
                labels.noSquare
              )}
            </p>
          </section>
          <p>
            <Link to={page.share}>{labels.share}</Link>
          </p>
          <Shield {...shield} />
        </div>
        <section className={styles.part} aria-labelledby="write">
          <h2 id="write">{page.write.heading}</h2>
          {page.isSent ? (
            <Notice kind="success" title={labels.sent} announce>
              <p>{labels.sentText}</p>
            </Notice>
          ) : (
            <WriteForm page={page} />
          )}
        </section>
      </Wrap>
    </article>
  );
}

const load = () => import('#domain/lost-and-found/notice-calls.ts').then((of) => of.writeToNotice);

function WriteForm({ page }: { page: Shown }) {
  const { notice, labels, write, sentHref } = page;
  const isKnown = useIsKnown();
  const language = useLanguage();
  const { once } = useIdempotencyKey();

  async function post(typed: Record<ContactField, string>, captcha: string | undefined) {
    const { contactProblems, tidyContact } = await import('#domain/lost-and-found/notice-input.ts');
    const input = { folio: notice.folio, ...tidyContact(typed) };
    await refuse(contactProblems(input, { isAsked: true }), language);
    const said = { ...input, ...(captcha && { captcha }) };
    await once(input, (idempotencyKey) => sendCall(isKnown, load, said, { idempotencyKey }));
    return sentHref;
  }

  return (
    <>
      <p>{write.text}</p>
      <SendForm<ContactField>
        action={notice.href}
        text={labels}
        wakes="email"
        isKnown={isKnown}
        post={post}
      >
        {(field) => (
          <>
            <p className={styles.question}>{notice.question}</p>
            <TextField
              label={labels.answer}
              maxLength={noticeLimits.answer}
              autoComplete="off"
              required
              {...field('answer')}
            />
            <TextField
              multiline
              rows={4}
              label={labels.text}
              hint={labels.textHint}
              maxLength={noticeLimits.entry}
              required
              {...field('text')}
            />
            <EmailField label={labels.email} hint={labels.emailHint} required {...field('email')} />
          </>
        )}
      </SendForm>
    </>
  );
}
