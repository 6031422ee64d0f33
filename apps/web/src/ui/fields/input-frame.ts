/** The frame around a typed input: the edge turns leaf and thickens while it has the focus. */
export const inputFrame =
  'flex h-12 items-center gap-2.5 rounded-control border-[1.5px] border-strong bg-surface text-input focus-within:border-leaf focus-within:outline-[1.5px] focus-within:outline-leaf has-aria-invalid:border-danger has-aria-invalid:outline-danger'
