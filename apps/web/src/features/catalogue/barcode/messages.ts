export const messages = {
  scan: 'Scan a barcode',
  title: 'Scan a barcode',
  hint: 'Hold the bars into the frame. You can scan one after another.',
  close: 'Close',
  picture: 'Picture of the camera',
  starting: 'Starting the camera...',
  refused:
    'The camera is not allowed here. Allow it in the settings of your browser, or type the digits.',
  missing: 'No camera can be used here. Type the digits below the bars.',
  lost: 'What reads the bars could not be loaded. Type the digits below the bars.',
  found: (name: string) => `Found: ${name}`,
  unknown: (code: string) => `The store has no product with the code ${code}`,
  failed: 'The code cannot be looked up right now. Try it again in a moment.',
  add: 'Add',
  digits: 'Digits below the bars',
  wrongDigits: 'These digits are no barcode. Check each of them.',
  find: 'Find',
}
