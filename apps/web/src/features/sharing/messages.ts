export const messages = {
  /** Whose account has gone. */
  formerMember: 'A former member',
}
