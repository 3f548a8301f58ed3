/** The portal's colours and text for documents that stand outside of its pages, and so without their style sheets. */
export const plainStyle = `
:root { color-scheme: light dark; --paper: #fff8ec; --card: #fffdf8; --ink: #2b1230; --soft: #644a63; --rosa: #c2125c;
  --on-rosa: #fff; --focus: #08705f; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b0d1f; --card: #26142b; --ink: #fdeedd; --soft: #d3b9cf;
  --rosa: #ff7fb0; --on-rosa: #2b0a1b; --focus: #ffc457; } }
body { margin: 0 auto; max-width: 44rem; padding: 2rem 1.25rem; background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.6 system-ui, sans-serif; }
a { color: var(--rosa); font-weight: 650; }
small, p { color: var(--soft); }`;
