import type { DepartmentOrOther } from '@aisleway/core/catalogue/departments'
import {
  BarChart,
  type BarChartData,
  type BarChartOptions,
  FixedScaleAxis,
  LineChart,
  type LineChartData,
  type LineChartOptions,
} from 'chartist'
import { useEffect, useRef } from 'react'
import styles from './chart.css?url'

export type Drawing =
  | {
      kind: 'bars'
      data: BarChartData
      options: BarChartOptions
      /** The departments that colour the bars of a single series. */
      departments?: readonly DepartmentOrOther[]
    }
  | {
      /** Each x is a timestamp. */
      kind: 'line over time'
      data: LineChartData
      options: LineChartOptions
    }

/** Draws with Chartist, which is lazy-loaded with the first chart and follows the window's size by itself. */
export default function Chart({ drawing }: { drawing: Drawing }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return undefined
    const chart =
      drawing.kind === 'line over time'
        ? new LineChart(place.current, drawing.data, overTime(drawing.options))
        : barChart(place.current, drawing)
    return () => {
      chart.detach()
    }
  }, [drawing])
  return (
    <>
      {/* The build loads no stylesheet with an `import()`: see vite-plugins/retryable-imports.ts. */}
      <link rel="stylesheet" href={styles} precedence="default" />
      <div ref={place} className="chart h-full" />
    </>
  )
}

function overTime(options: LineChartOptions): LineChartOptions {
  return { ...options, axisX: { ...options.axisX, type: FixedScaleAxis } }
}

function barChart(place: HTMLElement, drawing: Extract<Drawing, { kind: 'bars' }>): BarChart {
  const chart = new BarChart(place, drawing.data, drawing.options)
  chart.on('draw', drawn => {
    const department = drawn.type === 'bar' && drawing.departments?.[drawn.index]
    if (department) drawn.element.attr({ 'data-department': department })
  })
  return chart
}
