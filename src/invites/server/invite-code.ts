import { paths } from '#paths.ts'
import type { PlatformConfig } from '#platform/server/config.ts'
import { hashToken, newToken, type SecretBox } from '#platform/server/secret-box.ts'
import type { InviteRow } from './invites.tables.ts'

const contextOf = (inviteId: string) => `invite:${inviteId}`

/** A new code of 256 bits: in clear for the link, hashed for look-up, encrypted for showing it again. */
export function newInviteCode(box: SecretBox, inviteId: string) {
  const code = newToken()
  return { code, codeHash: hashToken(code), sealedCode: box.seal(code, contextOf(inviteId)) }
}

export function codeOf(box: SecretBox, invite: Pick<InviteRow, 'id' | 'sealedCode'>): string {
  return box.open(invite.sealedCode, contextOf(invite.id))
}

export function inviteUrl(config: PlatformConfig, code: string): string {
  return `${config.publicUrl}${paths.shareForm(code)}`
}
