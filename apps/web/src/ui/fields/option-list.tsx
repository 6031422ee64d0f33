import { type ComponentProps, createContext, type ReactNode, use, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import type { Combobox } from './use-combobox.ts'

export interface OptionListProps extends Omit<ComponentProps<'div'>, 'role' | 'aria-label'> {
  combobox: Combobox
  label: string
}

/** The list of a combobox. A press on it leaves the focus in the field. */
export function OptionList({ combobox, label, children, ...rest }: OptionListProps) {
  return (
    <ActiveOption value={combobox.activeId}>
      <div
        {...rest}
        {...combobox.listProps}
        role="listbox"
        aria-label={label}
        onMouseDown={event => event.preventDefault()}
      >
        {children}
      </div>
    </ActiveOption>
  )
}

/** Options of one kind below their title. */
export function OptionGroup({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox.
    <div role="group" aria-labelledby={titleId} className="pb-1.5">
      <div id={titleId} className="px-3 pt-2 pb-1 font-semibold text-ink2 text-meta">
        {title}
      </div>
      {children}
    </div>
  )
}

export interface OptionProps extends Omit<ComponentProps<'div'>, 'role' | 'id' | 'onClick'> {
  onChoose: () => void
}

export function Option({ onChoose, className, ...rest }: OptionProps) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its Enter clicks here.
    // biome-ignore lint/a11y/useFocusableInteractive: likewise.
    <div
      {...rest}
      id={id}
      role="option"
      aria-selected={use(ActiveOption) === id}
      onClick={onChoose}
      className={classNames(
        'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-control px-3 py-1 hover:bg-sunken aria-selected:bg-sunken aria-selected:outline-focus aria-selected:outline-ink aria-selected:-outline-offset-3',
        className,
      )}
    />
  )
}

/** An option of one line, with an icon where others have a picture. */
export function IconOption({ icon, children, ...rest }: OptionProps & { icon: ReactNode }) {
  return (
    <Option {...rest}>
      <span className="grid w-13 shrink-0 place-items-center text-ink2 text-xl">{icon}</span>
      <span className="min-w-0 grow truncate font-semibold">{children}</span>
    </Option>
  )
}

/**
 * An option with actions beside it, which are options too, because an option cannot contain buttons. The row may be
 * reused for another `subject` while a finger is down on it; that press then does nothing.
 */
export function OptionRow({ subject, children }: { subject: string; children: ReactNode }) {
  const pressed = useRef<string>(undefined)
  return (
    <div
      role="none"
      data-option-row
      className="flex items-center gap-1"
      onPointerDown={() => {
        pressed.current = subject
      }}
      onPointerCancel={() => {
        pressed.current = undefined
      }}
      onClickCapture={event => {
        // A click by keyboard or by script has no detail, and no press before it.
        const isOfOther = event.detail > 0 && (pressed.current ?? subject) !== subject
        if (isOfOther) event.stopPropagation()
        pressed.current = undefined
      }}
    >
      {children}
    </div>
  )
}

export interface OptionActionProps {
  label: string
  icon: ReactNode
  main?: boolean
  onChoose: () => void
}

/** Reached with the left and right arrow keys from its option. */
export function OptionAction({ label, icon, main = false, onChoose }: OptionActionProps) {
  return (
    <Option
      data-action
      aria-label={label}
      onChoose={onChoose}
      className={classNames(
        'size-11 shrink-0 justify-center px-0! text-xl',
        main && 'bg-tint text-on-tint hover:bg-leaf! hover:text-on-leaf',
      )}
    >
      {icon}
    </Option>
  )
}

const ActiveOption = createContext<string | undefined>(undefined)
