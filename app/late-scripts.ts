const preload = /<link rel="modulepreload"[^>]*>/g;
const start = /<script nonce="([^"]*)" type="module" async="">([\s\S]*?)<\/script>/;

/** Starts the page's program once everything that is seen has come, or at the first sign of its reader. */
const starter = `(begin => {
  const signs = ['load', 'pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin'];
  const once = () => { for (const sign of signs) removeEventListener(sign, once); begin(); };
  for (const sign of signs) addEventListener(sign, once, { passive: true });
})(() => {
  const kept = document.getElementById('program');
  const script = document.createElement('script');
  script.type = 'module';
  script.textContent = kept.textContent;
  kept.replaceWith(script);
})`;

/**
 * Pages are whole without their program, so it does not compete with letters and pictures for a slow line.
 * React Router has no setting for that: its preload links are taken out and its first script is kept back.
 * @throws when React Router writes its first script in another way
 */
export function startLate(html: string): string {
  if (!start.test(html)) throw new Error("React Router's first script is not where it was");
  return html
    .replace(preload, '')
    .replace(
      start,
      (_, nonce: string, program: string) =>
        `<script nonce="${nonce}" type="text/plain" id="program">${program}</script><script nonce="${nonce}">${starter}</script>`,
    );
}
