import { BarcodeDetector, type BarcodeFormat, prepareZXingModule } from 'barcode-detector/ponyfill'
import readerUrl from 'zxing-wasm/reader/zxing_reader.wasm?url'

/** Reads barcodes in WebAssembly, loaded from this site and not from the package's usual host. */
export async function ownDetector(formats: BarcodeFormat[]): Promise<BarcodeDetector> {
  const overrides = { locateFile: () => readerUrl }
  await prepareZXingModule({ overrides, fireImmediately: true })
  return new BarcodeDetector({ formats })
}
