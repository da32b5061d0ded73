import { loadConfig, completeConfig, newDemoSecrets } from '../config.ts'
import { productLog } from '../product-log.ts'
import { wire } from '../wiring.ts'
import { openDatabase } from '#platform/server/database.ts'
import { systemClock } from '#platform/server/clock.ts'
import type { OpenApiDocument } from './document.ts'
import { openApiDocument } from './openapi.ts'

/** Nobody connects to it: the document is made from the contracts alone. */
const NOWHERE = 'postgres://nobody@127.0.0.1:9/none'

/** The OpenAPI document of the product as it is shipped, for scripts that check it or generate from it. */
export async function documentWithoutDatabase(): Promise<OpenApiDocument> {
  const log = productLog({ level: 'silent' })
  const raw = loadConfig({ AGENCY_NAME: 'Muster Compliance GmbH' })
  const config = completeConfig(raw, { databaseUrl: NOWHERE, secrets: newDemoSecrets() })
  const database = openDatabase({ url: NOWHERE, log, max: 1 })
  try {
    const { routes } = wire({ config, database, clock: systemClock, log })
    const contact = { name: 'Muster Compliance GmbH', email: 'hello@example.com' }
    return openApiDocument(routes, '/server/portal', 'Greenlane', contact)
  } finally {
    await database.close()
  }
}
