import { resolve } from 'node:path'
import '../src/main/quick-imports.ts'

/*
 * Reads one mail that came to MAIL_RETURN_PATH from standard input, as a mail server's pipe hands it over, with the settings of the
 * server in the environment:
 *   npm run -s mail:bounced < mail.eml
 * It ends with 0 when it noted who refused or had nothing to note, and with 75 (try again later) when it could not.
 */

const { causeOf } = await import('../src/platform/server/error-text.ts')

/** `EX_TEMPFAIL` of sysexits.h: the mail server keeps the mail and tries again. */
const TRY_AGAIN = 75
const ROOT = resolve(import.meta.dirname, '..')

/** All of it, so that the pipe does not break; kept only as far as it would be looked at. */
async function readMail(largest: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of process.stdin as AsyncIterable<Buffer>) {
    size += part.length
    if (size - part.length <= largest) parts.push(part)
  }
  return Buffer.concat(parts)
}

async function takeIn(): Promise<void> {
  const { LARGEST_NOTIFICATION, takeInNotification } = await import('../src/alerts/server/public.ts')
  const { loadConfig } = await import('../src/main/config.ts')
  const { openFoundation } = await import('../src/main/foundation.ts')
  const { productLog } = await import('../src/main/product-log.ts')
  const { systemClock } = await import('../src/platform/server/clock.ts')
  const { openConfigured } = await import('../src/platform/server/database.ts')
  const { createSecretBox } = await import('../src/platform/server/secret-box.ts')
  const { now } = systemClock

  const message = await readMail(LARGEST_NOTIFICATION)
  const raw = loadConfig(process.env)
  const { mailReturnPath: returnPath } = raw
  if (returnPath === undefined) throw new Error('MAIL_RETURN_PATH is not set')
  const log = productLog({ level: 'silent' })
  const foundation = await openFoundation({ raw, root: ROOT, log })
  try {
    const { config } = foundation
    const database = openConfigured({ config, log, max: 1 })
    const box = createSecretBox(config.encryptionKeys)
    const done = await takeInNotification({ db: database.db, box, now }, { message, returnPath }).finally(
      database.close,
    )
    console.log(done === 'NOTED' ? 'noted: the address refuses mail' : 'ignored')
  } finally {
    await foundation.close()
  }
}

await takeIn().catch((error: unknown) => {
  console.error(causeOf(error))
  process.exitCode = TRY_AGAIN
})
