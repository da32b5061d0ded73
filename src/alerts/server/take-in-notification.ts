import type { Executor } from '#platform/server/database.ts'
import { createReturnPath } from '#platform/server/return-path.ts'
import type { SecretBox } from '#platform/server/secret-box.ts'
import { shortened } from '../refused-mail.ts'
import { readNotification } from './read-notification.ts'
import { noteRefused } from './refused-mail.repository.ts'

/** Whom it was sent to stands in some headers; more would be there to have us try them. */
const MOST_TOKENS = 10

/**
 * A mail that came to the return path: where it proves that a mail of ours was refused for good later on, the address is noted as if its
 * server had refused at once. Anything else is ignored; so is the forged, whose token is of no address that it names.
 * @param returnPath the setting `MAIL_RETURN_PATH`
 */
export async function takeInNotification(
  deps: { db: Executor; box: SecretBox; now: () => Date },
  { message, returnPath: address }: { message: Uint8Array; returnPath: string },
): Promise<'NOTED' | 'IGNORED'> {
  const notification = await readNotification(message)
  if (!notification) return 'IGNORED'
  const { db, box, now } = deps
  const path = createReturnPath({ address, box, now })
  const tokens = path.tokensIn(notification.sentTo).slice(0, MOST_TOKENS)
  for (const { addresses, reply } of notification.refused) {
    const ours = addresses.find((to) => tokens.some((token) => path.proves(token, to)))
    if (ours === undefined) continue
    await noteRefused(db, box.addressMarks(ours), { shown: shortened(ours), reply, refusedAt: now() })
    return 'NOTED'
  }
  return 'IGNORED'
}
