import { useRef, useState } from 'react';
import { Button } from '#app/components/Button.tsx';
import { useIssuesText } from '#app/i18n/newsletter-issues/use-issues-text.ts';
import type { Language } from '#domain/language.ts';
import { type IssueBlock, mostBlocks } from '#domain/newsletter/issue-content.ts';
import { BlockFields } from './BlockFields.tsx';
import styles from './Newsletter.module.css';

interface Props {
  blocks: readonly IssueBlock[];
  languages: readonly Language[];
  onChange: (blocks: IssueBlock[]) => void;
}

const empty = { es: '', en: '' };
const newBlocks = {
  text: { kind: 'text', heading: empty, text: { es: [], en: [] } },
  picture: { kind: 'picture', picture: null, alt: empty, caption: empty, target: null },
  pets: { kind: 'pets', ids: [] },
  waitingPets: { kind: 'waitingPets', count: 3 },
  events: { kind: 'events', count: 3 },
  button: { kind: 'button', label: empty, target: { page: 'adoptionPets' } },
  campaign: { kind: 'campaign', heading: empty, text: { es: [], en: [] }, give: 'other' },
} as const satisfies Record<IssueBlock['kind'], unknown>;
const kinds = Object.keys(newBlocks) as IssueBlock['kind'][];

/** The blocks in their order: moved by buttons, removed with a way back. */
export function BlockList({ blocks, languages, onChange }: Props) {
  const text = useIssuesText().blocks;
  const place = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const [undo, setUndo] = useState<{ block: IssueBlock; at: number }>();
  // Editors of texts hold their words themselves: each goes along with its block.
  const [keys, setKeys] = useState(() => blocks.map((_, at) => at));
  const newKey = () => Math.max(-1, ...keys) + 1;

  const nameOf = ({ kind }: IssueBlock) => text.kinds[kind];
  // What the focus was on may be gone after the change.
  const focus = (at: number) =>
    setTimeout(() => place.current?.querySelector<HTMLElement>(`[data-block="${at}"]`)?.focus());

  function move(at: number, to: number) {
    const next = [...blocks];
    const [block] = next.splice(at, 1);
    if (!block) return;
    next.splice(to, 0, block);
    onChange(next);
    setKeys(moved(keys, at, to));
    setUndo(undefined);
    setSaid(text.moved(nameOf(block), to + 1));
    focus(to);
  }

  function remove(at: number) {
    const block = blocks[at];
    if (!block) return;
    onChange(blocks.filter((_, index) => index !== at));
    setKeys(keys.filter((_, index) => index !== at));
    setUndo({ block, at });
    setSaid(text.removed(nameOf(block)));
    focus(Math.max(0, at - 1));
  }

  function takeBack({ block, at }: { block: IssueBlock; at: number }) {
    const next = [...blocks];
    next.splice(at, 0, block);
    onChange(next);
    setKeys(keys.toSpliced(at, 0, newKey()));
    setUndo(undefined);
    setSaid('');
    focus(at);
  }

  return (
    <div ref={place} className={styles.form}>
      <h2>{text.title}</h2>
      {blocks.map((block, at) => (
        <section
          key={keys[at]}
          className={styles.block}
          aria-label={`${text.place(at + 1)}: ${nameOf(block)}`}
        >
          <div className={styles.head}>
            <h3 tabIndex={-1} data-block={at}>
              {at + 1}. {nameOf(block)}
            </h3>
            <div className={styles.row}>
              <Button
                size="small"
                variant="outline"
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                {text.up}
                <span className="visually-hidden">: {text.place(at + 1)}</span>
              </Button>
              <Button
                size="small"
                variant="outline"
                disabled={at === blocks.length - 1}
                onClick={() => move(at, at + 1)}
              >
                {text.down}
                <span className="visually-hidden">: {text.place(at + 1)}</span>
              </Button>
              <Button size="small" variant="quiet" icon="trash" onClick={() => remove(at)}>
                {text.remove}
                <span className="visually-hidden">: {text.place(at + 1)}</span>
              </Button>
            </div>
          </div>
          <BlockFields
            block={block}
            languages={languages}
            onChange={(changed) =>
              onChange(blocks.map((one, index) => (index === at ? changed : one)))
            }
          />
        </section>
      ))}
      <div className={styles.row} role="status">
        {said}
        {undo && (
          <Button size="small" variant="outline" onClick={() => takeBack(undo)}>
            {text.undo}
          </Button>
        )}
      </div>
      {blocks.length < mostBlocks && (
        <fieldset className={styles.choices}>
          <legend>{text.add}</legend>
          {kinds.map((kind) => (
            <Button
              key={kind}
              size="small"
              variant="outline"
              icon="plus"
              onClick={() => {
                onChange([...blocks, newBlocks[kind] as unknown as IssueBlock]);
                setKeys([...keys, newKey()]);
                focus(blocks.length);
              }}
            >
              {text.kinds[kind]}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

function moved(keys: readonly number[], from: number, to: number): number[] {
  const left = keys.toSpliced(from, 1);
  return left.toSpliced(to, 0, keys[from] ?? 0);
}
