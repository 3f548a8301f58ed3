import type { CSSProperties } from 'react';
import { type Language, locale } from '#domain/language.ts';
import { htmlDocument } from '#server/web/html-document.ts';
import { Table } from './layout-table.tsx';
import { Block } from './mail-blocks.tsx';
import type { MailContent, MailSite } from './mail-content.ts';
import { display, sheet, soft } from './mail-styles.ts';

const papelPicado = ['#c2125c', '#ffb52e', '#08705f', '#7b4bb3'];

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
