/** What scripts for other sites share: no cookie, nothing of the page's styles, text alone from what is asked. */

/** A place after the script whose styles and names are its own. */
export function frameAfter(script, language, css) {
  const host = document.createElement('div');
  host.lang = language;
  script.after(host);
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:host { all: initial; display: block; } ${css}`);
  root.adoptedStyleSheets = [sheet];
  return { host, root };
}

export function element(name, className, text) {
  const made = document.createElement(name);
  made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}

/** Leads to the portal alone, whatever the file says. */
export function link(site, className, text, path) {
  const made = element('a', className, text);
  const address = new URL(path, site);
  made.href = site + address.pathname + address.search;
  made.target = '_blank';
  made.rel = 'noopener';
  return made;
}

export function ask(address) {
  return fetch(address, { credentials: 'omit' }).then((answer) =>
    answer.ok ? answer.json() : Promise.reject(answer.status),
  );
}
