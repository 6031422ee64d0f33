/** Texts shown on a lock screen: they name nobody, nor a list that a stranger named. */
export const messages = {
  appName: 'Aisleway',
  invitation: 'You’re invited to share a shopping list',
  accepted: (list: string) => `Your invitation to “${list}” was accepted`,
  declined: (list: string) => `Your invitation to “${list}” was declined`,
  listChanged: (list: string) => `“${list}” was updated`,
  tripCompleted: (list: string) => `Shopping for “${list}” is done`,
  favorite: (product: string, price: string, before: string) =>
    `${product} is on sale: ${price}, was ${before}`,
}
