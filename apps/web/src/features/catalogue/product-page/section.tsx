import { createContext, type ReactNode, useContext, useId } from 'react'

/** The level of the headings below the product's name: a dialog's title is one level lower than a page's. */
export const HeadingLevel = createContext<'h2' | 'h3'>('h2')

/** One topic of a product under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  const Heading = useContext(HeadingLevel)
  return (
    <section aria-labelledby={id} className="border-line py-5 not-first:border-t">
      <Heading id={id} className="display mb-3 text-card">
        {title}
      </Heading>
      {children}
    </section>
  )
}
