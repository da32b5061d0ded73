import { INVITE_HEADER } from '#invites/invite-key.ts'
import { createLog, type Log } from '#platform/server/log.ts'

/** The log of the product: hides what its modules carry as secrets too. */
export function productLog(options: { level: string; destination?: NodeJS.WritableStream }): Log {
  return createLog({ ...options, secrets: [INVITE_HEADER] })
}
