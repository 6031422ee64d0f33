import { CheckIcon } from '@phosphor-icons/react/Check'
import type { ComponentProps } from 'react'
import { classNames } from '../../ui/class-names.ts'

type Props = Omit<ComponentProps<'input'>, 'children' | 'className'> & {
  type: 'radio' | 'checkbox'
  label: string
  text?: string | undefined
}

/** A native radio or checkbox; the whole tile is pressable. */
export function OptionTile({ label, text, ...input }: Props) {
  return (
    <label className="pressable relative flex min-h-14 select-none items-center gap-2.5 rounded-control border-[1.5px] border-line bg-surface px-3 py-2 font-semibold hover:border-strong has-checked:border-leaf has-checked:bg-tint has-checked:text-on-tint has-focus-visible:outline-focus has-focus-visible:outline-ink has-focus-visible:outline-offset-2">
      <input
        {...input}
        className="peer absolute inset-0 cursor-[inherit] appearance-none outline-none"
      />
      <span
        aria-hidden
        className={classNames(
          'grid size-5.5 shrink-0 place-items-center border-2 border-strong text-transparent transition-colors duration-120 peer-checked:border-leaf peer-checked:bg-leaf peer-checked:text-on-leaf',
          input.type === 'radio' ? 'rounded-full' : 'rounded-badge',
        )}
      >
        <CheckIcon className="text-sm" />
      </span>
      <span>
        <span className="block leading-tight">{label}</span>
        {text && <span className="mt-0.5 block font-normal text-meta">{text}</span>}
      </span>
    </label>
  )
}
