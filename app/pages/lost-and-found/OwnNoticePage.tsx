import { Link, useActionData, useLoaderData } from 'react-router';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { NarrowPage } from '#app/components/NarrowPage.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { useToday } from '#app/site.ts';
import { EndNotice } from './EndNotice.tsx';
import styles from './LostAndFound.module.css';
import { NoticeConversations } from './NoticeConversations.tsx';
import { NoticeFields } from './NoticeFields.tsx';
import type { action, loader } from './OwnNoticePage.loader.ts';
import { OwnPhotos } from './OwnPhotos.tsx';
import { ownForm, ownWhats } from './own-notice-form.ts';
import type { OwnPage } from './own-page.ts';
import { Shield } from './Shield.tsx';

type Page = ReturnType<typeof useLoaderData<typeof loader>>;

/** Where whoever made a notice manages it. Programs that check mails open every link, so the page only asks. */
export default function OwnNoticePage() {
  const page = useLoaderData<typeof loader>();
  return (
    <NarrowPage>
      <PageHead title={page.title} description={page.description} noIndex />
      {page.notice ? <Content page={page as OwnPage} /> : <Unknown page={page} />}
    </NarrowPage>
  );
}

function Unknown({ page }: { page: Extract<Page, { unknown: object }> }) {
  return (
    <>
      <h1>{page.unknown.title}</h1>
      <p>{page.unknown.text}</p>
      <div>
        <ButtonLink to={page.list}>{page.unknown.list}</ButtonLink>
      </div>
    </>
  );
}

function Content({ page }: { page: OwnPage }) {
  const problem = useActionData<typeof action>();
  const { notice, state, labels, links, done } = page;
  const { status, isOpen, isManager } = notice;
  return (
    <>
      <h1>{page.heading}</h1>
      {problem && <Notice kind="error" title={problem.message} announce />}
      {done && !problem && <Notice kind="success" title={done} announce />}
      <Notice kind={isOpen ? 'info' : 'success'} title={state.title}>
        <p>{state.text}</p>
        {notice.note && (
          <p className={styles.text}>
            <strong>{labels.note}</strong> {notice.note}
          </p>
        )}
      </Notice>
      {isManager && status === 'unconfirmed' && (
        <form method="post">
          <Button type="submit" name={ownForm.what} value={ownWhats.confirm} icon="check">
            {labels.confirm}
          </Button>
        </form>
      )}
      {links && (
        <ul className={`plain-list ${styles.ways}`}>
          <li>
            <ButtonLink to={links.share} variant="outline" icon="share">
              {labels.share}
            </ButtonLink>
          </li>
          <li>
            <Link to={links.see}>{labels.see}</Link>
          </li>
        </ul>
      )}
      {isOpen && <OwnPhotos page={page} />}
      {isManager && <NoticeConversations page={page} />}
      {isManager && isOpen && status !== 'unconfirmed' && <Matches page={page} />}
      {isManager && isOpen && <Edit page={page} />}
      {isManager && isOpen && <EndNotice page={page} />}
      {isManager && <Shield {...page.shield} />}
    </>
  );
}

function Matches({ page: { matches } }: { page: OwnPage }) {
  return (
    <section className={styles.part} aria-labelledby="matches">
      <h2 id="matches">{matches.heading}</h2>
      <p className={styles.soft}>{matches.found.length > 0 ? matches.hint : matches.none}</p>
      <ul className={`plain-list ${styles.part}`}>
        {matches.found.map((match) => (
          <li key={match.href} className={styles.conversation}>
            <p>
              <Link to={match.href}>{match.label}</Link>: {match.reasons}
            </p>
            {match.folio !== null && (
              <form method="post">
                <input type="hidden" name={ownForm.other} value={match.folio} />
                <Button
                  type="submit"
                  variant="outline"
                  size="small"
                  name={ownForm.what}
                  value={ownWhats.reunite}
                >
                  {matches.together}
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Edit({ page: { edit } }: { page: OwnPage }) {
  const problem = useActionData<typeof action>();
  const today = useToday();
  const isWrong = problem?.typed[ownForm.what] === ownWhats.edit;
  const typed = isWrong ? problem.typed : edit.typed;
  const errors = isWrong ? problem.errors : {};
  const [firstWrong] = Object.keys(errors);
  return (
    <details open={isWrong}>
      <summary>{edit.heading}</summary>
      <form method="post" className={styles.report} noValidate>
        <p className={styles.soft}>{edit.hint}</p>
        <input type="hidden" name={ownForm.what} value={ownWhats.edit} />
        <NoticeFields
          text={edit.form}
          labels={edit.fields}
          today={today}
          field={(name) => ({
            name,
            defaultValue: typed[name] ?? '',
            error: errors[name],
            autoFocus: name === firstWrong,
          })}
        />
        <div>
          <Button type="submit" icon="check">
            {edit.save}
          </Button>
        </div>
      </form>
    </details>
  );
}
