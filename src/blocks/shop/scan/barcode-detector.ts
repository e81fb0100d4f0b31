/** The part of the Shape Detection API that reads barcodes; only some browsers have it. */
export interface BarcodeDetector {
  /** Returns the codes in the current picture of a video. Rejects before it has one. */
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}

interface BarcodeDetectorClass {
  new (options: { formats: string[] }): BarcodeDetector
  getSupportedFormats(): Promise<string[]>
}

/** The codes on goods and on labels of our own. */
const FORMATS = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'itf', 'qr_code']

/** Returns a detector of barcodes; undefined when this browser has none. */
export async function barcodeDetector(): Promise<BarcodeDetector | undefined> {
  const Detector: BarcodeDetectorClass | undefined = Reflect.get(globalThis, 'BarcodeDetector')
  if (!Detector) return undefined
  const supported = await Detector.getSupportedFormats()
  const formats = FORMATS.filter(format => supported.includes(format))
  return formats.length > 0 ? new Detector({ formats }) : undefined
}
