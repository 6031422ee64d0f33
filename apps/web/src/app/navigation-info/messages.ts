export const messages = {
  title: 'Aisle-by-aisle navigation',
  pageTitle: 'Coming soon: navigation · Aisleway',
  comingSoon: 'Coming soon',
  intro: (store: string) =>
    `Your list, in the order of your walk through ${store}. You look up once, and the next item is in front of you.`,
  steps: [
    {
      title: 'Your list finds its way',
      text: 'Every item knows its aisle. The list orders itself from the door to the register.',
    },
    {
      title: 'One aisle at a time',
      text: 'You see what to take in the aisle you are in, and which one comes next.',
    },
    {
      title: 'No way twice',
      text: 'Added something while you walk? It goes where you still pass by.',
    },
  ],
  promise: 'Join the waitlist, and we send you an e-mail when it goes live.',
  toHome: 'Back to Home',
}
