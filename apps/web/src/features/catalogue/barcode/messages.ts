export const messages = {
  scan: 'Scan a barcode',
  title: 'Scan a barcode',
  hint: 'Line up the barcode in the frame. You can scan several in a row.',
  close: 'Close',
  picture: 'Camera view',
  starting: 'Starting the camera...',
  refused:
    'We can’t use your camera. Allow it in your browser settings, or type the digits.',
  missing: 'We can’t find a camera. Type the digits below the bars.',
  lost: 'The scanner didn’t load. Type the digits below the bars.',
  found: (name: string) => `Found: ${name}`,
  unknown: (code: string) => `No product found for ${code}`,
  failed: 'We can’t look that up right now. Try again in a moment.',
  add: 'Add',
  digits: 'Digits below the bars',
  wrongDigits: 'That’s not a valid barcode. Check the digits.',
  find: 'Find',
}
