import { Link, useActionData, useLoaderData } from 'react-router';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { NarrowPage } from '#app/components/NarrowPage.tsx';
import { PageHead } from '#app/components/PageHead.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { noticeLimits } from '#domain/lost-and-found/notice-limits.ts';
import type { action, loader } from './ContactPage.loader.ts';
import { Entries } from './Entries.tsx';
import styles from './LostAndFound.module.css';
import { ownForm, ownWhats } from './own-notice-form.ts';
import { Shield } from './Shield.tsx';

type Page = ReturnType<typeof useLoaderData<typeof loader>>;
type Shown = Extract<Page, { contact: object }>;

/** Where whoever wrote about an animal confirms it and reads the answers. */
export default function ContactPage() {
  const page = useLoaderData<typeof loader>();
  return (
    <NarrowPage>
      <PageHead title={page.labels.title} description={page.labels.heading} noIndex />
      {page.contact ? (
        <Content page={page as Shown} />
      ) : (
        <>
          <h1>{page.unknown.title}</h1>
          <div>
            <ButtonLink to={page.list}>{page.unknown.list}</ButtonLink>
          </div>
        </>
      )}
    </NarrowPage>
  );
}

function Content({ page }: { page: Shown }) {
  const problem = useActionData<typeof action>();
  const { contact, labels, done, see } = page;
  return (
    <>
      <h1>{labels.heading}</h1>
      {problem && <Notice kind="error" title={problem.message} announce />}
      {done && !problem && <Notice kind="success" title={done} announce />}
      <State page={page} />
      {contact.question && (
        <dl className={styles.answers}>
          <div>
            <dt>{contact.question}</dt>
            <dd>
              <span className={styles.soft}>{labels.yours}:</span> {contact.answer}
            </dd>
          </div>
        </dl>
      )}
      <div className={styles.conversation}>
        <Entries entries={contact.entries} own={page.own} other={page.other} />
      </div>
      {contact.isOpen && contact.state !== 'pending' && <Write page={page} />}
      {see && (
        <p>
          <Link to={see}>{labels.see}</Link>
        </p>
      )}
      <Shield {...page.shield} />
    </>
  );
}

function State({ page: { contact, labels } }: { page: Shown }) {
  if (!contact.isOpen) return <Notice kind="info" title={labels.over} />;
  if (contact.state === 'pending') {
    return (
      <Notice kind="info" title={labels.pending}>
        <p>{labels.pendingText}</p>
        <form method="post">
          <Button type="submit" name={ownForm.what} value={ownWhats.confirm} icon="check">
            {labels.confirm}
          </Button>
        </form>
      </Notice>
    );
  }
  const isBelieved = contact.state === 'believed';
  return (
    <Notice kind="success" title={isBelieved ? labels.believed : labels.open}>
      <p>{isBelieved ? labels.believedText : labels.openText}</p>
    </Notice>
  );
}

function Write({ page: { contact, labels, send } }: { page: Shown }) {
  const problem = useActionData<typeof action>();
  return (
    <form method="post" className={styles.part} key={contact.entries.length}>
      <input type="hidden" name={ownForm.what} value={ownWhats.write} />
      <TextField
        multiline
        rows={3}
        label={labels.write}
        name={ownForm.words}
        maxLength={noticeLimits.entry}
        error={problem?.errors.text}
        defaultValue={problem?.typed[ownForm.words] ?? ''}
        required
      />
      <div>
        <Button type="submit" variant="outline">
          {send}
        </Button>
      </div>
    </form>
  );
}
