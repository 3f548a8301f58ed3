/**
 * One of the portal's own drawings as PNG, in its own size unless a width is given. Never a file that somebody sent:
 * those go through `open-picture.ts`, where no SVG is read at all.
 */
export async function drawSvg(svg: string, width?: number): Promise<Buffer> {
  const { renderAsync } = await import('@resvg/resvg-js');
  const drawn = await renderAsync(svg, {
    font: { loadSystemFonts: false },
    ...(width !== undefined && { fitTo: { mode: 'width' as const, value: width } }),
  });
  return drawn.asPng();
}
