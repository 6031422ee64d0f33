/**
 * What links in mails begin with. Without PUBLIC_URL it is the address that the request was sent to, which
 * the sender chooses; therefore mail is sent by SMTP only if PUBLIC_URL is set (see config.ts).
 */
export function originOf(publicUrl: string | undefined, request: Request | undefined): string {
  return publicUrl ?? (request ? new URL(request.url).origin : '')
}
