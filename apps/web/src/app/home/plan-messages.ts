/** Of the plan's card: out of what home loads first. */
export const messages = {
  title: 'Plan the week',
  text: 'Meals everyone will eat, with less to spend and less to waste.',
}
