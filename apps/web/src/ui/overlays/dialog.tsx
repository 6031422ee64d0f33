import { preloadedDialog } from './preloaded-dialog.tsx'

/** Stands in the centre on a desktop, and is a sheet from the bottom on a phone. */
export const Dialog = preloadedDialog(() => import('./dialog-panel.tsx'))
