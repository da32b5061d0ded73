import { announceSessionChange } from '#platform/web/session.ts'
import { INVITE_HEADER } from '../invite-key.ts'

/** The code of the invite that this window was opened with; its name in the session storage is fixed. */
export function readInviteCode(): string | null {
  return sessionStorage.getItem(INVITE_HEADER)
}

export function keepInviteCode(code: string): void {
  sessionStorage.setItem(INVITE_HEADER, code)
  announceSessionChange()
}

/** Whoever works in their own workspace is no longer the invited person in this window. */
export function dropInviteCode(): void {
  sessionStorage.removeItem(INVITE_HEADER)
  announceSessionChange()
}

/** The headers for every call of this window. */
export function inviteHeaders(): Record<string, string> {
  const code = readInviteCode()
  return code ? { [INVITE_HEADER]: code } : {}
}
