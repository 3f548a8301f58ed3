import { useRef } from 'react';
import { Notice } from '#app/feedback/Notice.tsx';
import styles from './FormSummary.module.css';
import { nameProblem } from './name-problem.ts';

interface Props {
  title: string;
  /** In the order of the form. */
  problems: readonly { field: string; message: string }[];
  focus: (field: string) => void;
}

/**
 * What a form still needs, each a way to its field; in a dialog always in sight. Its place is always there, so that screen
 * readers hear it. A message that stands at several fields names each of them.
 */
export function FormSummary({ title, problems, focus }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isTwice = (message: string) =>
    problems.filter((problem) => problem.message === message).length > 1;
  return (
    <div ref={place} aria-live="polite" className={styles.summary}>
      {problems.length > 0 && (
        <Notice kind="error" title={title}>
          <ul className={styles.list}>
            {problems.map(({ field, message }) => (
              <li key={field}>
                <button type="button" className={styles.jump} onClick={() => focus(field)}>
                  {nameProblem(
                    isTwice(message) ? labelOf(place.current?.closest('form'), field) : undefined,
                    message,
                  )}
                </button>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

/** As it stands beside the field: of buttons to choose among, the question above them. */
function labelOf(form: HTMLFormElement | null | undefined, field: string): string | undefined {
  const named = form?.elements.namedItem(field);
  const control = named instanceof RadioNodeList ? named[0] : named;
  if (!(control instanceof Element)) return undefined;
  const { type, labels } = control as HTMLInputElement;
  const label =
    type === 'radio' ? control.closest('fieldset')?.querySelector('legend') : labels?.[0];
  return label?.textContent?.trim() || undefined;
}
