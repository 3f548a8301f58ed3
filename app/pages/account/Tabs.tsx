import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { showTab } from '#app/components/show-tab.ts';
import styles from './Tabs.module.css';

export interface Tab {
  /** Stands in the address after #, so that a link can lead here. */
  id: string;
  label: string;
  /** Says why, to those who cannot see that it is grey. */
  disabled?: string;
  panel: ReactNode;
}

interface Props {
  tabs: readonly Tab[];
  label: string;
  /** Where the address names none. */
  first?: string | undefined;
}

/** WAI-ARIA's tabs; only the chosen panel is rendered. */
export function Tabs({ tabs, label, first }: Props) {
  const id = useId();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const open = tabs.filter((tab) => !tab.disabled);
  const chosen =
    open.find((tab) => `#${tab.id}` === hash) ?? open.find((tab) => tab.id === first) ?? open[0];

  function choose(tab: Tab | undefined) {
    if (!tab) return;
    navigate({ hash: tab.id }, { replace: true, preventScrollReset: true });
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus();
  }

  function move(event: KeyboardEvent) {
    const index = chosen ? open.indexOf(chosen) : 0;
    const target = {
      ArrowRight: open[(index + 1) % open.length],
      ArrowLeft: open[(index + open.length - 1) % open.length],
      Home: open[0],
      End: open.at(-1),
    }[event.key];
    if (!target) return;
    event.preventDefault();
    choose(target);
  }

  return (
    <>
      <div role="tablist" aria-label={label} className={styles.tabs} ref={list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            ref={tab === chosen ? showTab : undefined}
            type="button"
            role="tab"
            id={`${id}${tab.id}`}
            data-tab={tab.id}
            className={styles.tab}
            aria-selected={tab === chosen}
            aria-controls={tab === chosen ? `${id}panel` : undefined}
            aria-disabled={tab.disabled ? true : undefined}
            title={tab.disabled}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => !tab.disabled && choose(tab)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {chosen && (
        <div
          role="tabpanel"
          id={`${id}panel`}
          aria-labelledby={`${id}${chosen.id}`}
          className={styles.panel}
        >
          {chosen.panel}
        </div>
      )}
    </>
  );
}
