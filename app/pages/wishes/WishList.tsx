import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { Button, ButtonLink } from '#app/components/Button.tsx';
import { ConfirmDialog } from '#app/feedback/ConfirmDialog.tsx';
import { EmptyState } from '#app/feedback/EmptyState.tsx';
import { useLanguage } from '#app/i18n/texts.tsx';
import { useWishesText } from '#app/i18n/wishes/use-wishes-text.ts';
import { pathFor } from '#domain/site-map.ts';
import { endWishes, type ShownWish } from '#domain/wishes/wish-calls.ts';
import { DeviceAlerts } from './DeviceAlerts.tsx';
import styles from './Wishes.module.css';
import { WishItem } from './WishItem.tsx';

interface Props {
  /** What opens them. */
  wishKey: string;
  wishes: readonly ShownWish[];
  push: { publicKey: string; devices: number };
}

/** All that a mailbox wants to be told of: what waits to be confirmed first. */
export function WishList({ wishKey, wishes, push }: Props) {
  const text = useWishesText().list;
  const [isAsking, setAsking] = useState(false);
  if (wishes.length === 0) return <NoWishes title={text.empty} text={text.emptyText} />;
  const first = wishes.filter(({ state }) => state === 'pending');
  const others = wishes.filter(({ state }) => state !== 'pending');
  return (
    <>
      <ul className={`plain-list ${styles.list}`}>
        {[...first, ...others].map((wish) => (
          <li key={wish.id}>
            <WishItem wishKey={wishKey} wish={wish} />
          </li>
        ))}
      </ul>
      {push.publicKey && <DeviceAlerts wishKey={wishKey} {...push} />}
      <div>
        <Button variant="outline" size="small" icon="trash" onClick={() => setAsking(true)}>
          {text.endAll}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={text.endAllTitle}
          action={text.endAll}
          run={async () => {
            await call(endWishes, { key: wishKey });
          }}
          onClose={() => setAsking(false)}
        >
          <p>{text.endAllText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

export function NoWishes({ title, text }: { title: string; text: string }) {
  const words = useWishesText().list;
  return (
    <EmptyState animal="dog" title={title}>
      <p>{text}</p>
      <ButtonLink to={pathFor('adoptionPets', useLanguage())} icon="paw">
        {words.see}
      </ButtonLink>
    </EmptyState>
  );
}
