export const messages = {
  label: 'Waitlist',
  coming: 'Aisle-by-aisle navigation is coming to this store. Be the first to try it.',
  join: 'Join Waitlist',
  signInToJoin: 'Sign in to Join Waitlist',
  joining: 'Joining...',
  failed: {
    title: 'Error joining waitlist',
    message: 'There was a problem joining the waitlist. Please try again.',
  },
}
