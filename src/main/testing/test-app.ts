import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { afterAll, expect } from 'vitest'
import { seedAccounts } from '#accounts/server/accounts.seed.ts'
import { seedCatalogue } from '#catalogue/server/catalogue.seed.ts'
import { seedCoupons } from '#coupons/server/coupons.seed.ts'
import type { CallDefinition, Envelope } from '#platform/shared/call.ts'
import { settableClock, type SettableClock } from '#platform/server/clock.ts'
import { openDatabase, type DatabaseHandle } from '#platform/server/database.ts'
import type { DispatchDeps } from '#platform/server/http/dispatch.ts'
import type { StoredMail } from '#platform/server/mailer.ts'
import { migrateDatabase } from '#platform/server/migrate.ts'
import { createTestDatabase, ensureTemplate } from '#platform/testing/postgres.ts'
import { seedStaff } from '#staff/server/staff.seed.ts'
import { buildApp } from '../app.ts'
import { callName } from '../calls.ts'
import { completeConfig, newDemoSecrets, type AppConfig } from '../config.ts'
import type { DemoPerson } from '../demo-people.ts'
import { productLog } from '../product-log.ts'
import { refusalsOf } from '../refusals.ts'
import { wire, type Wired } from '../wiring.ts'
import { signInPeople, type People } from './people.ts'

const ROOT = resolve(import.meta.dirname, '../../..')

export type Caller = { token: string } | undefined
type TestAnswer<T> = {
  status: number
  body: Envelope<T>
  headers: Record<string, unknown>
  raw: Buffer
}

export type TestApp = {
  app: FastifyInstance
  deps: Wired['deps']
  wired: Wired
  database: DatabaseHandle
  config: AppConfig
  clock: SettableClock
  /** Demo people with their own sessions, created by the real sign-in. */
  people: People
  /** `http://127.0.0.1:port` if `listen` was requested. */
  baseUrl: string
  post<I extends z.ZodType, O extends z.ZodType>(
    call: CallDefinition<I, O>,
    input: unknown,
    options?: CallSettings,
  ): Promise<TestAnswer<z.output<O>>>
  get<I extends z.ZodType, O extends z.ZodType>(
    call: CallDefinition<I, O>,
    input?: Record<string, unknown>,
    options?: CallSettings,
  ): Promise<TestAnswer<z.output<O>>>
  /** Uploads bytes as multipart. */
  upload<O extends z.ZodType>(
    call: CallDefinition<z.ZodType, O>,
    file: { name: string; bytes: Buffer; type?: string },
    options?: CallSettings & { fields?: Record<string, string> },
  ): Promise<TestAnswer<z.output<O>>>
  mails(): Promise<StoredMail[]>
  /** Runs every due job until none is left. */
  drain(): Promise<void>
  close(): Promise<void>
}

type CallSettings = { as?: Caller; lang?: 'en' | 'zh'; headers?: Record<string, string> }

export type TestAppOptions = {
  /** Listens on a free port, for tests that need a real socket. */
  listen?: boolean
  config?: Partial<AppConfig>
  clock?: SettableClock
  /** Receives every line of the log, from `debug` on. */
  logTo?: NodeJS.WritableStream
}

/** The product on its own database with the demo's catalogue and people. Closes itself after the test file. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  // The catalogue is half of the work of a test's beginning, and the same for all who begin today.
  const hasCatalogue = options.clock === undefined
  await (hasCatalogue ? ensureTemplate(catalogued, 'catalogue') : ensureTemplate(migrated))
  const testDatabase = await createTestDatabase(hasCatalogue ? 'catalogue' : 'product')
  const dataDir = await mkdtemp(join(tmpdir(), 'greenlane-test-'))
  const config = { ...testConfig(testDatabase.url, dataDir), ...options.config }
  const clock = options.clock ?? settableClock()
  const log = options.logTo
    ? productLog({ level: 'debug', destination: options.logTo })
    : productLog({ level: process.env['TEST_LOG'] ?? 'silent' })
  const database = openDatabase({ url: config.databaseUrl, log, max: 8 })
  const wired = wire({ config, database, clock, log })
  if (!hasCatalogue) await seedCatalogue(wired.deps)
  await seedCoupons(wired.deps)
  const demo: DemoPerson[] = [...(await seedAccounts(wired.deps)), ...(await seedStaff(wired.deps))]
  const app = await buildApp({ wired, database, onRefusal: expectNamedRefusals() })
  app.get('/planted-bug', () => {
    throw new Error('secret detail')
  })
  await app.ready()
  if (options.listen) await listen(app, config)
  const people = await signInPeople(app, config.product, demo, clock)
  const close = onceClosed(async () => {
    await app.close()
    await wired.deps.jobs.stop()
    await database.close()
    await testDatabase.drop()
    await rm(dataDir, { recursive: true, force: true })
  })
  afterAll(close)
  return {
    app,
    deps: wired.deps,
    wired,
    database,
    config,
    clock,
    people,
    baseUrl: config.publicUrl,
    post: (call, input, settings) => inject(app, config, call, { method: 'POST', input }, settings),
    get: (call, input, settings) =>
      inject(app, config, call, { method: 'GET', input: input ?? {} }, settings),
    upload: (call, file, settings) => injectUpload(app, config, call, file, settings),
    mails: async () => (await wired.mailbox?.list()) ?? [],
    drain: () => wired.deps.jobs.drain(),
    close,
  }
}

const migrated = (url: string) => migrateDatabase({ url, folder: resolve(ROOT, 'migrations') })

async function catalogued(url: string): Promise<void> {
  await migrated(url)
  const log = productLog({ level: 'silent' })
  const database = openDatabase({ url, log, max: 2 })
  const wired = wire({ config: testConfig(url, tmpdir()), database, clock: settableClock(), log })
  await seedCatalogue(wired.deps)
  await wired.deps.jobs.stop()
  await database.close()
}

/** Fails the test file when a call refuses what its contract does not name: the OpenAPI document would not say it. */
function expectNamedRefusals(): DispatchDeps['onRefusal'] {
  const unnamed = new Set<string>()
  afterAll(() => expect([...unnamed], 'refusals that the contract does not name').toEqual([]))
  return (call, { error }) => {
    if (!refusalsOf(call).some((name) => name === error)) unnamed.add(`${callName(call)}: ${error}`)
  }
}

