/** The data behind the choice of a picture; it belongs to the store's content, never to the code (answer 5). */
export type MealImages = {
  /** A fixed picture by the name of a product or a meal. */
  fixed: Readonly<Record<string, string>>
  /** Recipe hosts whose pictures are not used. */
  unusedHosts: readonly string[]
  /** By the meal's name. */
  fallback: Readonly<Record<string, string>>
  placeholder: string
}

/** Spec 1 §9: a fixed picture, else the stored one, else the fallback by name, else the placeholder. */
export function mealImage(
  { name, imageUrl }: { name: string; imageUrl: string },
  images: MealImages,
): string {
  return (
    pictureOf(name, images.fixed) ??
    (isUsable(imageUrl, images.unusedHosts) ? imageUrl : undefined) ??
    pictureOf(name, images.fallback) ??
    images.placeholder
  )
}

/** A meal may be called like something that every object has. */
function pictureOf(name: string, pictures: Readonly<Record<string, string>>): string | undefined {
  return Object.hasOwn(pictures, name) ? pictures[name] : undefined
}

function isUsable(address: string, unusedHosts: readonly string[]): boolean {
  // The store's own drawings are paths on this site.
  if (address.startsWith('/pictures/')) return true
  const [, hostname] = /^https?:\/\/([^/:?#]+)/.exec(address.toLowerCase()) ?? []
  if (!hostname) return false
  return !unusedHosts.some(host => hostname === host || hostname.endsWith(`.${host}`))
}
