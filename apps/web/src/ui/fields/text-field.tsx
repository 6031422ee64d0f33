import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { inputFrame } from './input-frame.ts'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix' | 'children'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** A unit before or a control after the text, inside the frame. */
  prefix?: ReactNode
  suffix?: ReactNode
}

export function TextField({
  label,
  hint,
  error,
  prefix,
  suffix,
  className,
  ...rest
}: TextFieldProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  const noteId = `${id}-note`
  const note = error || hint
  return (
    <div className={classNames('flex flex-col gap-2', className)}>
      <label htmlFor={id} className="font-bold">
        {label}
      </label>
      <span className={classNames(inputFrame, 'px-3.5')}>
        {prefix && (
          <span aria-hidden className="text-ink2">
            {prefix}
          </span>
        )}
        <input
          {...rest}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
          className="h-full w-full min-w-0 bg-transparent outline-none placeholder:text-ink2"
        />
        {suffix}
      </span>
      {note && (
        <p
          id={noteId}
          className={classNames('text-meta', error ? 'font-semibold text-danger' : 'text-ink2')}
        >
          {note}
        </p>
      )}
    </div>
  )
}
