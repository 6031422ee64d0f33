import { renderedPicture } from '@aisleway/core/pictures/rendered-picture'
import type { FirstBrowse } from '../../features/catalogue/search/first-browse.ts'
import { escaped } from './page-head.ts'

/** One row of a phone. */
const picturesInView = 2

/** Links that let the browser fetch the first products' pictures before the app draws them. */
export function firstPictures(browse: FirstBrowse | undefined): string {
  return (browse?.results[0]?.hits ?? [])
    .slice(0, picturesInView)
    .flatMap(({ image_url: url }) =>
      url
        ? `<link rel="preload" as="image" fetchpriority="high" href="${escaped(renderedPicture(url))}">`
        : [],
    )
    .join('')
}
