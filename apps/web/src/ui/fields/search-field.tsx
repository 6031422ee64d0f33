import { MagnifyingGlassIcon } from '@phosphor-icons/react/MagnifyingGlass'
import { XIcon } from '@phosphor-icons/react/X'
import { type ComponentProps, type RefObject, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../controls/icon-button.tsx'
import { inputFrame } from './input-frame.ts'

export interface SearchFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange' | 'ref' | 'aria-label'> {
  label: string
  clearLabel: string
  value: string
  onValueChange: (value: string) => void
  inputRef?: RefObject<HTMLInputElement | null>
}

export function SearchField({
  label,
  clearLabel,
  value,
  onValueChange,
  inputRef,
  className,
  ...rest
}: SearchFieldProps) {
  const ownRef = useRef<HTMLInputElement>(null)
  const input = inputRef ?? ownRef
  const clear = () => {
    onValueChange('')
    input.current?.focus()
  }
  return (
    <search className={classNames(inputFrame, 'h-13 pl-3.5', className)}>
      <MagnifyingGlassIcon className="shrink-0 text-[1.375rem] text-ink2" />
      <input
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        {...rest}
        ref={input}
        // One of type search must not be a combobox (ARIA in HTML).
        type={rest.role === 'combobox' ? 'text' : 'search'}
        aria-label={label}
        value={value}
        onChange={event => onValueChange(event.target.value)}
        className="h-full w-full min-w-0 bg-transparent outline-none last:pr-3.5 placeholder:text-ink2"
      />
      {value && <IconButton label={clearLabel} icon={<XIcon />} onClick={clear} />}
    </search>
  )
}
