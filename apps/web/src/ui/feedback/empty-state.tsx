import type { ComponentProps, ReactNode } from 'react'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title' | 'className'> {
  title: ReactNode
  /** Whether it stands for the whole page, whose heading its title then is. */
  isPage?: boolean | undefined
  /** A picture or a large icon. */
  picture?: ReactNode
  /** Buttons or links that offer what to do instead. */
  actions?: ReactNode
}

export function EmptyState({
  title,
  isPage = false,
  picture,
  actions,
  children,
  ...rest
}: EmptyStateProps) {
  const Heading = isPage ? 'h1' : 'h2'
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
      <Heading className="display text-card">{title}</Heading>
      {children && <div className="max-w-[44ch] text-balance text-ink2">{children}</div>}
      {actions && <div className="mt-2 flex flex-wrap justify-center gap-3">{actions}</div>}
    </div>
  )
}
