/** Of the page at /api/docs: a column of calls beside each call's text and its examples. */
export const docsStyle = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#fdf8f0, #1e1320);
  --raised: light-dark(#fffdf9, #291a2c);
  --ink: light-dark(#2a1a2e, #f5ecdf);
  --quiet: light-dark(#64536a, #c5b5bd);
  --line: light-dark(#d9cdbf, #4b3850);
  --accent: light-dark(#8a2b52, #ff9fbf);
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; background: var(--paper); color: var(--ink); }
a { color: var(--accent); text-underline-offset: 0.15em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: 1rem; background: var(--raised); padding: 0.5rem 1rem; z-index: 1; }
h1, h2, h3, h4 { line-height: 1.25; text-wrap: balance; overflow-wrap: anywhere; }
h1 { font-size: 1.9rem; margin: 0 0 0.5rem; }
h2 { font-size: 1.5rem; margin: 3rem 0 0.5rem; padding-top: 1.5rem; border-top: 2px solid var(--line); }
h3 { font-size: 1.15rem; margin: 2.5rem 0 0.5rem; }
h4 { font-size: 0.95rem; margin: 1.25rem 0 0.35rem; }
code, pre { font: 0.875em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { margin: 0 0 1rem; padding: 0.85rem 1rem; max-height: 26rem; overflow: auto; background: var(--raised); border: 1px solid var(--line); border-radius: 0.6rem; overflow-wrap: normal; }
main { min-width: 0; max-width: 78rem; padding: 1.5rem 1rem 5rem; }
nav { padding: 1rem; border-bottom: 1px solid var(--line); }
nav ul { list-style: none; margin: 0; padding: 0 0 0 0.75rem; }
nav summary { cursor: pointer; padding: 0.3rem 0; font-weight: 600; }
nav li a { display: block; padding: 0.2rem 0; overflow-wrap: anywhere; text-decoration: none; }
nav li a:hover { text-decoration: underline; }
.call > p { max-width: 46rem; }
.facts { color: var(--quiet); font-size: 0.925rem; }
.fields { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line); }
.fields .fields { margin: 0.4rem 0 0 0.25rem; padding-left: 0.85rem; border-top: 0; border-left: 2px solid var(--line); }
.fields li { padding: 0.45rem 0; border-bottom: 1px solid var(--line); }
.fields .fields li:last-child { border-bottom: 0; }
.type, .need { color: var(--quiet); font-size: 0.85rem; margin-left: 0.5rem; }
.need { color: var(--accent); }
.note { display: block; font-size: 0.925rem; }
.fields summary, .errors summary { cursor: pointer; }
.table { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.925rem; }
th, td { text-align: start; vertical-align: top; padding: 0.35rem 0.75rem 0.35rem 0; border-bottom: 1px solid var(--line); }
@media (min-width: 64rem) {
  .page { display: grid; grid-template-columns: 19rem minmax(0, 1fr); }
  nav { position: sticky; top: 0; height: 100vh; overflow-y: auto; border-bottom: 0; border-right: 1px solid var(--line); }
  main { padding: 2rem 2.5rem 5rem; }
  .columns { display: grid; grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr); gap: 2rem; }
  .examples { position: sticky; top: 1rem; align-self: start; }
}
`;
