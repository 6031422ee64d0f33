import { IconContext } from '@phosphor-icons/react/dist/lib/context'
import type { ReactNode } from 'react'

/**
 * Icons are bold, as large as the text around them, and hidden from screen readers, for which there is text. One that stands
 * for a text has `role="img"`, a label, and `aria-hidden={false}`.
 */
export function IconDefaults({ children }: { children: ReactNode }) {
  return <IconContext.Provider value={defaults}>{children}</IconContext.Provider>
}

const defaults = { weight: 'bold', size: '1em', 'aria-hidden': true } as const
