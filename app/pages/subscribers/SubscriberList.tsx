import { useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { Pagination } from '#app/components/Pagination.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { TextField } from '#app/forms/TextField.tsx';
import { useSubscribersText } from '#app/i18n/subscribers.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import { readPageNumber } from '#domain/paging.ts';
import { pathFor } from '#domain/site-map.ts';
import { ExportButton } from './ExportButton.tsx';
import styles from './NewsletterSubscribersPage.module.css';
import { SubscriberTable } from './SubscriberTable.tsx';
import { removeSubscriber, type Subscriber } from './subscribers.ts';
import { useSubscribers } from './use-subscribers.ts';

const searchParam = 'buscar';
const pageParam = 'pagina';

export function SubscriberList() {
  const text = useSubscribersText();
  const path = pathFor('newsletterSubscribers', useLanguage());
  const [params] = useSearchParams();
  const term = params.get(searchParam)?.trim() ?? '';
  const page = readPageNumber(params.get(pageParam));
  const { state, reload } = useSubscribers(term, page);
  const [chosen, setChosen] = useState<Subscriber>();
  const [outcome, setOutcome] = useState<{ kind: 'success' | 'error'; words: string }>();

  async function remove(subscriber: Subscriber) {
    setChosen(undefined);
    try {
      await removeSubscriber(subscriber);
      setOutcome({ kind: 'success', words: text.removed(subscriber.payload.nombre) });
    } catch {
      setOutcome({ kind: 'error', words: text.failed });
    }
    reload();
  }

  function addressOf(number: number): string {
    const query = new URLSearchParams({
      ...(term && { [searchParam]: term }),
      ...(number > 1 && { [pageParam]: String(number) }),
    });
    return query.size > 0 ? `${path}?${query}` : path;
  }

  return (
    <div className={styles.list}>
      <div className={styles.bar}>
        <Form action={path} className={styles.search} key={term} role="search">
          <TextField
            label={text.search}
            hint={text.searchHint}
            type="search"
            name={searchParam}
            defaultValue={term}
          />
          <Button type="submit" variant="outline" icon="search">
            {text.find}
          </Button>
          {term && (
            <ButtonLink to={path} variant="quiet">
              {text.all}
            </ButtonLink>
          )}
        </Form>
        <ExportButton term={term} />
      </div>
      <div aria-live="polite">
        {outcome && (
          <Notice kind={outcome.kind} announce>
            <p>{outcome.words}</p>
          </Notice>
        )}
      </div>
      <p role="status" className={styles.count}>
        {state.status === 'found' ? text.count(state.total) : text.loading}
      </p>
      {state.status === 'failed' && <Notice kind="error" title={text.failed} announce />}
      {state.status === 'found' && state.total === 0 && (
        <EmptyState title={term ? text.nothingFound : text.empty} />
      )}
      {state.status === 'found' && state.total > 0 && (
        <>
          <SubscriberTable subscribers={state.subscribers} onRemove={setChosen} />
          <Pagination page={page} lastPage={state.lastPage} addressOf={addressOf} />
        </>
      )}
      {chosen && (
        <MessageDialog
          title={text.confirm.title}
          close={text.confirm.no}
          onClose={() => setChosen(undefined)}
          action={<Button onClick={() => remove(chosen)}>{text.confirm.yes}</Button>}
        >
          <p>{text.confirm.text(chosen.payload.nombre, chosen.payload.email)}</p>
        </MessageDialog>
      )}
    </div>
  );
}
