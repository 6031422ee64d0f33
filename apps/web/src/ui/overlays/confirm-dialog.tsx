import { dialogAhead } from './preloaded-dialog.tsx'

/** Asks before something large; Cancel has the focus, and a click outside answers nothing. */
export const ConfirmDialog = dialogAhead(() => import('./confirm-dialog-panel.tsx'))
