import { Icon } from '#app/components/Icon.tsx';
import { useLanguage } from '#app/i18n/texts.tsx';
import { shownIn } from '#domain/content/stored-content.ts';
import { type FieldOf, type FieldProps, useEditing } from './editing.ts';
import styles from './FieldEditor.module.css';

interface Props {
  item: unknown;
  field: FieldOf<'list'>;
  path: string;
  name: string;
  only: FieldProps['only'];
}

/** The first words of an item, with a mark where something inside it is wrong. */
export function ItemName({ item, field, path, name, only }: Props) {
  const language = useLanguage();
  const { problems } = useEditing();
  const isWrong = [...problems.keys()].some((each) => each.startsWith(`${path}.`));
  const shown = shownIn(field.of, item, only ?? language, only !== undefined);
  const words = firstWords(shown, field.of);
  return (
    <span className={`${styles.name} ${isWrong ? styles.wrong : ''}`}>
      {isWrong && <Icon name="warning" size={18} />} {words || name}
    </span>
  );
}

const naming = ['question', 'heading', 'title', 'name', 'city', 'label', 'value', 'text'];

function firstWords(shown: unknown, of: FieldOf<'list'>['of']): string {
  if (of.kind !== 'group' && of.kind !== 'link') return typeof shown === 'string' ? shown : '';
  const node = (shown ?? {}) as Readonly<Record<string, unknown>>;
  const found = naming.find((name) => typeof node[name] === 'string' && node[name] !== '');
  return found ? String(node[found]) : '';
}
