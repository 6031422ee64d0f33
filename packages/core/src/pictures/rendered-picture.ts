/**
 * The address of a drawn picture as the build renders it for rows and cards; any other picture has one
 * address. A browser lays out and paints each SVG as a separate document, on the page's own thread.
 */
export function renderedPicture(imageUrl: string): string {
  return imageUrl.replace(/^(\/pictures\/.+)\.svg$/, '$1.webp')
}