/** A configuration for tests: everything local, with a new secret each time. */
export function testConfig(databaseUrl: string, dataDir: string): AppConfig {
  return completeConfig(
    { mode: 'demo', paymentProvider: 'local', agencyName: 'Muster Compliance GmbH', dataDir } as Parameters<
      typeof completeConfig
    >[0],
    { databaseUrl, secrets: newDemoSecrets() },
  )
}

async function listen(app: FastifyInstance, config: AppConfig): Promise<void> {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  config.port = address.port
  config.publicUrl = `http://127.0.0.1:${address.port}`
}

function headersOf(settings: CallSettings = {}): Record<string, string> {
  const headers: Record<string, string> = { lang: settings.lang ?? 'en', ...settings.headers }
  if (settings.as) {
    headers['token'] = settings.as.token
    headers['authorization'] = settings.as.token
    headers['x-access-token'] = settings.as.token
  }
  return headers
}

async function inject<T>(
  app: FastifyInstance,
  config: AppConfig,
  call: CallDefinition,
  request: { method: 'GET' | 'POST'; input: unknown },
  settings?: CallSettings,
): Promise<TestAnswer<T>> {
  const input = { ...(request.input as Record<string, unknown>) }
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(input[name])
    delete input[name]
    return encodeURIComponent(value)
  })
  const query = new URLSearchParams()
  if (request.method === 'GET') {
    for (const [name, value] of Object.entries(input)) {
      for (const item of Array.isArray(value) ? value : [value])
        if (item !== undefined) query.append(name, String(item))
    }
  }
  const response = await app.inject({
    method: request.method,
    url: `/server/${config.product}${path}${query.size > 0 ? `?${query}` : ''}`,
    headers: {
      ...headersOf(settings),
      ...(request.method === 'POST' ? { 'content-type': 'application/json' } : {}),
    },
    ...(request.method === 'POST'
      ? { payload: JSON.stringify(Array.isArray(request.input) ? request.input : input) }
      : {}),
  })
  const answer = answerFrom<T>(response)
  takeRenewed(call, settings?.as, answer.body.data)
  return answer
}

/** The calls that answer with another token of the same session. */
const RENEWING = new Set([
  '/user/confirm',
  '/user/passkey/confirm',
  '/user/changePassword',
  '/user/twoFactor/enable',
  '/staff/confirm',
  '/staff/changePassword',
])

/** Goes on with the token that a call renewed, as the browser does. @returns whether it renewed one */
export function takeRenewed({ path }: Pick<CallDefinition, 'path'>, as: Caller, data: unknown): boolean {
  const token = (data as { token?: unknown } | null)?.token
  if (!as || !RENEWING.has(path) || typeof token !== 'string') return false
  as.token = token
  return true
}

async function injectUpload<T>(
  app: FastifyInstance,
  config: AppConfig,
  call: CallDefinition,
  file: { name: string; bytes: Buffer; type?: string },
  settings?: CallSettings & { fields?: Record<string, string> },
): Promise<TestAnswer<T>> {
  const boundary = '----greenlane-test'
  const fields = Object.entries(settings?.fields ?? {}).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${file.name}"\r\nContent-Type: ${file.type ?? 'application/octet-stream'}\r\n\r\n`
  const payload = Buffer.concat([
    Buffer.from(fields.join('') + head),
    file.bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const response = await app.inject({
    method: 'POST',
    url: `/server/${config.product}${call.path}`,
    headers: { ...headersOf(settings), 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload,
  })
  return answerFrom(response)
}

function answerFrom<T>(response: {
  statusCode: number
  rawPayload: Buffer
  headers: Record<string, unknown>
}): TestAnswer<T> {
  const isJson = String(response.headers['content-type'] ?? '').startsWith('application/json')
  const body = isJson ? (JSON.parse(response.rawPayload.toString()) as Envelope<T>) : fileEnvelope<T>()
  return { status: response.statusCode, body, headers: response.headers, raw: response.rawPayload }
}

const fileEnvelope = <T>(): Envelope<T> => ({ code: 0, message: 'file', data: null })

function onceClosed(close: () => Promise<void>): () => Promise<void> {
  let closing: Promise<void> | undefined
  return () => (closing ??= close())
}
