/** What a mail server said against one mail (RFC 5321, 4.2), as nodemailer reports it. */
type MailError = { responseCode?: unknown; command?: unknown }

/**
 * The reply by which a server refused this recipient for good; undefined for what may work later (4xx), and for what is
 * wrong between the two servers (sign-in, TLS, the sender), which all mails share.
 */
export function refusedForGood(error: unknown): number | undefined {
  const { responseCode: code, command } = (error ?? {}) as MailError
  const isAboutRecipient = command === 'RCPT TO' || command === 'DATA'
  return isAboutRecipient && typeof code === 'number' && code >= 550 && code < 560 ? code : undefined
}

/** Enough to find it among the accounts, and no address: `a…n@example.com`. */
export function shortened(address: string): string {
  const at = address.lastIndexOf('@')
  const name = address.slice(0, Math.max(at, 0))
  return `${name.slice(0, 1)}…${name.length > 2 ? name.slice(-1) : ''}${address.slice(Math.max(at, 0))}`
}
