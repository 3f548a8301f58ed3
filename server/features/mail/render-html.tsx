import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { type Bilingual, type Language, locale } from '#domain/language.ts';
import { htmlDocument } from '#server/html-document.ts';
import type { MailBlock, MailCard, MailContent, MailLink, MailSite } from './mail-content.ts';

/*
 * Mail clients know the HTML of twenty years ago: tables, inline styles, no variables. The style sheet in the head
 * is for those that read it (most phones): dark colours and narrow screens. Pictures, which many block, are in the newsletter
 * alone; the papel picado is a row of coloured cells.
 */

const text = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";
const display = `'Bricolage Grotesque', ${text}`;
const papelPicado = ['#c2125c', '#ffb52e', '#08705f', '#7b4bb3'];

const sheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
a { color: #c2125c; }
@media (max-width: 620px) {
  .outer { padding: 0 !important; }
  .card { border-radius: 0 !important; border-left: 0 !important; border-right: 0 !important; }
  .inside { padding-left: 24px !important; padding-right: 24px !important; }
  .heading { font-size: 28px !important; }
}
@media (prefers-color-scheme: dark) {
  .paper { background: #1b0d1f !important; }
  .card { background: #26142b !important; border-color: #46294d !important; }
  .ink { color: #fdeedd !important; }
  .brand { color: #ff7fb0 !important; }
  .soft { color: #d3b9cf !important; }
  .quote { background: #301a36 !important; border-color: #ffc457 !important; color: #fdeedd !important; }
  .line { border-color: #46294d !important; }
  .button { background: #ff7fb0 !important; }
  .button a { color: #2b0a1b !important; }
  .answer { background: #26142b !important; }
  .button, .answer { border-color: #ff7fb0 !important; }
  .answer a { color: #ff7fb0 !important; }
  a { color: #ff7fb0; }
}`;

/** A whole document, in HTML. */
export const renderHtml = (content: MailContent, language: Language, site: MailSite): string =>
  htmlDocument(<Mail content={content} language={language} site={site} />);

function Mail({
  content: { subject, preview, heading, blocks, reason },
  language,
  site,
}: {
  content: MailContent;
  language: Language;
  site: MailSite;
}) {
  return (
    <html lang={locale[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{sheet}</style>
      </head>
      <body className="paper" style={{ margin: 0, padding: 0, background: '#fff8ec' }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preview}</div>
        <Table className="paper" width="100%" style={{ background: '#fff8ec' }}>
          <tr>
            <td className="outer" align="center" style={{ padding: '32px 16px' }}>
              <Table className="card" width="100%" style={card}>
                <tr>
                  <td>
                    <Garland />
                  </td>
                </tr>
                <tr>
                  <td className="inside" style={{ padding: '28px 40px 0' }}>
                    <a href={site.url} className="brand" style={brand}>
                      {site.name}
                    </a>
                  </td>
                </tr>
                <tr>
                  <td className="inside" style={{ padding: '20px 40px 36px' }}>
                    <h1 className="heading ink" style={title}>
                      {heading}
                    </h1>
                    {blocks.map((block, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a mail is written once.
                      <Block key={index} block={block} language={language} />
                    ))}
                  </td>
                </tr>
                <tr>
                  <td
                    className="inside line"
                    style={{ padding: '20px 40px 28px', borderTop: '1px solid #ead8bd' }}
                  >
                    <p className="soft" style={{ ...soft(14), margin: 0 }}>
                      {reason}
                    </p>
                  </td>
                </tr>
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  );
}

const card: CSSProperties = {
  maxWidth: 600,
  background: '#fffdf8',
  border: '1px solid #ead8bd',
  borderRadius: 20,
  overflow: 'hidden',
};
const brand: CSSProperties = {
  font: `800 20px/1.2 ${display}`,
  letterSpacing: '-0.02em',
  color: '#c2125c',
  textDecoration: 'none',
};
const title: CSSProperties = {
  margin: '0 0 20px',
  font: `760 32px/1.1 ${display}`,
  letterSpacing: '-0.02em',
  color: '#2b1230',
};
const soft = (size: number): CSSProperties => ({
  font: `400 ${size}px/1.5 ${text}`,
  color: '#644a63',
});

/** A table that only lays out: clients that know nothing else put things where they belong by it. */
function Table({
  children,
  ...attributes
}: {
  className?: string;
  width?: string;
  style?: CSSProperties;
  'aria-hidden'?: true;
  children: ReactNode;
}) {
  return (
    <table role="presentation" cellPadding="0" cellSpacing="0" {...attributes}>
      <tbody>{children}</tbody>
    </table>
  );
}

/** Twelve little banners, each with a rounded lower edge, as they hang over the pages. */
function Garland() {
  const banner = (color: string | undefined): CSSProperties => ({
    height: 14,
    lineHeight: 0,
    fontSize: 0,
    background: color,
    borderRadius: '0 0 14px 14px',
  });
  return (
    <Table aria-hidden width="100%">
      <tr>
        {Array.from({ length: 12 }, (_, index) => (
          <td
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
            key={index}
            width="8.33%"
            height="14"
            style={{ padding: '0 1px', lineHeight: 0 }}
          >
            <div style={banner(papelPicado[index % 4])}>{'\u00a0'}</div>
          </td>
        ))}
      </tr>
    </Table>
  );
}

function Block({ block, language }: { block: MailBlock; language: Language }) {
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
    case 'cards':
      return block.cards.map((card) => <Card key={card.url} {...card} />);
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
const quote: CSSProperties = {
  margin: '0 0 20px',
  padding: '16px 20px',
  borderLeft: '4px solid #ffb52e',
  borderRadius: '0 12px 12px 0',
  background: '#fff0cd',
  font: `400 17px/1.6 ${text}`,
  color: '#2b1230',
  overflowWrap: 'anywhere',
};

const subheading: CSSProperties = {
  margin: '28px 0 12px',
  font: `760 22px/1.2 ${display}`,
  letterSpacing: '-0.01em',
  color: '#2b1230',
};
const cardPicture: CSSProperties = {
  display: 'block',
  width: '100%',
  height: 'auto',
  border: 0,
  // Where pictures are blocked, what they show is read.
  font: `400 15px/1.5 ${text}`,
  color: '#644a63',
};

const Card = ({ title, text: said, label, url, picture }: MailCard) => (
  <Table
    className="card"
    width="100%"
    style={{
      margin: '0 0 20px',
      border: '1px solid #ead8bd',
      borderRadius: 16,
      overflow: 'hidden',
    }}
  >
    {picture && (
      <tr>
        <td>
          <a href={url}>
            <img src={picture.url} alt={picture.alt} width="518" style={cardPicture} />
          </a>
        </td>
      </tr>
    )}
    <tr>
      <td style={{ padding: '16px 20px 20px' }}>
        <h3 className="ink" style={{ ...subheading, margin: '0 0 4px', fontSize: 19 }}>
          {title}
        </h3>
        <p className="soft" style={{ ...soft(15), margin: '0 0 8px' }}>
          {said}
        </p>
        <a href={url} style={{ font: `650 16px/1.4 ${text}` }}>
          {label}
        </a>
      </td>
    </tr>
  </Table>
);

const Paragraph = ({ children }: { children: string }) => (
  <p
    className="ink"
    style={{
      margin: '0 0 16px',
      font: `400 17px/1.6 ${text}`,
      color: '#2b1230',
      overflowWrap: 'anywhere',
    }}
  >
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
