import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { Drawing } from '../../trips/history/chart.tsx'
import DayCharts from './day-charts.tsx'

const drawings = vi.hoisted(() => [] as Drawing[])
vi.mock('@aisleway/core/plan/day-costs', () => ({ dayCosts: () => [] }))
vi.mock('../../trips/history/chart-figure.tsx', () => ({
  ChartFigure: ({ chart, table }: { chart: ReactNode; table: ReactNode }) =>
    createElement('figure', null, chart, table),
}))
vi.mock('../../trips/history/lazy-chart.tsx', () => ({
  LazyChart: ({ drawing }: { drawing: Drawing }) => void drawings.push(drawing),
}))

it('thousands of calories have a separator in the table and on the axis', () => {
  const nutrition = { calories: 1849.6, protein: 62, fiber: null, sodium: 2300 }
  const priced = { days: [{ day: '2026-11-21', nutrition }], foods: [] }
  const charts = createElement(DayCharts, { plan: { settings: {} }, priced } as never)
  const table = renderToString(charts)
  for (const amount of ['1,850', '62', '–', '2,300']) expect(table).toContain(`>${amount}<`)
  const [, nutrients] = drawings
  expect(nutrients?.options.axisY?.labelInterpolationFnc?.(2000, 0)).toBe('2,000')
})
