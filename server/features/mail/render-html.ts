import { type Language, locale } from '#domain/language.ts';
import { escapeHtml } from '#server/escape-html.ts';
import type { MailBlock, MailContent, MailSite } from './mail-content.ts';

/*
 * Mail clients know the HTML of twenty years ago: tables, inline styles, no variables. The style sheet in the head
 * is for those that read it (most phones): dark colours and narrow screens. There are no pictures to be blocked;
 * the papel picado is a row of coloured cells.
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

/** A whole document. Every text of `content` is escaped here, so templates cannot forget it. */
export function renderHtml(content: MailContent, language: Language, site: MailSite): string {
  return `<!doctype html>
<html lang="${locale[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.subject)}</title>
<style>${sheet}</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#fff8ec">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(content.preview)}</div>
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#fff8ec">
<tr><td class="outer" align="center" style="padding:32px 16px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#fffdf8;border:1px solid #ead8bd;border-radius:20px;overflow:hidden">
<tr><td>${garland}</td></tr>
<tr><td class="inside" style="padding:28px 40px 0">
<a href="${escapeHtml(site.url)}" class="brand" style="font:800 20px/1.2 ${display};letter-spacing:-0.02em;color:#c2125c;text-decoration:none">${escapeHtml(site.name)}</a>
</td></tr>
<tr><td class="inside" style="padding:20px 40px 36px">
<h1 class="heading ink" style="margin:0 0 20px;font:760 32px/1.1 ${display};letter-spacing:-0.02em;color:#2b1230">${escapeHtml(content.heading)}</h1>
${content.blocks.map(blockHtml).join('\n')}
</td></tr>
<tr><td class="inside line" style="padding:20px 40px 28px;border-top:1px solid #ead8bd">
<p class="soft" style="margin:0;font:400 14px/1.5 ${text};color:#644a63">${escapeHtml(content.reason)}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** Twelve little banners, each with a rounded lower edge, as they hang over the pages. */
const garland = `<table role="presentation" aria-hidden="true" width="100%" cellpadding="0" cellspacing="0"><tr>${Array.from(
  { length: 12 },
  (_, index) =>
    `<td width="8.33%" height="14" style="padding:0 1px;line-height:0"><div style="height:14px;line-height:0;font-size:0;background:${papelPicado[index % 4]};border-radius:0 0 14px 14px">&nbsp;</div></td>`,
).join('')}</tr></table>`;

function blockHtml(block: MailBlock): string {
  if (typeof block === 'string') return paragraph(block);
  switch (block.kind) {
    case 'button':
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px"><tr><td class="button" style="background:#c2125c;border-radius:999px">
<a href="${escapeHtml(block.url)}" style="display:inline-block;padding:14px 28px;font:650 17px/1.2 ${text};color:#ffffff;text-decoration:none">${escapeHtml(block.label)}</a>
</td></tr></table>
<p class="soft" style="margin:0 0 20px;font:400 14px/1.5 ${text};color:#644a63">${escapeHtml(block.fallback)}<br>${link(block.url)}</p>`;
    case 'answers':
      return `${block.buttons.map(answerButton).join('\n')}
<p style="margin:4px 0 24px;font:400 16px/1.5 ${text}"><a href="${escapeHtml(block.quiet.url)}">${escapeHtml(block.quiet.label)}</a></p>`;
    case 'facts':
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 20px">${block.items.map(factRow).join('')}</table>`;
    case 'quote':
      return `<div class="quote" style="margin:0 0 20px;padding:16px 20px;border-left:4px solid #ffb52e;border-radius:0 12px 12px 0;background:#fff0cd;font:400 17px/1.6 ${text};color:#2b1230;overflow-wrap:anywhere">${escapeHtml(block.text).replaceAll('\n', '<br>')}</div>`;
    case 'note':
      return `<p class="soft" style="margin:0 0 16px;font:400 15px/1.5 ${text};color:#644a63">${escapeHtml(block.text)}${block.url ? `<br>${link(block.url)}` : ''}</p>`;
  }
}

/** The first is the one that most people want. */
const answerButton = ({ label, url }: { label: string; url: string }, index: number) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:360px;margin:0 0 12px"><tr><td class="${index === 0 ? 'button' : 'answer'}" align="center" style="border:2px solid #c2125c;border-radius:999px;background:${index === 0 ? '#c2125c' : '#fffdf8'}">
<a href="${escapeHtml(url)}" style="display:block;padding:14px 24px;font:650 17px/1.2 ${text};color:${index === 0 ? '#ffffff' : '#c2125c'};text-decoration:none">${escapeHtml(label)}</a>
</td></tr></table>`;

const paragraph = (words: string) =>
  `<p class="ink" style="margin:0 0 16px;font:400 17px/1.6 ${text};color:#2b1230;overflow-wrap:anywhere">${escapeHtml(words)}</p>`;

const link = (url: string) =>
  `<a href="${escapeHtml(url)}" style="overflow-wrap:anywhere;word-break:break-all">${escapeHtml(url)}</a>`;

const factRow = ({ label, value }: { label: string; value: string }) =>
  `<tr><td class="soft" valign="top" style="padding:4px 16px 4px 0;font:400 15px/1.5 ${text};color:#644a63;white-space:nowrap">${escapeHtml(label)}</td><td class="ink" style="padding:4px 0;font:600 15px/1.5 ${text};color:#2b1230;overflow-wrap:anywhere;word-break:break-word">${escapeHtml(value)}</td></tr>`;
