import { useEffect, useRef } from 'react';
import { Button } from '#app/components/Button.tsx';
import { Icon } from '#app/components/Icon.tsx';
import { Notice } from '#app/feedback/Notice.tsx';
import { nameInContentId } from '#app/forms/content-id.ts';
import { Section } from '#app/forms/Section.tsx';
import { focusOn } from '#app/forms/steps/focus-on.ts';
import { usePetFormText } from '#app/i18n/pet-form/use-pet-form-text.ts';
import styles from './SavingPanel.module.css';
import type { PetFormState } from './use-pet-form.ts';
import type { Phase, useSaving } from './use-saving.ts';
import type { Task } from './use-tasks.ts';

interface Props {
  form: PetFormState;
  saving: ReturnType<typeof useSaving>;
  phase: Extract<Phase, { name: 'running' | 'stopped' }>;
}

/** What is under way, file by file, and what to do when it breaks. */
export function SavingPanel({ form, saving, phase }: Props) {
  const text = usePetFormText().saving;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => focusOn(panel.current), []);
  const { stored } = form;
  const name = form.values.name.trim();
  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      <Section title={text.title(name)} lead={phase.name === 'running' ? text.wait : undefined}>
        <ul className={`plain-list ${styles.tasks}`}>
          {saving.tasks.map((task) => (
            <TaskRow key={task.id} task={task} />
          ))}
        </ul>
        {phase.name === 'running' ? (
          <div className={styles.ways}>
            <Button variant="outline" onClick={saving.stop}>
              {text.cancel}
            </Button>
          </div>
        ) : (
          <>
            <Notice
              kind={phase.failure ? 'error' : 'info'}
              title={phase.failure ? `${text.failed}: ${phase.failure.title}` : text.stopped}
              announce
            >
              {phase.failure?.lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
              {phase.failure && <p>{text.saved}</p>}
            </Notice>
            {stored && stored.media.length === 0 && <Notice>{text.private(name)}</Notice>}
            <div className={styles.ways}>
              <Button variant="outline" onClick={saving.back}>
                {text.return}
              </Button>
              <Button onClick={saving.run}>{text.again}</Button>
            </div>
          </>
        )}
      </Section>
    </div>
  );
}

function TaskRow({ task: { id, state, share } }: { task: Task }) {
  const { tasks, states } = usePetFormText().saving;
  const label = id.startsWith('media:')
    ? nameInContentId(id.slice('media:'.length))
    : tasks[id as keyof typeof tasks];
  const percent = Math.round(share * 100);
  const word = state === 'sending' ? states.sending(percent) : states[state];
  return (
    <li className={styles.task} data-state={state}>
      <span className={styles.mark}>{state === 'done' && <Icon name="check" size={18} />}</span>
      <span className={styles.what}>{label}</span>
      <span className={styles.word}>{word}</span>
      {state === 'sending' && (
        <progress className={styles.bar} max={100} value={percent} aria-label={label} />
      )}
      <span className="visually-hidden" role="status">
        {state === 'done' || state === 'offline' || state === 'checking' ? `${label}: ${word}` : ''}
      </span>
    </li>
  );
}
