import { expect, it } from 'vitest'
import { renderedPicture } from './rendered-picture.ts'

it.each([
  ['/pictures/egg.carton.amber.svg', '/pictures/egg.carton.amber.webp'],
  ['/pictures/meals/lentil-soup.svg', '/pictures/meals/lentil-soup.webp'],
])('knows where %s is rendered', (drawn, rendered) => {
  expect(renderedPicture(drawn)).toBe(rendered)
})

it.each(['', '/placeholder.svg', '/pictures/egg.png', 'https://shop.example/pictures/egg.svg'])(
  'leaves %j as it is',
  address => {
    expect(renderedPicture(address)).toBe(address)
  },
)
