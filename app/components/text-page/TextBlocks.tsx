import { Fragment } from 'react';
import type { Entry, Line } from '#domain/content/rich-text.ts';
import type { ShownBlock, ShownRun } from './shown.ts';
import styles from './TextBlocks.module.css';

/** What a text is made of, each kind in its own form. */
export function TextBlocks({ blocks }: { blocks: readonly ShownBlock[] }) {
  return blocks.map((block) =>
    typeof block === 'string' ? (
      <p key={block} className={styles.paragraph}>
        {block}
      </p>
    ) : (
      <OtherBlock key={keyOf(block)} block={block} />
    ),
  );
}

type Structured = Exclude<ShownBlock, string>;

function keyOf(block: Structured): string {
  if ('text' in block) return block.text;
  return block.kind + JSON.stringify('runs' in block ? block.runs : block.items[0]);
}

function OtherBlock({ block }: { block: Structured }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className={styles.paragraph}>
          <TextLine line={block.runs} />
        </p>
      );
    case 'heading':
      return <h3 className={styles.heading}>{block.text}</h3>;
    case 'list':
      return <PawList items={block.items} />;
    case 'steps':
      return <Steps items={block.items} />;
    case 'entries':
      return <Entries items={block.items} />;
    case 'callout':
      return <Callout text={block.text} />;
  }
}

function PawList({ items }: { items: readonly Line<ShownRun>[] }) {
  return (
    <ul className={`plain-list ${styles.list}`}>
      {items.map((item) => (
        <li key={JSON.stringify(item)}>
          <TextLine line={item} />
        </li>
      ))}
    </ul>
  );
}

function TextLine({ line }: { line: Line<ShownRun> }) {
  return typeof line === 'string'
    ? line
    : line.map((run, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: runs never change place
        <Fragment key={index}>{typeof run === 'string' ? run : <Run {...run} />}</Fragment>
      ));
}

function Run({ text, strong, em, href }: Exclude<ShownRun, string>) {
  const inner = em ? <em>{text}</em> : text;
  const outer = strong ? <strong>{inner}</strong> : inner;
  return href ? <a href={href}>{outer}</a> : outer;
}

function Steps({ items }: { items: readonly Entry[] }) {
  return (
    <ol className={`plain-list ${styles.steps}`}>
      {items.map(({ title, text }) => (
        <li key={title} className={styles.step}>
          <h3>{withoutFullStop(title)}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

export function Entries({ items }: { items: readonly Entry[] }) {
  return (
    <dl className={styles.entries}>
      {items.map(({ title, text }) => (
        <div key={title} className={styles.entry}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Callout({ text }: { text: string }) {
  return (
    <div className={styles.callout}>
      <p>{text}</p>
    </div>
  );
}

/** Documents print the title before its text in one line; on the page it stands alone. */
function withoutFullStop(title: string): string {
  return title.replace(/\.$/, '');
}
