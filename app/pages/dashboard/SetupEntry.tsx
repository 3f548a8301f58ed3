import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { useAttempt } from '#app/feedback/use-attempt.ts';
import { useSetupText } from '#app/i18n/setup/use-setup-text.ts';
import { useLanguage } from '#app/i18n/texts.tsx';
import type { Language } from '#domain/language.ts';
import { type SetupWay, setupWays } from '#domain/operations/setup.ts';
import {
  type FoundSetupItem,
  type SetupTrial,
  trySetupItem,
} from '#domain/operations/setup-calls.ts';
import { pathFor } from '#domain/site-map.ts';
import styles from './Setup.module.css';

/** One thing that a portal needs: how it stands, whose it is, and the way to it. */
export function SetupEntry({
  found: { item, state, count, canBeTried },
}: {
  found: FoundSetupItem;
}) {
  const text = useSetupText();
  const language = useLanguage();
  const { title, missing, done } = text.items[item];
  const way = setupWays[item];
  const to = placeOf(way, language);
  const isDone = state === 'done';
  return (
    <li className={styles.item} data-state={state}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <span className={styles.state}>
          <Icon name={isDone ? 'check' : 'info'} size={16} />
          {text.states[state]}
          {!isDone && count !== null && `: ${text.count(count)}`}
        </span>
      </div>
      <p>{isDone ? done : missing}</p>
      {!isDone && (
        <p className={styles.who}>
          <strong>{text.who}:</strong> {text.keepers[way.keeper]}
          {way.variables && (
            <>
              {'. '}
              {way.page ? text.orVariables : text.variables}:{' '}
              <code>{way.variables.join(', ')}</code>
            </>
          )}
        </p>
      )}
      <div className={styles.ways}>
        {to && !isDone && (
          <ButtonLink to={to} size="small" variant="outline" aria-label={text.goTo(title)}>
            {text.go}
          </ButtonLink>
        )}
        {canBeTried && <Trial item={item} label={item === 'mail' ? text.tryMail : text.try} />}
      </div>
    </li>
  );
}

function placeOf({ page, slug, hash = '' }: SetupWay, language: Language): string | undefined {
  if (slug) return pathFor('editContent', language, { slug });
  return page && pathFor(page, language) + hash;
}

function Trial({ item, label }: { item: FoundSetupItem['item']; label: string }) {
  const text = useSetupText();
  const [trial, setTrial] = useState<SetupTrial>();
  const { busy, failure, attempt } = useAttempt();
  return (
    <>
      <Button
        size="small"
        variant="outline"
        disabled={busy}
        onClick={() => attempt(async () => setTrial(await call(trySetupItem, { item })))}
      >
        {busy ? text.trying : label}
      </Button>
      {failure && <FailureNotice failure={failure} />}
      <div role="status" className={styles.trial}>
        {trial && !busy && (
          <>
            <p>
              <strong>{trial.worked ? text.worked : text.failed}</strong>{' '}
              {trial.facts.map((fact) => text.facts[fact]).join(' ')}
            </p>
            {trial.error && (
              <p lang="en">
                <code>{trial.error}</code>
              </p>
            )}
          </>
        )}
      </div>
    </>
  );
}
