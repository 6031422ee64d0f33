// The first screen needs only what the hearts say, also those that cannot be changed. The rest is
// in screen-messages.ts.
export const messages = {
  favorite: (name: string) => `Favorite ${name}`,
  notSaved: {
    title: 'We couldn’t save your favorites',
    message: 'Please check your connection and try again.',
  },
}
