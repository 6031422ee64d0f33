import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { inputFrame } from './input-frame.ts'

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'children'> {
  label: ReactNode
  error?: ReactNode
}

/** A text of several lines, which grows with its content in browsers that support that. */
export function TextArea({ label, error, className, ...rest }: TextAreaProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  const errorId = `${id}-error`
  return (
    <div className={classNames('flex flex-col gap-2', className)}>
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <span className={classNames(inputFrame, 'h-auto!')}>
        <textarea
          {...rest}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          className="field-sizing-content max-h-60 min-h-22 w-full resize-none bg-transparent px-3.5 py-3 outline-none placeholder:text-ink2"
        />
      </span>
      {error && (
        <p id={errorId} className="font-semibold text-danger text-meta">
          {error}
        </p>
      )}
    </div>
  )
}
