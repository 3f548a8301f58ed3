import { Fragment, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSiteInstant } from '#app/administration/use-site-instant.ts';
import { call } from '#app/api/call.ts';
import { useCall } from '#app/api/use-call.ts';
import { Button } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { FailureNotice } from '#app/feedback/FailureNotice.tsx';
import { LoadingScreen } from '#app/feedback/LoadingScreen.tsx';
import { Section } from '#app/forms/Section.tsx';
import { useSettingsText } from '#app/i18n/settings/use-settings-text.ts';
import {
  type FoundProviderKeys,
  findProviderKeys,
  removeProviderKeys,
} from '#domain/provider-keys/provider-key-calls.ts';
import {
  type KeyedProvider,
  keyedPayments,
  keysAnchor,
} from '#domain/provider-keys/provider-keys.ts';
import { ProviderKeyForm } from './ProviderKeyForm.tsx';
import styles from './Settings.module.css';

const groups = {
  payments: keyedPayments,
  mail: ['mail'],
  stamping: ['sw'],
} as const satisfies Record<string, readonly KeyedProvider[]>;
type Group = keyof typeof groups;
const groupNames = Object.keys(groups) as Group[];

/** The keys of each service outside the portal: whether they are there, and where they are entered. They are never shown. */
export function ProviderKeys() {
  const text = useSettingsText().keys;
  const { hash } = useLocation();
  const { data, failure, reload } = useCall(findProviderKeys, {});
  const isThere = data !== undefined;
  // A link leads to one of them, which was not there when the page was opened.
  useEffect(() => {
    if (isThere && hash) document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'start' });
  }, [isThere, hash]);
  if (failure) return <FailureNotice failure={failure} retry={reload} />;
  if (!data) return <LoadingScreen />;
  return groupNames.map((group) => (
    <Fragment key={group}>
      <h2 className={styles.title}>{text.groups[group]}</h2>
      {group === 'payments' && <p>{text.lead}</p>}
      {data
        .filter(({ provider }) => groups[group].some((one) => one === provider))
        .map((found) => (
          <KeysOf
            key={`${found.provider} ${found.source} ${found.setAt}`}
            group={group}
            found={found}
          />
        ))}
    </Fragment>
  ));
}

function KeysOf({ group, found }: { group: Group; found: FoundProviderKeys }) {
  const { provider, source, variable } = found;
  const { fixed, keys: text } = useSettingsText();
  const [opens, setOpens] = useState(false);
  const [removes, setRemoves] = useState(false);
  const name = text.providers[provider];
  return (
    <Section title={name} lead={text.takes[provider]} id={keysAnchor[provider]}>
      {source === 'environment' && <p className={styles.note}>{fixed(variable)}</p>}
      {source === 'usual' && !opens && <p className={styles.note}>{text.none}</p>}
      {source === 'stored' && <Stored found={found} />}
      {source !== 'environment' && !opens && (
        <div className={styles.ways}>
          <Button size="small" variant="outline" onClick={() => setOpens(true)}>
            {source === 'stored' ? text.change : text.enter}
            <span className="visually-hidden">: {name}</span>
          </Button>
          {source === 'stored' && (
            <Button size="small" variant="quiet" onClick={() => setRemoves(true)}>
              {text.remove}
              <span className="visually-hidden">: {name}</span>
            </Button>
          )}
        </div>
      )}
      {opens && <ProviderKeyForm provider={provider} onClose={() => setOpens(false)} />}
      {removes && (
        <ConfirmDialog
          title={text.removeTitle(name)}
          action={text.remove}
          onClose={() => setRemoves(false)}
          run={async () => {
            await call(removeProviderKeys, { provider });
          }}
        >
          <p>{text.removeTexts[group]}</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}

function Stored({ found }: { found: FoundProviderKeys }) {
  const { provider, ending, setAt, setBy, isReadable, isTest } = found;
  const text = useSettingsText().keys;
  const when = useSiteInstant();
  const hasAccount = provider === 'mail' || provider === 'sw';
  const kind = hasAccount ? 'sw' : 'payments';
  return (
    <p>
      {text.stored(when(setAt ?? ''), setBy ?? text.somebody)}{' '}
      {hasAccount ? text.account(ending ?? '') : text.endsIn(ending ?? '')}{' '}
      {isTest !== null && <strong>{(isTest ? text.test : text.live)[kind]}</strong>}
      {!isReadable && text.unreadable}
    </p>
  );
}
