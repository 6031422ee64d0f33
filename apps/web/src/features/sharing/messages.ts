export const messages = {
  /** Stands for somebody whose account was deleted. */
  formerMember: 'A former member',
}
