import { ask, element, frameAfter, link } from './base.js';

/*
 * Shows how far a campaign has come on another site, with a way to give:
 *   <script async src="https://…/widgets/campana.js" data-campana="…" data-idioma="es"></script>
 * It asks the portal for one file, sets no cookie, and keeps its styles to itself.
 */
(() => {
  const script = document.currentScript;
  const { campana: slug = '', idioma: language = 'es' } = script?.dataset ?? {};
  if (!script || !slug) return;
  const site = new URL(script.src).origin;
  const folder = language === 'en' ? 'campaigns' : 'campanas';
  const { host, root } = frameAfter(
    script,
    language,
    `
    :host { max-width: 26rem; }
    .card { display: grid; gap: .6rem; padding: 1.1rem; border: 1px solid #ead8bd; border-radius: 1rem;
      background: #fffdf8; color: #2b1230; font: 400 1rem/1.45 system-ui, sans-serif; }
    .title { color: inherit; font-size: 1.15rem; font-weight: 700; text-decoration: none; }
    .title:hover { text-decoration: underline; }
    .bar { height: .8rem; border-radius: .4rem; background: #f7e9d2; overflow: hidden; }
    .filled { height: 100%; background: #08705f; }
    .facts { margin: 0; color: #644a63; }
    .raised { margin: 0; font-weight: 600; }
    .give { justify-self: start; padding: .65rem 1.3rem; border-radius: 2rem; background: #c2125c; color: #fff;
      font-weight: 700; text-decoration: none; }
    .give:hover { background: #960a45; }
    a:focus-visible { outline: 3px solid #08705f; outline-offset: 2px; }`,
  );

  ask(`${site}/${folder}/${encodeURIComponent(slug)}.json`)
    .then((campaign) => {
      const card = element('div', 'card');
      const bar = element('div', 'bar');
      bar.setAttribute('role', 'img');
      bar.setAttribute('aria-label', campaign.progreso);
      const filled = element('div', 'filled');
      filled.style.width = `${Math.min(100, campaign.porcentaje)}%`;
      bar.append(filled);
      card.append(
        link(site, 'title', campaign.titulo, campaign.direccion),
        element('p', 'raised', campaign.reunido_texto),
        bar,
        element('p', 'facts', campaign.donativos_texto),
      );
      if (campaign.donar) card.append(link(site, 'give', campaign.donar_texto, campaign.donar));
      root.append(card);
    })
    // Nothing of it is shown where the campaign, or the portal, is not there.
    .catch(() => host.remove());
})();
