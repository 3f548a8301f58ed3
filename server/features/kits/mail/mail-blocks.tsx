import { type CSSProperties, Fragment } from 'react';
import type { Bilingual, Language } from '#domain/language.ts';
import { Table } from './layout-table.tsx';
import { Card } from './mail-card.tsx';
import type { MailBlock, MailLink } from './mail-content.ts';
import { Greeting } from './mail-greeting.tsx';
import { Picture } from './mail-picture.tsx';
import { paragraph, quote, soft, subheading, text } from './mail-styles.ts';
import { RichText } from './rich-mail-text.tsx';

export function Block({ block, language }: { block: MailBlock; language: Language }) {
  if (typeof block === 'string') return <Paragraph>{block}</Paragraph>;
  switch (block.kind) {
    case 'button':
      return <Button {...block} language={language} />;
    case 'answers':
      return (
        <>
          {block.buttons.map((button, index) => (
            <AnswerButton key={button.url} {...button} isFirst={index === 0} />
          ))}
          <p style={{ margin: '4px 0 24px', font: `400 16px/1.5 ${text}` }}>
            <a href={block.quiet.url}>{block.quiet.label}</a>
          </p>
        </>
      );
    case 'facts':
      return (
        <Table style={{ margin: '0 0 20px' }}>
          {block.items.map(({ label, value }) => (
            <tr key={label}>
              <td className="soft" valign="top" style={factLabel}>
                {label}
              </td>
              <td className="ink" style={factValue}>
                {value}
              </td>
            </tr>
          ))}
        </Table>
      );
    case 'quote':
      return (
        <div className="quote" style={quote}>
          <Lines>{block.text}</Lines>
        </div>
      );
    case 'heading':
      return (
        <h2 className="ink" style={subheading}>
          {block.text}
        </h2>
      );
    case 'richText':
      return <RichText blocks={block.blocks} />;
    case 'picture':
      return <Picture {...block} />;
    case 'cards':
      return block.cards.map((card) => <Card key={card.url} {...card} />);
    case 'greeting':
      return <Greeting {...block} />;
    case 'note':
      return (
        <p className="soft" style={{ ...soft(15), margin: '0 0 16px' }}>
          {block.text}
          {block.url && <WrittenOut url={block.url} />}
        </p>
      );
  }
}

const factLabel: CSSProperties = { ...soft(15), padding: '4px 16px 4px 0', whiteSpace: 'nowrap' };
const factValue: CSSProperties = {
  padding: '4px 0',
  font: `600 15px/1.5 ${text}`,
  color: '#2b1230',
  overflowWrap: 'anywhere',
  wordBreak: 'break-word',
};

const Paragraph = ({ children }: { children: string }) => (
  <p className="ink" style={paragraph}>
    {children}
  </p>
);

const Lines = ({ children }: { children: string }) =>
  children.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name.
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));

/** On a line of its own. */
const WrittenOut = ({ url }: { url: string }) => (
  <>
    <br />
    <a href={url} style={{ overflowWrap: 'anywhere', wordBreak: 'break-all' }}>
      {url}
    </a>
  </>
);

/** For clients that show no buttons. */
const instead: Bilingual = {
  es: 'Si el botón no funciona, copia esta dirección en tu navegador:',
  en: 'If the button does not work, copy this address into your browser:',
};

const Button = ({ label, url, language }: MailLink & { language: Language }) => (
  <>
    <Table style={{ margin: '8px 0 16px' }}>
      <tr>
        <td className="button" style={{ background: '#c2125c', borderRadius: 999 }}>
          <a
            href={url}
            style={{
              display: 'inline-block',
              padding: '14px 28px',
              font: `650 17px/1.2 ${text}`,
              color: '#ffffff',
              textDecoration: 'none',
            }}
          >
            {label}
          </a>
        </td>
      </tr>
    </Table>
    <p className="soft" style={{ ...soft(14), margin: '0 0 20px' }}>
      {instead[language]}
      <WrittenOut url={url} />
    </p>
  </>
);

/** The first is the one that most people want. */
const AnswerButton = ({ label, url, isFirst }: MailLink & { isFirst: boolean }) => (
  <Table width="100%" style={{ maxWidth: 360, margin: '0 0 12px' }}>
    <tr>
      <td
        className={isFirst ? 'button' : 'answer'}
        align="center"
        style={{
          border: '2px solid #c2125c',
          borderRadius: 999,
          background: isFirst ? '#c2125c' : '#fffdf8',
        }}
      >
        <a
          href={url}
          style={{
            display: 'block',
            padding: '14px 24px',
            font: `650 17px/1.2 ${text}`,
            color: isFirst ? '#ffffff' : '#c2125c',
            textDecoration: 'none',
          }}
        >
          {label}
        </a>
      </td>
    </tr>
  </Table>
);
