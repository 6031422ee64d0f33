import { preloadedDialog } from './preloaded-dialog.tsx'

/** Asks before something large; Cancel has the focus, and a click outside answers nothing. */
export const ConfirmDialog = preloadedDialog(() => import('./confirm-dialog-panel.tsx'))
