import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { adoptEarlierLines } from '#audit/server/public.ts'
import { announceScanner } from '#documents/server/scanning/create-scanner.ts'
import { paths } from '#paths.ts'
import { systemClock } from '#platform/server/clock.ts'
import { directUrlOf, openConfigured } from '#platform/server/database.ts'
import type { Log } from '#platform/server/log.ts'
import { migrateDatabase } from '#platform/server/migrate.ts'
import { ConfigProblem } from '#platform/server/settings.ts'
import { checkStorage } from '#platform/server/storage/open-storage.ts'
import { buildApp } from './app.ts'
import { checkEncryptionKeys } from './check-encryption-keys.ts'
import { loadConfig, type AppConfig } from './config.ts'
import { showDemoPeople } from './demo-people.ts'
import { seedDemo } from './demo.ts'
import { openFoundation, type Foundation } from './foundation.ts'
import { goOnBehind } from './go-on-behind.ts'
import { builtPages } from './pages/built-pages.ts'
import { livePages } from './pages/live-pages.ts'
import { productLog } from './product-log.ts'
import { closeHttp, doSteps, type StopStep } from './stop.ts'
import { wire } from './wiring.ts'

const ROOT = resolve(import.meta.dirname, '../..')

/** Starts the product, or leaves nothing running. */
async function main(): Promise<void> {
  const raw = loadConfig(process.env)
  const quiet = process.stdout.isTTY && !process.env['LOG_LEVEL']
  const log = productLog({ level: quiet ? 'warn' : (raw.logLevel ?? 'info') })
  const foundation = await openFoundation({ raw, root: ROOT, log })
  try {
    await startProduct(foundation, log)
  } catch (error) {
    await foundation.close().catch(() => {})
    throw error
  }
}

/** Database, schema, demo, jobs, and only then the HTTP server. */
async function startProduct(foundation: Foundation, log: Log): Promise<void> {
  const { config } = foundation
  await migrateDatabase({ url: directUrlOf(config), folder: resolve(ROOT, 'migrations') })
  const database = openConfigured({ config, log })
  const wired = wire({ config, database, clock: systemClock, log })
  await checkEncryptionKeys(wired.deps)
  await checkStorage(wired.storage, log)
  if (config.mode === 'production' || config.clamd) await announceScanner(config, log)
  if (config.mode === 'demo') await seedDemo(wired, database)
  const live = process.env['GREENLANE_DEV'] === '1' ? await livePages(ROOT) : undefined
  await wired.deps.liveness.start()
  const app = await buildApp({ wired, database, pages: live ?? (await builtPages(resolve(ROOT, 'build'))) })
  live?.addTo(app)
  let growing: Promise<void> | undefined
  const steps: StopStep[] = [
    { name: 'requests', run: () => closeHttp(app, log), limitMs: 12_000 },
    { name: 'jobs', run: () => wired.deps.jobs.stop(), limitMs: 5_000 },
    { name: 'demo', run: async () => growing, limitMs: 5_000 },
    { name: 'seals', run: () => wired.sealer.stop(), limitMs: 2_000 },
    { name: 'liveness', run: () => wired.deps.liveness.stop(), limitMs: 2_000 },
    { name: 'connections', run: () => database.close(), limitMs: 3_000 },
    { name: 'database', run: () => foundation.close(), limitMs: 35_000 },
    { name: 'live pages', run: async () => live?.close(), limitMs: 2_000 },
  ]
  stopGracefully(steps, log)
  await listenPatiently(app, config)
  await wired.deps.jobs.start()
  wired.sealer.start()
  // Behind all that serves: an upgrade may find a million lines, and nothing but their seals waits for them.
  void adoptEarlierLines(wired.deps, wired.deps.jobs.stopping)
  announce(config, foundation)
  if (config.mode === 'demo') growing = goOnBehind(wired)
}

/** The previous process may still be releasing the port; wait for it a little. */
async function listenPatiently(app: FastifyInstance, config: AppConfig): Promise<void> {
  const until = Date.now() + 10_000
  for (;;) {
    try {
      await app.listen({ port: config.port, host: config.host })
      return
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || Date.now() > until) throw error
      await sleep(300)
    }
  }
}

function announce(config: Foundation['config'], foundation: Foundation): void {
  const lines = ['', `${config.brand.name} is running at ${config.publicUrl}`]
  if (config.mode === 'demo') {
    lines.push(
      `Staff sign in at ${config.publicUrl}${paths.adminLogin()}, mail arrives at ${config.publicUrl}/dev/mail`,
    )
    lines.push('', ...showDemoPeople(config.dataDir))
  }
  lines.push(
    '',
    `Stop with Ctrl+C.${foundation.embedded ? ' The data stays in ' + config.dataDir + '.' : ''}`,
    '',
  )
  process.stdout.write(`${lines.join('\n')}\n`)
}

function stopGracefully(steps: readonly StopStep[], log: Log): void {
  let stopping = false
  const onSignal = (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    void doSteps(steps, log).then((isClean) => process.exit(isClean ? 0 : 1))
  }
  // The parent process is gone without a signal (kill -9): nobody would stop us any more.
  process.on('disconnect', () => onSignal('disconnect'))
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}

main().catch((error: unknown) => {
  if (error instanceof ConfigProblem) process.stderr.write(`${error.message}\n`)
  else
    process.stderr.write(
      `The server could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    )
  process.exit(1)
})
