import type { ComponentProps, ReactNode } from 'react'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'className'> {
  title: ReactNode
  /** A picture or a large icon. */
  picture?: ReactNode
  /** Buttons or links that offer what to do instead. */
  actions?: ReactNode
}

export function EmptyState({ title, picture, actions, children, ...rest }: EmptyStateProps) {
  return (
    <div
      {...rest}
      className="flex flex-col items-center gap-3 px-4 py-10 text-center [overflow-wrap:anywhere]"
    >
      {picture && (
        <div
          aria-hidden
          className="mb-1 grid size-18 place-items-center rounded-panel bg-tint text-[2rem] text-on-tint"
        >
          {picture}
        </div>
      )}
      <h2 className="display text-card">{title}</h2>
      {children && <div className="max-w-[44ch] text-balance text-ink2">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
