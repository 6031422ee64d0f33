import { preloadedDialog } from './preloaded-dialog.tsx'

/** Asks before a major change. Cancel has the initial focus, and a click outside does not count as an answer. */
export const ConfirmDialog = preloadedDialog(() => import('./confirm-dialog-panel.tsx'))
