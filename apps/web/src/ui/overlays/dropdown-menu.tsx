import * as Radix from 'radix-ui/dropdown-menu'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useAfterTap } from './modal.ts'

export interface DropdownMenuProps {
  /** The button that opens the menu. */
  trigger: ReactNode
  title?: ReactNode
  /** True for a menu that is lazy-loaded when its button is pressed. */
  startsOpen?: boolean
  children: ReactNode
}

export function DropdownMenu({ trigger, title, startsOpen = false, children }: DropdownMenuProps) {
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <Radix.Root modal={false} open={useAfterTap(isOpen)} onOpenChange={setOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {/* Not in a portal: there it would be outside every landmark. */}
      <Radix.Content
        align="end"
        sideOffset={8}
        collisionPadding={12}
        className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-52 max-w-(--radix-dropdown-menu-content-available-width) overflow-y-auto overscroll-contain rounded-card bg-surface p-2 shadow-panel outline-none data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in"
      >
        {title && (
          <Radix.Label className="px-3 pt-2 pb-1 font-semibold text-ink2 text-meta">
            {title}
          </Radix.Label>
        )}
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}

export interface MenuItemProps extends Omit<ComponentProps<typeof Radix.Item>, 'className'> {
  icon?: ReactNode
  /** For router links: the only child becomes the item and contains the icon itself. */
  asChild?: boolean
}

export function MenuItem({ icon, asChild = false, children, ...rest }: MenuItemProps) {
  return (
    <Radix.Item
      {...rest}
      asChild={asChild}
      className="flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-control px-3 font-semibold outline-none data-disabled:opacity-50 data-highlighted:bg-sunken [&>svg]:text-xl [&>svg]:text-ink2"
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Radix.Item>
  )
}

export function MenuSeparator() {
  return <Radix.Separator className="mx-3 my-1.5 h-px bg-line" />
}
