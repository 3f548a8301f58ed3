import type { FocalPoint } from '#domain/pets/focal-point.ts';
import { proposalSide, proposeFocalPoint } from '#domain/pets/propose-focal-point.ts';

/** As the portal does it for pictures that come to it otherwise. Undefined for one that cannot be opened here. */
export async function proposeForFile(file: File): Promise<FocalPoint | undefined> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = proposalSide / Math.max(bitmap.width, bitmap.height);
    const width = Math.max(1, Math.round(bitmap.width * scale));
    const height = Math.max(1, Math.round(bitmap.height * scale));
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d', { alpha: false });
    if (!context) return undefined;
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    const { data } = context.getImageData(0, 0, width, height);
    return proposeFocalPoint({ pixels: data.filter((_, index) => index % 4 < 3), width, height });
  } catch {
    return undefined;
  }
}
