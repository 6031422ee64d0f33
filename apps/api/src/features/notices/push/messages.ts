/** Texts shown on a lock screen: they name nobody, nor a list that a stranger named. */
export const messages = {
  appName: 'Aisleway',
  invitation: 'You are invited to share a shopping list',
  accepted: (list: string) => `Your invitation to “${list}” was accepted`,
  declined: (list: string) => `Your invitation to “${list}” was declined`,
  listChanged: (list: string) => `“${list}” was changed`,
  tripCompleted: (list: string) => `Shopping “${list}” is finished`,
  favorite: (product: string, price: string, before: string) =>
    `${product} is on sale: ${price}, was ${before}`,
}
