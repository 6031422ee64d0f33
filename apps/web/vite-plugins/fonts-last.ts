import type { Plugin } from 'vite'

const canWait = / *<link rel="(manifest"|preload"[^>]* as="font").*\n/g

/** A browser opens six connections: the scripts take them first, as nothing shows before they are there. */
export function fontsLast(): Plugin {
  return {
    name: 'fonts-last',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: html => {
        const links = (html.match(canWait) ?? []).join('')
        return html.replace(canWait, '').replace('</head>', () => `${links}</head>`)
      },
    },
  }
}
