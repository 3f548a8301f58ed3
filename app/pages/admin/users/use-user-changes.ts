import { useState } from 'react';
import { call } from '#app/api/call.ts';
import { explainFailure } from '#app/feedback/explain-failure.ts';
import type { ActionOutcome } from '#app/feedback/OutcomeNotice.tsx';
import { useAccountText } from '#app/i18n/account/use-account-text.ts';
import { useAdministrationText } from '#app/i18n/administration/use-administration-text.ts';
import { renewToken } from '#app/session/renewal.ts';
import { readSession } from '#app/session/session-store.ts';
import type { SessionUser } from '#app/session/session-user.ts';
import { setRoles, type User } from '#domain/accounts/user-calls.ts';
import type { Role } from '#domain/accounts/viewer.ts';
import { changeCalls, oppositeOf, type UserAction } from './user-changes.ts';

export interface UserChanges {
  user: User;
  /** The administrator who is signed in. */
  viewer: SessionUser;
}

/** What an administrator does to a user, and what became of it; most of it can be taken back. */
export function useUserChanges({ user, viewer }: UserChanges) {
  const { failures } = useAccountText();
  const { user: text } = useAdministrationText();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const isOwn = user.id === viewer.id;

  async function run(action: UserAction) {
    await call(changeCalls[action], { id: user.id });
    const opposite = isOwn ? undefined : oppositeOf[action];
    setOutcome({
      kind: 'success',
      title: text.actions[action].done(user.name),
      ...(opposite && {
        undo: {
          label: text.undo,
          run: () => takeBack(() => call(changeCalls[opposite], { id: user.id }), opposite),
        },
      }),
    });
  }

  async function saveRoles(given: readonly Role[]) {
    const before = user.roles;
    await call(setRoles, { id: user.id, roles: given });
    setOutcome({
      kind: 'success',
      title: text.setRoles.done(user.name),
      ...(!isOwn && {
        undo: {
          label: text.undo,
          run: () => takeBack(() => call(setRoles, { id: user.id, roles: before }), 'setRoles'),
        },
      }),
    });
    const token = readSession()?.token;
    // What this browser knows of its own account has changed: pages of the staff may be closed to it.
    if (isOwn && token) await renewToken(token);
  }

  async function takeBack(work: () => Promise<unknown>, what: UserAction | 'setRoles') {
    try {
      await work();
      setOutcome({
        kind: 'success',
        title: (what === 'setRoles' ? text.setRoles : text.actions[what]).done(user.name),
        lines: [text.undone],
      });
    } catch (error) {
      setOutcome({ kind: 'error', ...linesOf(error) });
    }
  }

  function linesOf(error: unknown) {
    const { title, lines } = explainFailure(error, failures);
    return { title, lines };
  }

  return { run, saveRoles, outcome, clear: () => setOutcome(undefined), isOwn };
}
