/** Gives a new screen time to set its title, and perhaps to focus its heading. */
const pauseMs = 500

/** The announcement is removed after this, so that nobody finds it when reading to the end of the page. */
const keptMs = 3000

/**
 * Makes screen readers announce the title of a new screen, as they do for a page load. Not needed if the new screen has
 * focused its heading, which they read anyway.
 */
export function announcePages(): void {
  const region = document.createElement('div')
  region.className = 'sr-only'
  region.role = 'status'
  // A modal hides everything from screen readers that does not have this attribute when it opens.
  region.setAttribute('aria-live', 'polite')
  document.body.append(region)

  let path = location.pathname
  let timer: ReturnType<typeof setTimeout> | undefined
  const say = () => {
    if (location.pathname === path) return
    path = location.pathname
    if (document.activeElement?.tagName === 'H1') return
    region.textContent = document.title
    timer = setTimeout(() => region.replaceChildren(), keptMs)
  }
  const title = document.querySelector('title')
  if (!title) return
  new MutationObserver(() => {
    clearTimeout(timer)
    region.replaceChildren()
    timer = setTimeout(say, pauseMs)
  }).observe(title, { childList: true })
}
