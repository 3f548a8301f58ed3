import { MessageDialog } from '#app/feedback/MessageDialog.tsx';
import { useInboxText } from '#app/i18n/inbox/use-inbox-text.ts';
import styles from './Messages.module.css';
import type { ListKeys } from './use-list-keys.ts';

export function KeysDialog({ keys }: { keys: Pick<ListKeys, 'hideHelp' | 'isOn' | 'turn'> }) {
  const { keys: text } = useInboxText();
  return (
    <MessageDialog title={text.title} close={text.close} onClose={keys.hideHelp}>
      <p>{text.lead}</p>
      <label className={styles.setting}>
        <input
          type="checkbox"
          checked={keys.isOn}
          onChange={({ target }) => keys.turn(target.checked)}
        />
        {text.on}
      </label>
      <dl className={styles.keys}>
        {text.list.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </MessageDialog>
  );
}
