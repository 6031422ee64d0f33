import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { inputFrame } from './input-frame.ts'

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'children'> {
  label: ReactNode
}

/** A text of several lines, which grows with its content in browsers that support that. */
export function TextArea({ label, className, ...rest }: TextAreaProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  return (
    <div className={classNames('flex flex-col gap-2', className)}>
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <span className={classNames(inputFrame, 'h-auto!')}>
        <textarea
          {...rest}
          id={id}
          className="field-sizing-content max-h-60 min-h-22 w-full resize-none bg-transparent px-3.5 py-3 outline-none placeholder:text-ink2"
        />
      </span>
    </div>
  )
}
