import * as Radix from 'radix-ui/tabs'
import { type ComponentProps, createContext, type MouseEvent, use } from 'react'
import { classNames } from '../class-names.ts'

type TabsLook = 'underline' | 'segmented'

const LookContext = createContext<TabsLook>('underline')

export interface TabsProps extends ComponentProps<typeof Radix.Root> {
  look?: TabsLook
}

export function Tabs({ look = 'underline', ...rest }: TabsProps) {
  return (
    <LookContext value={look}>
      <Radix.Root {...rest} />
    </LookContext>
  )
}

export interface TabListProps extends ComponentProps<typeof Radix.List> {
  'aria-label': string
}

export function TabList({ className, ...rest }: TabListProps) {
  return <Radix.List {...rest} className={classNames(lists[use(LookContext)], className)} />
}

export function Tab({ className, ...rest }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      {...rest}
      onMouseDown={focusQuietly}
      className={classNames(triggers[use(LookContext)], className)}
    />
  )
}

export function TabPanel(props: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...props} />
}

/** Radix focuses a pressed tab itself, for which browsers show the focus ring as they do for the keyboard. */
function focusQuietly({ button, ctrlKey, currentTarget }: MouseEvent<HTMLButtonElement>) {
  if (button === 0 && !ctrlKey) currentTarget.focus({ focusVisible: false })
}

const lists = {
  underline: 'flex gap-9 overflow-x-auto border-line border-b px-7 max-sm:gap-6 max-sm:px-4',
  segmented:
    'inline-flex max-w-full flex-wrap gap-1 rounded-[14px] border border-line bg-sunken p-1',
}

const triggers = {
  underline:
    'relative -mx-2 flex min-h-15 shrink-0 items-center gap-2 rounded-control px-2 font-semibold text-ink2 text-row transition-colors duration-120 after:absolute after:inset-x-2 after:bottom-0 after:h-1 after:rounded-t-full hover:text-ink focus-visible:-outline-offset-3 data-[state=active]:font-bold data-[state=active]:text-ink data-[state=active]:after:bg-leaf',
  segmented:
    'flex min-h-11 grow items-center justify-center gap-2 rounded-[10px] px-4 font-semibold text-ink2 transition-colors duration-120 hover:text-ink data-[state=active]:bg-raised data-[state=active]:font-bold data-[state=active]:text-ink data-[state=active]:shadow-raised',
}
