import { useActionData } from 'react-router';
import { Button } from '#app/components/Button.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { noticeLimits } from '#domain/lost-and-found/notice-limits.ts';
import { Entries } from './Entries.tsx';
import styles from './LostAndFound.module.css';
import type { action } from './OwnNoticePage.loader.ts';
import { ownForm, ownWhats } from './own-notice-form.ts';
import type { OwnPage } from './own-page.ts';

type Contact = OwnPage['contacts'][number];

/** Who has written, with what they answered beside what is right. */
export function NoticeConversations({ page }: { page: OwnPage }) {
  const { messages, contacts, notice } = page;
  return (
    <section className={styles.part} aria-labelledby="messages">
      <h2 id="messages">{messages.heading}</h2>
      {contacts.length === 0 && <p className={styles.soft}>{messages.none}</p>}
      {contacts.map((contact, index) => (
        <article key={contact.id} className={styles.conversation}>
          <h3>
            {index + 1}. {messages.way[contact.way]} ({contact.stateName})
          </h3>
          {contact.question && (
            <dl className={styles.answers}>
              <div>
                <dt>{messages.question}</dt>
                <dd>{contact.question}</dd>
              </div>
              <div>
                <dt>{messages.theirs}</dt>
                <dd>{contact.answer}</dd>
              </div>
              <div>
                <dt>{messages.right}</dt>
                <dd>{notice.answer}</dd>
              </div>
            </dl>
          )}
          <Entries entries={contact.entries} own={messages.own} other={messages.other} />
          {notice.isOpen && contact.state !== 'blocked' && (
            <Ways contact={contact} messages={messages} />
          )}
        </article>
      ))}
    </section>
  );
}

function Ways({ contact, messages }: { contact: Contact; messages: OwnPage['messages'] }) {
  const problem = useActionData<typeof action>();
  const isMine = problem?.typed[ownForm.contact] === contact.id;
  const hidden = <input type="hidden" name={ownForm.contact} value={contact.id} />;
  return (
    <>
      <form method="post" className={styles.part} key={contact.entries.length}>
        {hidden}
        <input type="hidden" name={ownForm.what} value={ownWhats.answer} />
        <TextField
          multiline
          rows={3}
          label={messages.write}
          hint={messages.writeHint}
          name={ownForm.words}
          maxLength={noticeLimits.entry}
          error={isMine ? problem.errors.text : undefined}
          defaultValue={isMine ? (problem.typed[ownForm.words] ?? '') : ''}
          required
        />
        <div>
          <Button type="submit" variant="outline">
            {messages.send}
          </Button>
        </div>
      </form>
      <form method="post" className={styles.ways}>
        {hidden}
        {contact.state === 'open' && (
          <>
            <Button
              type="submit"
              size="small"
              icon="check"
              name={ownForm.what}
              value={ownWhats.believe}
            >
              {messages.believe}
            </Button>
            <span className={styles.soft}>{messages.believeHint}</span>
          </>
        )}
        <Button
          type="submit"
          size="small"
          variant="quiet"
          name={ownForm.what}
          value={ownWhats.block}
        >
          {messages.block}
        </Button>
      </form>
    </>
  );
}
