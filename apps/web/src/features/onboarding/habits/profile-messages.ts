export const messages = {
  title: 'Shopping habits',
  edit: 'Edit',
  editHabits: 'Edit shopping habits',
  unknown: 'Tell us when and how you shop, and home arranges itself for you.',
  notAnswered: 'No answer yet',
  days: 'Days',
  times: 'Times',
  shopsHere: (store: string) => `Shops at ${store}`,
  style: 'Style',
  loadFailed: 'Your shopping habits could not be loaded.',
  save: 'Save',
}
