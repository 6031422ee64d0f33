export const messages = {
  open: 'Order of departments',
  title: 'Order of departments',
  text: 'As you walk the store. It counts on lists, in the store, on paper and for a split.',
  close: 'Close',
  moveNamed: (department: string) => `Move ${department}`,
  arrowKeys: 'Drag it, or use the arrow keys.',
  moved: (department: string, place: number, places: number) =>
    `${department} is now at place ${place} of ${places}.`,
  reset: 'Use the store’s order',
  save: 'Save',
  failed: { title: 'Error', message: 'The order could not be saved. Please try again.' },
}
