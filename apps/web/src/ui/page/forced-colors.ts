import styles from './forced-colors.css?url'

const forced = window.matchMedia('(forced-colors: active)')

/** Loads the styles for forced colors once they are active, since few people need them. */
export function followForcedColors(): void {
  if (!forced.matches) {
    forced.addEventListener('change', followForcedColors, { once: true })
    return
  }
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = styles
  document.head.append(link)
}
