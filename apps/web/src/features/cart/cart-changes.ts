/** Changes to the whole cart run one after the other, so that the last answer is the newest. */
export const cartChanges = { mutationKey: ['change-cart'], scope: { id: 'cart' } }
