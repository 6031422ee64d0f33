// Of the first screen only the hearts: what the rest says is in screen-messages.ts.
export const messages = {
  favorite: (name: string) => `Favorite ${name}`,
}
