type OpenSharp = typeof import('sharp')['default'];

let loading: Promise<OpenSharp> | undefined;

/**
 * The one way to sharp: loaded with the first picture, for most processes start without one, and switched to what the
 * portal needs before anything is read.
 */
export function loadSharp(): Promise<OpenSharp> {
  loading ??= load();
  return loading;
}

async function load(): Promise<OpenSharp> {
  const { default: sharp } = await import('sharp');
  // libvips reads thirty formats; of these alone it ever sees a file. SVG in particular: it draws for minutes, and
  // nothing stops it. Our own drawings are drawn by resvg (`drawing.ts`).
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`),
  });
  // One core for each picture, and no memory of the last ones.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
