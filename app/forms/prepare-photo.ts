import type { MessageKey } from '#domain/messages.ts';
import { isHeic } from '#domain/pets/chosen-files.ts';

/** The longest side of a photo that is sent, in pixels: more than the portal's largest picture. */
const longestSide = 2560;
/** Bytes of a photo that is not worth making smaller. */
const smallEnough = 1_500_000;
const quality = 0.85;

interface PreparedPhoto {
  file: File;
  /** Why the portal cannot take it. */
  problem?: MessageKey;
}

/**
 * A photo of a telephone in the size that the portal needs, upright and without what it told of the place: as JPEG, HEIC
 * as well where the browser opens it. One that is small already, moves, or cannot be opened here comes back as it is.
 */
export async function preparePhoto(file: File): Promise<PreparedPhoto> {
  const heic = isHeic(file) || (await holdsHeic(file));
  if (!heic && !isWorthIt(file)) return { file };
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const blob = await draw(bitmap, bitmap.width * scale, bitmap.height * scale);
    if (blob && (heic || blob.size < file.size)) return { file: named(blob, file, heic) };
  } catch {
    // The portal says what is wrong with it.
  }
  return heic ? { file, problem: 'photoHeic' } : { file };
}

const isWorthIt = ({ type, size }: File) =>
  ['image/jpeg', 'image/png', 'image/webp'].includes(type) && size > smallEnough;

/** Some programs call it .jpg when they hand it on. ISO/IEC 23008-12: the box `ftyp` names the brand. */
async function holdsHeic(file: File): Promise<boolean> {
  const head = await file
    .slice(4, 12)
    .text()
    .catch(() => '');
  return /^ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(head);
}

/** The name stays, for people know the photo by it, but says what the portal may look for in it. */
function named(blob: Blob, { name, lastModified }: File, heic: boolean): File {
  const shown = heic ? `${name.replace(/\.hei[cf]$/i, '')}.jpg` : name;
  return new File([blob], shown, { type: blob.type, lastModified });
}

function draw(bitmap: ImageBitmap, width: number, height: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  const context = canvas.getContext('2d', { alpha: false });
  if (context) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  }
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
