/** How a script scrolls. Unlike styles, "smooth" ignores that somebody prefers less motion. */
export function smoothly(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
}
