const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const start = /<script nonce="([^"]*)" type="module" async="">([\s\S]*?)<\/script>/;

/**
 * Starts the page's program once everything that is seen has come, or at the first sign of its reader: all its files at
 * once, for each finds out only when it has come which others it needs.
 */
const starter = `(begin => {
  const signs = ['load', 'pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'];
  const once = () => { for (const sign of signs) removeEventListener(sign, once); begin(); };
  for (const sign of signs) addEventListener(sign, once, { passive: true });
})(() => {
  const kept = document.getElementById('program');
  for (const href of kept.dataset.files.split(' '))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  const script = document.createElement('script');
  script.type = 'module';
  script.textContent = kept.textContent;
  kept.replaceWith(script);
})`;

/**
 * Pages are whole without their program, so it does not compete with letters and pictures for a slow line.
 * React Router has no setting for that: its preload links and its first script are kept back.
 * @throws when React Router writes its first script in another way
 */
export function startLate(html: string): string {
  if (!start.test(html)) throw new Error("React Router's first script is not where it was");
  // Not the one that begins: what all others do at their start and what it does would be one long task.
  const files = [...html.matchAll(preload)]
    .flatMap(([, file = '']) => (file.includes('/entry.client-') ? [] : [file]))
    .join(' ');
  return html
    .replace(preload, '')
    .replace(
      start,
      (_, nonce: string, program: string) =>
        `<script nonce="${nonce}" type="text/plain" id="program" data-files="${files}">${program}</script><script nonce="${nonce}">${starter}</script>`,
    );
}
