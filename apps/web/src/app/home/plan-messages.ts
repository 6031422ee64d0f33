/** Of the plan's card: out of what home loads first. */
export const messages = {
  title: 'Plan the week',
  text: 'Meals for everybody, from whole packages that leave little over.',
}
