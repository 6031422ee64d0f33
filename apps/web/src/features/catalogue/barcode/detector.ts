import { gtinFrom, gtinFromUpcE } from '@aisleway/core/catalogue/barcode/gtin'
import type { BarcodeFormat } from 'barcode-detector/ponyfill'

/** The part of the browser's `BarcodeDetector` used here; TypeScript does not know it yet. */
export type Detector = {
  detect: (image: HTMLVideoElement) => Promise<{ format: string; rawValue: string }[]>
}

type NativeDetector = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats: () => Promise<string[]>
}

/** The browser's own detector, or ours if it does not support product barcodes. */
export async function openDetector(): Promise<Detector> {
  const Native = (globalThis as { BarcodeDetector?: NativeDetector }).BarcodeDetector
  const supported = (await Native?.getSupportedFormats()) ?? []
  if (Native && supported.includes('ean_13')) {
    return new Native({ formats: formats.filter(format => supported.includes(format)) })
  }
  return (await import('./own-detector.ts')).ownDetector(formats)
}

const formats: BarcodeFormat[] = ['ean_13', 'ean_8', 'itf', 'upc_a', 'upc_e']

/** The first product code in the picture. */
export async function readCode(detector: Detector, video: HTMLVideoElement) {
  const seen = await detector.detect(video)
  return seen
    .map(({ format, rawValue }) =>
      format === 'upc_e' ? (gtinFromUpcE(rawValue) ?? gtinFrom(rawValue)) : gtinFrom(rawValue),
    )
    .find(gtin => gtin !== undefined)
}
