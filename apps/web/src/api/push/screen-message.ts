/** The service worker asks a tab to show a screen, because its notification was pressed. */
export function openScreen(path: string) {
  return { kind: 'open-screen', path } as const
}

/** The path, if the message is such a request. */
export function screenAskedFor(message: unknown): string | undefined {
  const { kind, path } = (message ?? {}) as Partial<ReturnType<typeof openScreen>>
  return kind === 'open-screen' && typeof path === 'string' ? path : undefined
}
