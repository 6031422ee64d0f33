import { preloadedDialog } from './preloaded-dialog.tsx'

/** Centred on a desktop, a sheet from the bottom on a phone. */
export const Dialog = preloadedDialog(() => import('./dialog-panel.tsx'))
