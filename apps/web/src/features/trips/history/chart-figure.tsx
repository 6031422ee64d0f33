import { TableIcon } from '@phosphor-icons/react/Table'
import { type ReactNode, useId, useState } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { IconButton } from '../../../ui/controls/icon-button.tsx'
import { messages } from './messages.ts'

type Props = {
  title: string
  text: string
  /** A legend, or a choice of what is shown. */
  above?: ReactNode
  chart: ReactNode
  table: ReactNode
}

/** A chart for sighted users, and a table behind it for everybody else; the button shows the table. */
export function ChartFigure({ title, text, above, chart, table }: Props) {
  const [isTable, setTable] = useState(false)
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="relative flex h-90 min-w-0 flex-col rounded-panel bg-surface p-5 sm:p-6"
    >
      <div className="flex items-start justify-between gap-3">
        <div>
          <h3 id={id} className="display text-card">
            {title}
          </h3>
          <p className="mt-1.5 text-ink2 text-meta">{text}</p>
        </div>
        <IconButton
          label={messages.showTableOf(title)}
          variant={isTable ? 'tint' : 'plain'}
          aria-pressed={isTable}
          icon={<TableIcon />}
          onClick={() => setTable(!isTable)}
          className="-mt-2 -mr-2"
        />
      </div>
      {above}
      {!isTable && (
        <div aria-hidden className="mt-3 min-h-0 grow">
          {chart}
        </div>
      )}
      <div
        {...(isTable && { tabIndex: 0 })}
        className={classNames(isTable ? 'mt-3 min-h-0 grow overflow-y-auto' : 'sr-only')}
      >
        {table}
      </div>
    </section>
  )
}
