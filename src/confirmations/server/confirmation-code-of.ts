import { paths } from '#paths.ts'
import type { PlatformConfig } from '#platform/server/config.ts'
import { hashToken, type SecretBox } from '#platform/server/secret-box.ts'
import { groupConfirmationCode, newConfirmationCode } from '../confirmation-code.ts'
import type { ConfirmationRow } from './confirmations.tables.ts'

const contextOf = (letterId: string) => `letter:${letterId}`

/** A new code: hashed for look-up, sealed for printing it again. */
export function sealNewCode(box: SecretBox, letterId: string): { codeHash: string; sealedCode: string } {
  const code = newConfirmationCode()
  return { codeHash: hashToken(code), sealedCode: box.seal(code, contextOf(letterId)) }
}

/** As printed, with the page that checks it. */
export function printedCode(
  { box, config }: { box: SecretBox; config: PlatformConfig },
  letter: Pick<ConfirmationRow, 'id' | 'sealedCode'>,
): { code: string; url: string; page: string } {
  const code = box.open(letter.sealedCode, contextOf(letter.id))
  return {
    code: groupConfirmationCode(code),
    url: `${config.publicUrl}${paths.proof(code)}`,
    page: `${config.publicUrl}${paths.proof()}`,
  }
}
