/** As browsers have it that read codes: wicg.github.io/shape-detection-api. TypeScript does not know it yet. */
interface BarcodeDetector {
  detect(picture: ImageBitmapSource): Promise<{ rawValue: string }[]>;
}
interface BarcodeDetectors {
  new (options: { formats: string[] }): BarcodeDetector;
}

const detectors = () => (globalThis as { BarcodeDetector?: BarcodeDetectors }).BarcodeDetector;

export const readsCodes = (): boolean => detectors() !== undefined;

interface CodeReader {
  /** undefined where it sees none. */
  read(picture: ImageBitmapSource): Promise<string | undefined>;
}

/** @throws where the browser reads no QR codes */
export async function createCodeReader(): Promise<CodeReader> {
  const Detector = detectors();
  if (!Detector) throw new Error('This browser reads no codes.');
  const detector = new Detector({ formats: ['qr_code'] });
  return {
    async read(picture) {
      const [found] = await detector.detect(picture);
      return found?.rawValue;
    },
  };
}
