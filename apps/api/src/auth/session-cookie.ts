/**
 * The cookie that holds the session: locked to this host over https; on plain http (a phone in the
 * home network) browsers refuse that prefix, so it drops it (decision 9a).
 */
export function sessionCookie(publicUrl: string | undefined) {
  const secure = publicUrl?.startsWith('https://') ?? false
  return {
    name: secure ? '__Host-aisleway_session' : 'aisleway_session',
    attributes: { secure, httpOnly: true, sameSite: 'lax' as const, path: '/' },
  }
}
