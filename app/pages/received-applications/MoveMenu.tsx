import { useReceivedText } from '#app/i18n/received-applications/use-received-text.ts';
import { RowMenu } from '#app/lists/RowMenu.tsx';
import styles from './MoveMenu.module.css';
import type { TransitionName } from './transitions.ts';

interface Props {
  /** The family's. */
  name: string;
  moves: readonly TransitionName[];
  onMove: (transition: TransitionName) => void;
}

/** Where the card may go: a menu beside a pointer, the telephone's own list elsewhere. Nothing moves before it is confirmed. */
export function MoveMenu({ name, moves, onMove }: Props) {
  const text = useReceivedText();
  return (
    <>
      <div className={styles.menu}>
        <RowMenu open={text.card.move} label={text.card.moveNamed(name)}>
          {moves.map((move) => (
            <li key={move}>
              <button
                type="button"
                data-danger={move === 'decline' || undefined}
                onClick={() => onMove(move)}
              >
                {text.moves[move]}
              </button>
            </li>
          ))}
        </RowMenu>
      </div>
      <select
        className={styles.select}
        aria-label={text.card.moveNamed(name)}
        value=""
        onChange={({ target }) => onMove(target.value as TransitionName)}
      >
        <option value="">{text.card.move}</option>
        {moves.map((move) => (
          <option key={move} value={move}>
            {text.moves[move]}
          </option>
        ))}
      </select>
    </>
  );
}
