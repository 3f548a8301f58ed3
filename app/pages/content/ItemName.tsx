import { Icon } from '#app/components/Icon.tsx';
import { useLanguage } from '#app/i18n/texts.tsx';
import { itemName } from '#domain/content/item-name.ts';
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
  const words = itemName(field.of, item, only ?? language, only !== undefined);
  return (
    <span className={`${styles.name} ${isWrong ? styles.wrong : ''}`}>
      {isWrong && <Icon name="warning" size={18} />} {words || name}
    </span>
  );
}
