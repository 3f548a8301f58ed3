import { Button } from '#app/components/Button.tsx';
import { useIssuesText } from '#app/i18n/newsletter-issues/use-issues-text.ts';
import type { Language } from '#domain/language.ts';
import { type IssueBlock, mostBlocks } from '#domain/newsletter/issue-content.ts';
import { BlockFields } from './BlockFields.tsx';
import styles from './Newsletter.module.css';
import { kinds, useBlockMoves } from './use-block-moves.ts';

interface Props {
  blocks: readonly IssueBlock[];
  languages: readonly Language[];
  onChange: (blocks: IssueBlock[]) => void;
}

/** The blocks in their order: moved by buttons, removed with a way back. */
export function BlockList({ blocks, languages, onChange }: Props) {
  const text = useIssuesText().blocks;
  const { place, keys, announcement, undo, nameOf, move, remove, takeBack, add } = useBlockMoves({
    blocks,
    onChange,
  });

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
        {announcement}
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
            <Button key={kind} size="small" variant="outline" icon="plus" onClick={() => add(kind)}>
              {text.kinds[kind]}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
