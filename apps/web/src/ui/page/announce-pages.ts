/** The title may follow its screen, and the focus may move to the screen's heading. */
const pauseMs = 500

/** Afterwards, nobody who reads to the end of the page comes across it. */
const keptMs = 3000

/**
 * Has screen readers say the title of the screen that a link led to, as they do with that of a loaded page. They need not
 * if the focus is on the screen's heading, which they read.
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
