import { Button } from '#app/components/Button.tsx';
import { useInboxText } from '#app/i18n/inbox/use-inbox-text.ts';
import { AddressSelect } from '#app/lists/AddressSelect.tsx';
import { LiveSearch } from '#app/lists/LiveSearch.tsx';
import { MoreFilters } from '#app/lists/MoreFilters.tsx';
import { addressWith } from '#app/lists/use-managed-list.ts';
import { inboxAssignments } from '#domain/contact/inbox-calls.ts';
import { contactMessageMachine } from '#domain/contact/message-machine.ts';
import { languages } from '#domain/language.ts';
import { type InboxParams, pendingWords } from './inbox-params.ts';
import styles from './Messages.module.css';

const { states } = contactMessageMachine;

interface Props {
  requested: InboxParams;
  onKeys: () => void;
}

/** What is chosen stands in the address. */
export function InboxFilters({ requested, onKeys }: Props) {
  const text = useInboxText();
  const { filters } = text;
  const select = (
    name: keyof InboxParams & string,
    label: string,
    options: readonly { value: string; label: string }[],
  ) => <AddressSelect requested={{ ...requested }} {...{ name, label, options }} />;

  return (
    <div className={styles.bar}>
      <LiveSearch
        label={text.search}
        term={requested.busca}
        addressOf={(busca) => addressWith({ ...requested, busca }, 1)}
      />
      {select(
        'estado',
        filters.state,
        states.values.map((state) => ({
          value: state === 'active' ? '' : states.toWire(state),
          label: filters.states[state],
        })),
      )}
      <MoreFilters
        active={[requested.asignado, requested.lectura, requested.idioma].filter(Boolean).length}
      >
        {select('asignado', filters.assigned, [
          { value: '', label: filters.all },
          { value: inboxAssignments.toWire('mine'), label: filters.mine },
          { value: inboxAssignments.toWire('nobodys'), label: filters.nobodys },
        ])}
        {select('lectura', filters.pending, [
          { value: '', label: filters.all },
          ...pendingWords.values.map((one) => ({
            value: pendingWords.toWire(one),
            label: filters.pendingChoices[one],
          })),
        ])}
        {select('idioma', filters.language, [
          { value: '', label: filters.all },
          ...languages.map((one) => ({ value: one, label: filters.languages[one] })),
        ])}
      </MoreFilters>
      <Button size="small" variant="quiet" onClick={onKeys}>
        {text.keys.open}
      </Button>
    </div>
  );
}
