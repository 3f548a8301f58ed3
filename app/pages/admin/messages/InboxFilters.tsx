import { useNavigate } from 'react-router';
import { Button } from '#app/components/Button.tsx';
import { SelectField } from '#app/forms/SelectField.tsx';
import { useInboxText } from '#app/i18n/inbox/use-inbox-text.ts';
import { LiveSearch } from '#app/lists/LiveSearch.tsx';
import { addressWith } from '#app/lists/use-managed-list.ts';
import { languages } from '#domain/language.ts';
import { type InboxParams, pendingWords } from './inbox-params.ts';
import styles from './Messages.module.css';
import { messageStates } from './message-calls.ts';

interface Props {
  requested: InboxParams;
  onKeys: () => void;
}

/** What is chosen stands in the address. */
export function InboxFilters({ requested, onKeys }: Props) {
  const text = useInboxText();
  const { filters } = text;
  const navigate = useNavigate();
  const choose = (name: string, value: string) =>
    navigate(addressWith({ ...requested, [name]: value }, 1), { preventScrollReset: true });

  const select = (
    name: keyof InboxParams & string,
    label: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <SelectField
      label={label}
      value={requested[name]}
      options={options}
      onChange={({ target }) => choose(name, target.value)}
    />
  );

  return (
    <div className={styles.bar}>
      <LiveSearch
        label={text.search}
        term={requested.busca}
        addressOf={(busca) => addressWith({ ...requested, busca }, 1)}
      />
      <div className={styles.filters}>
        {select(
          'estado',
          filters.state,
          messageStates.values.map((state) => ({
            value: state === 'active' ? '' : messageStates.toWire(state),
            label: filters.states[state],
          })),
        )}
        {select('asignado', filters.assigned, [
          { value: '', label: filters.all },
          { value: 'mi', label: filters.mine },
          { value: 'nadie', label: filters.nobodys },
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
      </div>
      <Button size="small" variant="quiet" onClick={onKeys}>
        {text.keys.open}
      </Button>
    </div>
  );
}
