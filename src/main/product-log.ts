import { INVITE_HEADER } from '#invites/invite-key.ts'
import { createLog, type Log } from '#platform/server/log.ts'

/** The product's log: redacts the modules' secrets too. */
export function productLog(options: { level: string; destination?: NodeJS.WritableStream }): Log {
  return createLog({ ...options, secrets: [INVITE_HEADER] })
}
