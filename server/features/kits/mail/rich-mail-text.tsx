import { Fragment } from 'react';
import type { Entry, Line } from '#domain/content/rich-text.ts';
import type { RichBlock, RichRun } from './mail-content.ts';
import { paragraph, quote, subheading } from './mail-styles.ts';

/** What an editor wrote, in what mail programs know. */
export const RichText = ({ blocks }: { blocks: readonly RichBlock[] }) =>
  blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a mail is written once.
    <Fragment key={index}>
      <RichPart block={block} />
    </Fragment>
  ));

function RichPart({ block }: { block: RichBlock }) {
  if (typeof block === 'string') return <Paragraph line={block} />;
  switch (block.kind) {
    case 'paragraph':
      return <Paragraph line={block.runs} />;
    case 'heading':
      return (
        <h3 className="ink" style={{ ...subheading, margin: '20px 0 8px', fontSize: 19 }}>
          {block.text}
        </h3>
      );
    case 'callout':
      return (
        <div className="quote" style={quote}>
          {block.text}
        </div>
      );
    case 'list':
      return (
        <ul className="ink" style={list}>
          {block.items.map((item) => (
            <li key={JSON.stringify(item)} style={{ margin: '0 0 6px' }}>
              <TextLine line={item} />
            </li>
          ))}
        </ul>
      );
    case 'steps':
      return (
        <ol className="ink" style={list}>
          <Entries items={block.items} />
        </ol>
      );
    case 'entries':
      return (
        <ul className="ink" style={list}>
          <Entries items={block.items} />
        </ul>
      );
  }
}

const list = { ...paragraph, padding: '0 0 0 24px' };

const Entries = ({ items }: { items: readonly Entry[] }) =>
  items.map(({ title, text }) => (
    <li key={title} style={{ margin: '0 0 8px' }}>
      <strong>{title}</strong>
      <br />
      {text}
    </li>
  ));

const Paragraph = ({ line }: { line: Line<RichRun> }) => (
  <p className="ink" style={paragraph}>
    <TextLine line={line} />
  </p>
);

const TextLine = ({ line }: { line: Line<RichRun> }) =>
  typeof line === 'string'
    ? line
    : line.map((run, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: runs never change place.
        <Fragment key={index}>{typeof run === 'string' ? run : <Run {...run} />}</Fragment>
      ));

function Run({ text, strong, em, href }: Exclude<RichRun, string>) {
  const inner = em ? <em>{text}</em> : text;
  const outer = strong ? <strong>{inner}</strong> : inner;
  return href ? <a href={href}>{outer}</a> : outer;
}
