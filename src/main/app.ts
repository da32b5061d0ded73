import compress from '@fastify/compress'
import { join } from 'node:path'
import { constants } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { registerLocalHmrcVat } from '#declarations/local-hmrc/local-hmrc.ts'
import { registerOneClick } from '#messages/server/one-click.ts'
import { registerLocalStripe } from '#payments/local-stripe/local-stripe.ts'
import type { DatabaseHandle } from '#platform/server/database.ts'
import { watchDisk } from '#platform/server/disk.ts'
import type { DispatchDeps } from '#platform/server/http/dispatch.ts'
import { createPace } from '#platform/server/http/pace.ts'
import { buildHttpServer, sendUnknownCall } from '#platform/server/http/http-server.ts'
import { registerLocalAmazon } from '#shops/local-amazon/local-amazon.ts'
import { registerLocalRegisters } from '#tax-numbers/local-registers/local-registers.ts'
import { paths } from '#paths.ts'
import { needsFactor } from './calls-without-factor.ts'
import { needsRoom } from './calls-on-a-full-disk.ts'
import { registerDevMail } from './dev-mail.ts'
import { missingExplained } from './not-active.ts'
import { registerOpenApi } from './openapi/openapi.ts'
import type { PageRenderer } from './pages/page-renderer.ts'
import { registerPages } from './pages/register-pages.ts'
import { withinScope } from './staff-scope/within-scope.ts'
import { registerProbes } from './probes.ts'
import type { Wired } from './wiring.ts'

export type AppOptions = {
  wired: Wired
  database: DatabaseHandle
  /** Renders the pages; absent in tests of calls alone. */
  pages?: PageRenderer
  onRefusal?: DispatchDeps['onRefusal']
  /** How long a call may take. Shorter in tests. */
  answerMs?: number
}

/** The whole product as one Fastify instance. Does not listen. */
export async function buildApp({ wired, database, pages, ...options }: AppOptions): Promise<FastifyInstance> {
  const { deps, routes, authenticators, mailbox } = wired
  const { config, log } = deps
  const disk = watchDisk({ folder: config.dataDir, minFreeMb: config.minFreeMb, log })
  const app = await buildHttpServer({
    routes,
    ...authenticators,
    db: deps.db,
    clock: deps.clock,
    liveness: deps.liveness,
    box: deps.box,
    product: config.product,
    needsFactor,
    hasRoom: async (call) => !needsRoom(call) || !(await disk.isNearlyFull()),
    explainMissing: missingExplained(deps.db),
    withinScope: withinScope(deps.db),
    log,
    trustProxy: config.trustProxy,
    secure: config.mode === 'production',
    publicUrl: config.publicUrl,
    ...(config.callsASecond > 0 && { pace: createPace(deps.clock, config.callsASecond) }),
    ...(options.onRefusal && { onRefusal: options.onRefusal }),
    ...(options.answerMs && { answerMs: options.answerMs }),
  })
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
  registerProbes(app, { config, database, disk, storage: wired.storage, deps })
  // Before the server waits for open answers to end: these would not by themselves.
  app.addHook('preClose', async () => {
    wired.streams.closeAll()
    wired.staffStreams.closeAll()
  })
  registerOpenApi(app, { routes, config })
  await registerOneClick(app, deps)
  if (mailbox && config.mode === 'demo') registerDevMail(app, mailbox)
  const hasStripe = config.payments.provider === 'local' && config.payments.localStripe.url === undefined
  if (hasStripe && config.mode === 'demo') await registerLocalStripe(app, deps)
  if (config.vatLookup.mode === 'local' && config.mode === 'demo') await registerLocalRegisters(app)
  if (config.amazon.mode === 'local' && config.mode === 'demo')
    await registerLocalAmazon(app, {
      box: deps.box,
      now: () => deps.clock.now(),
      appName: config.brand.name,
      redirectUrl: () => config.publicUrl + paths.amazonCallback(),
    })
  if (config.hmrc.mode === 'local' && config.mode === 'demo')
    await registerLocalHmrcVat(app, {
      box: deps.box,
      now: () => deps.clock.now(),
      appName: config.brand.name,
      redirectUrl: () => config.publicUrl + paths.adminHmrcConnected(),
      file: join(config.dataDir, 'local-hmrc.ndjson'),
    })
  if (pages) await registerPages(app, { pages, wired })
  app.setNotFoundHandler((request, reply) => sendUnknownCall(request, reply, log))
  return app
}
