import {
  type ComponentType,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useState,
} from 'react'
import { useFollowCart } from '../follow-cart.ts'
import type { CartPanelProps } from './cart-panel.tsx'

const OpenCartContext = createContext<() => void>(() => {})

/** Opens the cart panel from any screen. */
export function useOpenCart() {
  return use(OpenCartContext)
}

type Props = {
  /** The cart panel with what the app adds to it. */
  panel: ComponentType<Pick<CartPanelProps, 'open' | 'onOpenChange'>>
  children: ReactNode
}

/** Renders the panel beside the screens, and keeps the cart in sync across tabs. */
export function CartPanelHost({ panel: Panel, children }: Props) {
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => setOpen(true), [])
  useFollowCart()
  return (
    <OpenCartContext value={open}>
      {children}
      <Panel open={isOpen} onOpenChange={setOpen} />
    </OpenCartContext>
  )
}
