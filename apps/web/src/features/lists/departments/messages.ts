export const messages = {
  open: 'Department order',
  title: 'Department order',
  text: 'Match the way you walk the store. We’ll use it for your lists, printouts, and splits.',
  close: 'Close',
  loading: 'Loading the department order',
  loadFailed: 'We couldn’t load the department order',
  moveNamed: (department: string) => `Move ${department}`,
  arrowKeys: 'Drag it or use the arrow keys.',
  moved: (department: string, place: number, places: number) =>
    `${department} is now ${place} of ${places}.`,
  reset: 'Use the store’s order',
  save: 'Save',
  failed: { title: 'Error', message: 'We couldn’t save the order. Please try again.' },
}
