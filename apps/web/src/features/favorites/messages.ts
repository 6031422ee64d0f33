// Of the first screen only the hearts, also those that cannot be changed: what the rest says is in screen-messages.ts.
export const messages = {
  favorite: (name: string) => `Favorite ${name}`,
  notSaved: {
    title: 'Your favorites could not be saved',
    message: 'Please check your connection and try again.',
  },
}
