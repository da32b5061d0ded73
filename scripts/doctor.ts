import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import '../src/main/quick-imports.ts'
import type { Finding } from '../src/doctor/finding.ts'

/*
 * Says what is wrong with a deployment, with the settings of the server in the environment and the server running:
 *   npm run doctor [-- --dkim <selector>]
 * It changes nothing. It ends with 1 when something is wrong.
 */

const { bad, exitCodeOf, showFindings } = await import('../src/doctor/finding.ts')
const { lookUpIn } = await import('../src/doctor/server/public.ts')
const { loadConfig } = await import('../src/main/config.ts')
const { examine } = await import('../src/main/doctor.ts')
const { openFoundation } = await import('../src/main/foundation.ts')
const { productLog } = await import('../src/main/product-log.ts')
const { systemClock } = await import('../src/platform/server/clock.ts')
const { openConfigured } = await import('../src/platform/server/database.ts')
const { createSecretBox } = await import('../src/platform/server/secret-box.ts')
const { ConfigProblem } = await import('../src/platform/server/settings.ts')

const USAGE = 'npm run doctor [-- --dkim <selector of your mail provider>]'
const ROOT = resolve(import.meta.dirname, '..')

function readArguments() {
  try {
    return parseArgs({ options: { dkim: { type: 'string' } } }).values
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : ''}\n\n${USAGE}`)
    process.exit(1)
  }
}

async function examineHere(dkimSelector: string | undefined): Promise<Finding[]> {
  const log = productLog({ level: 'silent' })
  const foundation = await openFoundation({ raw: loadConfig(process.env), root: ROOT, log })
  try {
    const { config } = foundation
    const database = openConfigured({ config, log, max: 2 })
    try {
      const box = createSecretBox(config.encryptionKeys)
      const deps = { config, db: database.db, box, clock: systemClock }
      return await examine(deps, { lookUp: lookUpIn(), dkimSelector })
    } finally {
      await database.close()
    }
  } finally {
    await foundation.close()
  }
}

async function findings(dkimSelector: string | undefined): Promise<Finding[]> {
  try {
    return await examineHere(dkimSelector)
  } catch (error) {
    if (!(error instanceof ConfigProblem)) throw error
    return [
      bad('Settings', error.message, 'docs/operate.md lists every setting. Nothing else was looked at.'),
    ]
  }
}

const found = await findings(readArguments().dkim)
console.log(showFindings(found))
process.exitCode = exitCodeOf(found)
