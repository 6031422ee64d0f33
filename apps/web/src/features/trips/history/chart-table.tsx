type Props = {
  caption: string
  /** The first column names the rows; the others contain figures. */
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** The figures of a chart. */
export function ChartTable({ caption, columns, rows }: Props) {
  return (
    <table className="w-full">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-ink2 text-meta">
          {columns.map(column => (
            <th key={column} scope="col" className={cellClass}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one date may stand in two rows
          <tr key={row} className="border-line border-t">
            <th scope="row" className={cellClass}>
              {name}
            </th>
            {figures.map((figure, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
              <td key={column} className={cellClass}>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const cellClass = 'py-1.5 text-right font-semibold first:text-left'
