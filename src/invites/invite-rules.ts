/** How long an invitation is valid by default, and at most. */
export const USUAL_INVITE_DAYS = 14
export const LONGEST_INVITE_DAYS = 60
/** After this many wrong PINs in total, over any time, an invitation is locked. */
export const MOST_PIN_TRIES = 10
export const PIN_PATTERN = /^\d{4,12}$/
/** How long a right PIN opens the form. */
export const UNLOCKED_HOURS = 12

export const INVITE_STATES = ['open', 'used', 'expired', 'revoked', 'locked'] as const
export type InviteState = (typeof INVITE_STATES)[number]

/** In order of precedence: a submitted invitation stays submitted, whatever happens afterwards. */
export function stateOfInvite(
  invite: { usedAt: Date | null; revokedAt: Date | null; expiresAt: Date; pinTries: number },
  now: Date,
): InviteState {
  if (invite.usedAt) return 'used'
  if (invite.revokedAt) return 'revoked'
  if (invite.expiresAt <= now) return 'expired'
  return invite.pinTries >= MOST_PIN_TRIES ? 'locked' : 'open'
}

const LONGEST_NAME = 80
/** Line breaks, control characters, and marks that change the direction of text beside the name. */
const UNSHOWABLE = /[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF]/gu

/** A name safe to use inside other texts; empty when nothing of it can be shown. */
export function nameOfPerson(raw: string): string {
  const shown = raw.normalize('NFC').replace(UNSHOWABLE, ' ').replace(/\s+/g, ' ').trim()
  return Array.from(shown).slice(0, LONGEST_NAME).join('').trim()
}
