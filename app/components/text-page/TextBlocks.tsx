import type { Block, Entry } from '#content/model.ts';
import styles from './TextBlocks.module.css';

/** What a text of content/ is made of, each kind in its own form. */
export function TextBlocks({ blocks }: { blocks: readonly Block[] }) {
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

type Structured = Exclude<Block, string>;

function keyOf(block: Structured): string {
  return block.kind === 'callout' ? block.text : block.kind + JSON.stringify(block.items[0]);
}

function OtherBlock({ block }: { block: Structured }) {
  switch (block.kind) {
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

function PawList({ items }: { items: readonly string[] }) {
  return (
    <ul className={`plain-list ${styles.list}`}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
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
