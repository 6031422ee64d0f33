export const messages = {
  notSaved: {
    title: 'Error saving trip',
    message: 'There was an error saving your shopping trip.',
  },
}
