/** The longest side of a photo that is sent, in pixels: more than the portal's largest picture. */
const longestSide = 2560;
/** Bytes of a photo that is not worth making smaller. */
const smallEnough = 1_500_000;
const quality = 0.85;

/**
 * A photo of a telephone in the size that the portal needs, upright and without what it told of the place. One that is
 * small already, moves, or cannot be opened here comes back as it is.
 */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!['image/jpeg', 'image/png', 'image/webp'].includes(file.type)) return file;
  if (file.size <= smallEnough) return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const blob = await draw(bitmap, bitmap.width * scale, bitmap.height * scale);
    if (!blob || blob.size >= file.size) return file;
    // The name stays: by it people know the photo, and a second one of it.
    return new File([blob], file.name, { type: blob.type, lastModified: file.lastModified });
  } catch {
    return file;
  }
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
