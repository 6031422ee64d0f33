/** The answers to Join Waitlist (spec 1 §8). */
export const answers = {
  joined: {
    title: "You're on the list!",
    message: "You'll be among the first to experience our in-store navigation.",
  },
  already: { title: 'Already on the waitlist', message: "You're already on our waitlist!" },
  signInRequired: {
    title: 'Sign in required',
    message: 'Please sign in to join the waitlist.',
  },
}
