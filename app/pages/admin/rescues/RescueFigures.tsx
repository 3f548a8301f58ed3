import { Link } from 'react-router';
import { useRescueDeskText } from '#app/i18n/rescue-desk/use-rescue-desk-text.ts';
import type { DataOfCall } from '#domain/contract/call.ts';
import { type countRescues, rescueAssignments } from '#domain/rescues/rescue-desk-calls.ts';
import { urgencies } from '#domain/rescues/rescue-words.ts';
import styles from './Rescues.module.css';

export type RescueCounts = DataOfCall<typeof countRescues>;

const linksOf = {
  open: '?',
  now: `?urgencia=${urgencies.toWire('now')}`,
  nobodys: `?asignado=${rescueAssignments.toWire('nobodys')}`,
  mine: `?asignado=${rescueAssignments.toWire('mine')}`,
} as const;

/** How many reports wait, each number with the way to them. */
export function RescueFigures({ counts }: { counts: RescueCounts | undefined }) {
  const text = useRescueDeskText().figures;
  return (
    <ul className={`plain-list ${styles.figures}`} aria-label={text.label}>
      {(['open', 'now', 'nobodys', 'mine'] as const).map((name) => (
        <li key={name} data-name={name}>
          <Link to={linksOf[name]}>
            <strong>{counts?.[name] ?? '–'}</strong> {text[name]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
