import { preloadedDialog } from './preloaded-dialog.tsx'

/** Centred on a desktop, a bottom sheet on a phone. */
export const Dialog = preloadedDialog(() => import('./dialog-panel.tsx'))
