/** Of the pages below /api/docs: the menu beside the content, and each call's text beside its examples. */
export const docsStyle = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#fdf8f0, #1e1320);
  --raised: light-dark(#fffdf9, #291a2c);
  --ink: light-dark(#2a1a2e, #f5ecdf);
  --quiet: light-dark(#64536a, #c5b5bd);
  --line: light-dark(#d9cdbf, #4b3850);
  --edge: light-dark(#8d7b85, #8f7c8c);
  --accent: light-dark(#8a2b52, #ff9fbf);
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; background: var(--paper); color: var(--ink); }
a { color: var(--accent); text-underline-offset: 0.15em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
:target { background: var(--raised); box-shadow: -0.4rem 0 0 var(--raised), -0.65rem 0 0 var(--accent); }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: 1rem; background: var(--raised); padding: 0.5rem 1rem; z-index: 1; }
h1, h2, h3, h4 { line-height: 1.25; text-wrap: balance; overflow-wrap: anywhere; }
h1 { font-size: 1.9rem; margin: 0 0 0.75rem; }
h2 { font-size: 1.4rem; margin: 2.75rem 0 0.5rem; padding-top: 1.25rem; border-top: 2px solid var(--line); }
h3 { font-size: 1.1rem; margin: 1.75rem 0 0.35rem; }
h4 { font-size: 0.95rem; margin: 1.25rem 0 0.35rem; }
code, pre { font: 0.875em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
pre { margin: 0 0 1rem; padding: 0.85rem 1rem; max-height: 26rem; overflow: auto; background: var(--raised); border: 1px solid var(--line); border-radius: 0.6rem; overflow-wrap: normal; }
main { min-width: 0; max-width: 78rem; padding: 1.5rem 1rem 5rem; }
main > p, .text p, .call > p, section > p { max-width: 46rem; }
header { padding: 1rem; border-bottom: 1px solid var(--line); }
.home { display: block; color: inherit; font-weight: 700; text-decoration: none; }
.home span { color: var(--quiet); font-weight: 400; }
form { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.25rem 0.5rem; margin: 0.75rem 0; }
label { grid-column: 1 / -1; font-size: 0.9rem; }
input, button { font: inherit; color: inherit; min-height: 2.75rem; border: 1px solid var(--edge); border-radius: 0.6rem; background: var(--raised); padding: 0 0.75rem; min-width: 0; }
button { cursor: pointer; font-weight: 600; }
nav { display: flex; flex-wrap: wrap; column-gap: 1.25rem; }
nav ul { list-style: none; margin: 0; padding: 0 0 0 0.75rem; }
nav .start { padding: 0; display: flex; gap: 1.25rem; font-weight: 600; }
nav .start .within { display: none; }
nav details[open] { flex-basis: 100%; }
nav summary { cursor: pointer; padding: 0.35rem 0; font-weight: 600; }
nav li a { display: block; padding: 0.35rem 0; overflow-wrap: anywhere; text-decoration: none; }
nav li a:hover { text-decoration: underline; }
nav [aria-current] { font-weight: 700; color: var(--ink); }
nav .within { display: none; }
.facts { color: var(--quiet); font-size: 0.925rem; }
.calls, .links { list-style: none; margin: 0; padding: 0; }
.calls li { padding: 0.45rem 0; border-bottom: 1px solid var(--line); }
.calls li > a { display: inline-block; padding: 0.1rem 0; }
.calls li > span { display: block; font-size: 0.925rem; color: var(--quiet); }
.links { columns: 15rem auto; }
.links li { break-inside: avoid; overflow-wrap: anywhere; }
.links a { display: block; padding: 0.25rem 0; }
.call { margin-top: 2.75rem; padding-top: 1.25rem; border-top: 2px solid var(--line); }
.call h2 { margin: 0 0 0.5rem; padding: 0; border: 0; font-size: 1.25rem; }
.call h3 { font-size: 0.95rem; margin: 1.25rem 0 0.35rem; }
.fields { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line); }
.fields .fields { margin: 0.4rem 0 0 0.25rem; padding-left: 0.85rem; border-top: 0; border-left: 2px solid var(--line); }
.fields li { padding: 0.45rem 0; border-bottom: 1px solid var(--line); }
.fields .fields li:last-child { border-bottom: 0; }
.type, .need { color: var(--quiet); font-size: 0.85rem; margin-left: 0.5rem; }
.need { color: var(--accent); }
.note { display: block; font-size: 0.925rem; }
.fields summary, .errors summary, .call summary { cursor: pointer; padding: 0.15rem 0; }
.table { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.925rem; }
th, td { text-align: start; vertical-align: top; padding: 0.35rem 0.75rem 0.35rem 0; border-bottom: 1px solid var(--line); }
@media (min-width: 64rem) {
  .page { display: grid; grid-template-columns: 19rem minmax(0, 1fr); }
  header { position: sticky; top: 0; height: 100vh; overflow-y: auto; border-bottom: 0; border-right: 1px solid var(--line); }
  nav { display: block; }
  nav .start { display: block; }
  nav .within, nav .start .within { display: block; font-weight: 400; border-left: 2px solid var(--line); }
  main { padding: 2rem 2.5rem 5rem; }
  .calls li { display: grid; grid-template-columns: minmax(0, 2fr) minmax(0, 3fr); gap: 1.5rem; }
  .columns { display: grid; grid-template-columns: minmax(0, 1.1fr) minmax(0, 1fr); gap: 2rem; }
  .examples { position: sticky; top: 1rem; align-self: start; }
}
`;
