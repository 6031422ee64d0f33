import { describe, expect, it } from 'vitest'
import { boundsOf } from './icon-bounds.ts'
import { notoIcon } from './noto.ts'

describe('the bounds of an icon', () => {
  it('follow lines, curves and arcs, absolute or relative', () => {
    expect(boundsOf('<path d="M10 20h30v40H10z"/>')).toEqual({
      x: 10,
      y: 20,
      width: 30,
      height: 40,
    })
    expect(boundsOf('<path d="m10 20 30 0 0 40z"/>')).toMatchObject({ width: 30, height: 40 })
    expect(boundsOf('<path d="M20 50c0-20 40-20 40 0"/>')).toMatchObject({ y: 35, height: 15 })
    expect(boundsOf('<path d="M20 50q20-20 40 0t40 0"/>')).toMatchObject({ y: 40, height: 20 })
    expect(boundsOf('<path d="M20 50a20 20 0 0140 0"/>')).toMatchObject({ y: 30, height: 20 })
  })

  it('hold several shapes, their outline strokes and rotation', () => {
    const two = '<circle cx="20" cy="20" r="10"/><ellipse cx="60" cy="20" rx="10" ry="5"/>'
    expect(boundsOf(two)).toMatchObject({ x: 10, y: 10, width: 60, height: 20 })
    expect(boundsOf('<path d="M10 10h20" stroke-width="4"/>')).toMatchObject({ x: 8, height: 4 })
    const upright = boundsOf(
      '<ellipse cx="60" cy="60" rx="30" ry="10" transform="rotate(90 60 60)"/>',
    )
    expect([upright.width, upright.height].map(Math.round)).toEqual([20, 60])
  })

  it('never leave the square the icon is shown in', () => {
    expect(boundsOf('<path d="M-40 10h300v90z"/>')).toEqual({ x: 0, y: 10, width: 128, height: 90 })
  })

  it('find the foot of an icon that floats in its square', () => {
    // The figures of a browser's getBBox.
    const { x, y, width, height } = notoIcon('bread').bounds
    expect([x, y, x + width, y + height].map(Math.round)).toEqual([4, 6, 124, 123])
  })
})
