import { type ComponentProps, useEffect } from 'react';
import { NavigationType, useBlocker } from 'react-router';
import { MessageDialog } from './MessageDialog.tsx';
import { useUnloadQuestion } from './use-unload-question.ts';
import { useWrittenFields } from './use-written-fields.ts';

/**
 * A dialog of a page behind the sign-in in which people write: the browser's way back asks as Escape does, and the
 * browser itself asks before it loads the page anew.
 */
export function WritingDialog(props: Omit<ComponentProps<typeof MessageDialog>, 'written'>) {
  const written = useWrittenFields();
  useUnloadQuestion(() => !props.holdsAtOnce && written.isWritten());
  const blocker = useBlocker(
    ({ historyAction }) => historyAction === NavigationType.Pop && isAnyKept(),
  );
  useEffect(() => {
    if (blocker.state === 'blocked') blocker.reset();
  }, [blocker]);
  return <MessageDialog {...props} written={written} />;
}

/** Tells the dialogs that they are to close, as the browser does of Escape: one in which something is written asks, and stays. */
function isAnyKept(): boolean {
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  const isKept = (dialog: Element) =>
    !dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  return dialogs.filter(isKept).length > 0;
}
