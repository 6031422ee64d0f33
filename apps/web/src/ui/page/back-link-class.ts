/** The look of a link above a page's title that leads back, with an arrow or without. */
export const backLinkClass =
  'flex min-h-11 w-fit items-center gap-2.5 rounded-control pr-2 font-bold text-name underline-offset-4 hover:underline print:hidden [&>svg]:text-xl'
