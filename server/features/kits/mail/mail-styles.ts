import type { CSSProperties } from 'react';

/*
 * Mail clients know the HTML of twenty years ago: tables, inline styles, no variables. The style sheet in the head
 * is for those that read it (most phones): dark colours and narrow screens. Pictures, which many block, are in the newsletter
 * alone; the papel picado is a row of coloured cells.
 */

export const text = "Figtree, 'Segoe UI', Helvetica, Arial, sans-serif";
export const display = `'Bricolage Grotesque', ${text}`;
export const sheet = `
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

export const soft = (size: number): CSSProperties => ({
  font: `400 ${size}px/1.5 ${text}`,
  color: '#644a63',
});

export const subheading: CSSProperties = {
  margin: '28px 0 12px',
  font: `760 22px/1.2 ${display}`,
  letterSpacing: '-0.01em',
  color: '#2b1230',
};

export const paragraph: CSSProperties = {
  margin: '0 0 16px',
  font: `400 17px/1.6 ${text}`,
  color: '#2b1230',
  overflowWrap: 'anywhere',
};

export const quote: CSSProperties = {
  ...paragraph,
  margin: '0 0 20px',
  padding: '16px 20px',
  borderLeft: '4px solid #ffb52e',
  borderRadius: '0 12px 12px 0',
  background: '#fff0cd',
};

/** As wide as the mail. */
export const wholePicture: CSSProperties = {
  display: 'block',
  width: '100%',
  height: 'auto',
  border: 0,
  // Where pictures are blocked, what they show is read.
  font: `400 15px/1.5 ${text}`,
  color: '#644a63',
};
