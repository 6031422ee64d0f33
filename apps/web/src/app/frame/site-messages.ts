/** Of the footer, of pages where nothing is, and of titles of pages: out of what home loads. */
export const messages = {
  pageTitle: (page: string) => `${page} · Aisleway`,
  notFoundTitle: 'Oops! Page not found',
  notFoundText: 'There’s nothing at this address.',
  toHome: 'Back to Home',
  licenses: 'Licenses',
  copyright: (year: number) => `© ${year} Aisleway`,
  independent: 'An independent list tool, not affiliated with any grocery chain.',
}
