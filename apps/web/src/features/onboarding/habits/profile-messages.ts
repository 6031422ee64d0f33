export const messages = {
  title: 'Shopping habits',
  edit: 'Edit',
  editHabits: 'Edit shopping habits',
  unknown: 'Tell us when and how you shop, and we’ll arrange your home screen to match.',
  notAnswered: 'No answer yet',
  days: 'Days',
  times: 'Times',
  shopsHere: (store: string) => `Shops at ${store}`,
  style: 'Style',
  loadFailed: 'We couldn’t load your shopping habits.',
  save: 'Save',
}
