import type { ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { Button } from '../../../ui/controls/button.tsx'

type Props = {
  texts: { filters: string; clearAll: string }
  onClearAll: () => void
  /** Hides it in a small window, which has the filters in a sheet. */
  className: string
  children: ReactNode
}

/** The filters beside the results. */
export function FilterAside({ texts, onClearAll, className, children }: Props) {
  return (
    <aside
      aria-label={texts.filters}
      className={classNames(
        'sticky top-[calc(var(--top-bar)+1rem)] max-h-[calc(100dvh-var(--top-bar)-2rem)] overflow-y-auto rounded-card bg-surface p-4.5',
        className,
      )}
    >
      <div className="mb-2 flex items-center justify-between">
        <h2 className="display text-card">{texts.filters}</h2>
        <Button variant="ghost" size="compact" className="-mr-2 px-2!" onClick={onClearAll}>
          {texts.clearAll}
        </Button>
      </div>
      {children}
    </aside>
  )
}
