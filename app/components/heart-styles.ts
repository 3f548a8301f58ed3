let sheet: CSSStyleSheet | undefined;

/** All hearts share it. The page's colours and fonts come through its custom properties. */
export function heartStyles(): CSSStyleSheet {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  return sheet;
}

/* The heart is an outline until it is pressed: never told by colour alone. */
const styles = `
:host { display: flex; flex-wrap: wrap; align-items: center; gap: 0.4rem 1rem; }
button {
  display: inline-flex; align-items: center; justify-content: center; gap: 0.5rem;
  min-width: 2.75rem; min-height: 2.75rem; padding: 0; border: 0; border-radius: 999px;
  background: var(--card); color: var(--ink); cursor: pointer;
}
:host([all]) button {
  min-height: 3rem; padding: 0.45rem 1.2rem; border: 2px solid currentColor; background: none;
  font: 650 1rem / 1.15 var(--text);
}
button:focus-visible, a:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
svg { flex: none; overflow: visible; fill: none; stroke: currentColor; stroke-width: 2px; }
button[aria-pressed="true"] svg { color: var(--rosa); fill: currentColor; }
span:empty, p:empty, a[hidden] { display: none; }
a { display: inline-flex; align-items: center; min-height: 2.75rem; color: inherit; }
p {
  margin: 0; max-width: 14rem; padding: 0.4rem 0.8rem; border-radius: var(--radius-s);
  background: var(--ink); color: var(--card); font-size: 0.9375rem; line-height: 1.35;
}
:host(:not([all])) p {
  position: absolute; right: 0; bottom: calc(100% + 0.4rem); width: max-content; max-width: 9rem;
}
@media print { :host { display: none; } }
`;
