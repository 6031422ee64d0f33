import { dialogAhead } from './dialog-ahead.tsx'

/** Centred on a desktop, a sheet from the bottom on a phone. */
export const Dialog = dialogAhead(() => import('./dialog-panel.tsx'))
