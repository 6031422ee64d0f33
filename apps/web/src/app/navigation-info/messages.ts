export const messages = {
  title: 'Aisle-by-aisle navigation',
  pageTitle: 'Coming soon: navigation · Aisleway',
  comingSoon: 'Coming soon',
  intro: (store: string) =>
    `Your list, in the order you walk ${store}. Look up, and the next item is right in front of you.`,
  steps: [
    {
      title: 'Your list leads the way',
      text: 'Every item knows its aisle, so your list runs from the door to the register.',
    },
    {
      title: 'One aisle at a time',
      text: 'See what to grab in the aisle you’re in and which one comes next.',
    },
    {
      title: 'No backtracking',
      text: 'Add something mid-trip, and we’ll fit it in where you haven’t been yet.',
    },
  ],
  promise: 'Join the waitlist, and we’ll send you an email when it goes live.',
  toHome: 'Back to Home',
}
