import { createServer, request, type RequestListener } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { exitCodeOf, showFindings, type Finding } from '#doctor/finding.ts'
import { startLocalClamd } from '#documents/testing/local-clamd.ts'
import { localStripeKeys } from '#payments/local-stripe/local-stripe-keys.ts'
import { signEvent } from '#payments/local-stripe/sign-event.ts'
import { startLocalS3 } from '#platform/local-s3/local-s3.ts'
import { S3Error } from '#platform/local-s3/s3-error.ts'
import { lookUpIn, readTrailFacts } from '#doctor/server/public.ts'
import { judgeRoom } from '#doctor/server/check-disk.ts'
import { nameServer } from '#doctor/testing/name-server.ts'
import { sql } from 'drizzle-orm'
import Fastify from 'fastify'
import { demandHttps } from '#platform/server/http/https-alone.ts'
import { settableClock, systemClock } from '#platform/server/clock.ts'
import { createSecretBox } from '#platform/server/secret-box.ts'
import { smtpServer } from '#platform/testing/smtp-server.ts'
import { examine, type Examined } from './doctor.ts'
import { newDemoSecrets } from './config.ts'
import { testApp } from './testing/test-app.ts'

const LONG_KEY = `v=DKIM1; k=rsa; p=${'A'.repeat(392)}`
const names = await nameServer({
  'portal.example.com': ['v=spf1 mx -all'],
  '_dmarc.portal.example.com': ['v=DMARC1; p=reject'],
  's1._domainkey.portal.example.com': [LONG_KEY],
})
const smtp = await smtpServer()
const app = await testApp({
  listen: true,
  clock: settableClock(new Date()),
  config: { trustProxy: '127.0.0.1', smtpUrl: smtp.url, mailFrom: 'Portal <no-reply@portal.example.com>' },
})

type Changes = Partial<Examined['config']> & { dkim?: string; box?: Examined['box'] }
async function findings({ dkim = 's1', box, ...config }: Changes = {}): Promise<Finding[]> {
  const { deps } = app
  const examined = {
    db: deps.db,
    clock: systemClock,
    box: box ?? deps.box,
    config: { ...app.config, ...config },
  }
  return examine(examined, { lookUp: lookUpIn([names]), dkimSelector: dkim })
}
const of = (all: readonly Finding[], subject: string) => all.filter((one) => one.subject === subject)
const statesOf = (all: readonly Finding[], subject: string) => of(all, subject).map(({ state }) => state)

const poolerAt = async (databaseDirectUrl: string | undefined) =>
  statesOf(await findings({ databaseDirectUrl }), 'Pooler')

const silence = () => Promise.reject(new Error('queryTxt ETIMEOUT'))

/** In front of the portal, as a proxy is that treats X-Forwarded-For in some way. */
async function proxy(forwarded: (came: string | undefined) => string | undefined): Promise<string> {
  const pass: RequestListener = (incoming, outgoing) => {
    const came = incoming.headers['x-forwarded-for']
    const sent = forwarded(typeof came === 'string' ? came : undefined)
    const headers: Record<string, string | string[] | undefined> = { ...incoming.headers }
    delete headers['x-forwarded-for']
    if (sent !== undefined) headers['x-forwarded-for'] = sent
    const onward = request(
      `${app.baseUrl}${incoming.url}`,
      { method: incoming.method, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
      },
    )
    incoming.pipe(onward)
  }
  return serve(pass)
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => void server.close())
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  return `http://127.0.0.1:${address.port}`
}

/** A Stripe that knows an account and its methods, and nothing else. */
const stripeWith = (account: object, methods: object) =>
  serve((incoming, outgoing) => {
    const body = incoming.url?.startsWith('/v1/account') ? account : { object: 'list', data: [methods] }
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })

describe('the examination of a deployment', () => {
  it('finds nothing wrong where nothing is, and says what it looked at', async () => {
    const publicUrl = await proxy(() => '203.0.113.5')
    const all = await findings({ publicUrl })
    expect(all.filter(({ state }) => state === 'BAD')).toEqual([])
    expect(exitCodeOf(all)).toBe(0)
    const looked = new Set(all.map(({ subject }) => subject))
    for (const subject of [
      'Database',
      'Clock',
      'Keys',
      'Backups',
      'People',
      'Disk',
      'Address',
      'Visitors',
      'Webhooks',
    ])
      expect(looked, subject).toContain(subject)
    for (const subject of ['Mail: server', 'Mail: SPF', 'Mail: DMARC', 'Mail: DKIM'])
      expect(statesOf(all, subject), subject).toEqual(['GOOD'])
    expect(of(all, 'Visitors')[0]?.says).toContain('203.0.113.5')
    expect(showFindings(all)).toMatch(/^✓ Database/)
  })

  it('finds an audit trail that the portal itself could rewrite', async () => {
    const [rights, ...others] = of(await findings({ mode: 'production' }), 'Audit trail')
    expect([rights?.state, others]).toEqual(['ATTENTION', []])
    expect(rights?.cure).toContain('audit:role')
    expect(of(await findings({ mode: 'demo' }), 'Audit trail')).toEqual([])
  })

  it('knows what a role may do with the audit trail', async () => {
    const undone = new Error('undone')
    const seen: unknown[] = []
    const looked = app.deps.db.transaction(async (tx) => {
      const see = async () => {
        await tx.execute(sql`set local role trail_reader`)
        const { owns, mayChange } = await readTrailFacts(tx)
        seen.push({ owns, mayChange })
        await tx.execute(sql`reset role`)
      }
      await tx.execute(sql`create role trail_reader`)
      await tx.execute(sql`grant select, insert on audit_trail, audit_seals, audit_anchors to trail_reader`)
      await see()
      await tx.execute(sql`grant delete on audit_seals to trail_reader`)
      await see()
      await tx.execute(sql`revoke delete on audit_seals from trail_reader`)
      await tx.execute(sql`alter table audit_anchors owner to trail_reader`)
      await see()
      throw undone
    })
    await expect(looked).rejects.toBe(undone)
    expect(seen).toEqual([
      { owns: false, mayChange: false },
      { owns: false, mayChange: true },
      { owns: true, mayChange: true },
    ])
  })

  it('finds a proxy that passes on what visitors claim', async () => {
    const publicUrl = await proxy((came) => came)
    expect(statesOf(await findings({ publicUrl }), 'Visitors')).toEqual(['BAD'])
  })

  it('finds an inner proxy that says http of what came by TLS, after which pages lead to themselves', async () => {
    const portal = Fastify()
    const publicUrl = await serve((incoming, outgoing) => {
      const headers = { ...incoming.headers, 'x-forwarded-proto': 'http' }
      void portal.inject({ method: 'GET', url: incoming.url ?? '/', headers }).then((answer) => {
        outgoing.writeHead(answer.statusCode, answer.headers as Record<string, string>).end(answer.body)
      })
    })
    demandHttps(portal, publicUrl)
    portal.get('/health', () => ({ data: {} }))
    const [loop] = of(await findings({ publicUrl }), 'TLS')
    expect(loop).toMatchObject({ state: 'BAD', cure: expect.stringContaining('X-Forwarded-Proto') })
    expect(of(await findings({ publicUrl: await proxy(() => '203.0.113.5') }), 'TLS')).toEqual([])
  })

  it('finds another installation at the address', async () => {
    const box = createSecretBox([newDemoSecrets().encryptionKey])
    const all = await findings({ box })
    expect(statesOf(all, 'Visitors')).toEqual(['ATTENTION'])
    expect(of(all, 'Keys')[0]?.says).toContain('GREENLANE_ENCRYPTION_KEYS lacks the key')
    expect(exitCodeOf(all)).toBe(1)
  })

  it('finds an address where nothing, or somebody else, answers', async () => {
    const silent = await findings({ publicUrl: 'http://127.0.0.1:2' })
    expect(statesOf(silent, 'Address')).toEqual(['BAD'])
    expect(of(silent, 'Address')[0]?.says).toContain('ECONNREFUSED')
    expect(statesOf(silent, 'Webhooks')).toEqual(['BAD'])
    const publicUrl = await serve((_incoming, outgoing) =>
      outgoing.writeHead(200).end('<h1>Welcome to nginx</h1>'),
    )
    expect(statesOf(await findings({ publicUrl }), 'Webhooks')).toEqual(['BAD'])
  })

  it('finds mail that cannot leave, and a domain that says nothing of its mail', async () => {
    const all = await findings({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'x@other.example.com', dkim: 's2' })
    expect(statesOf(all, 'Mail: server')).toEqual(['BAD'])
    for (const subject of ['Mail: SPF', 'Mail: DMARC', 'Mail: DKIM'])
      expect(statesOf(all, subject), subject).toEqual(['BAD'])
  })

  it('tries the bucket, and deletes what it wrote there', async () => {
    const local = await startLocalS3()
    afterAll(() => local.close())
    const inBucket = (change: object = {}) =>
      findings({ storage: { filesIn: 's3', s3: { ...local.place, ...change } } })
    expect(statesOf(await findings(), 'Bucket')).toEqual([])
    expect(statesOf(await inBucket(), 'Bucket')).toEqual(['GOOD'])
    expect([...local.objects.keys()]).toEqual([])
    const [missing] = of(await inBucket({ bucket: 'nobodys-bucket' }), 'Bucket')
    expect(missing).toMatchObject({ state: 'BAD', says: expect.stringContaining('nobodys-bucket') })
    expect(missing?.cure).toContain('GREENLANE_S3_BUCKET')
    local.fail(({ method }) => (method === 'DELETE' ? new S3Error('AccessDenied', 403) : undefined))
    expect(statesOf(await inBucket(), 'Bucket')).toEqual(['BAD'])
  })

  it('asks the scanner whether it is there', async () => {
    const clamd = await startLocalClamd()
    expect(statesOf(await findings({ clamd: clamd.place }), 'Scanner')).toEqual(['GOOD'])
    await clamd.close()
    const [away] = of(await findings({ clamd: clamd.place }), 'Scanner')
    expect(away).toMatchObject({ state: 'BAD', cure: expect.stringContaining('GREENLANE_CLAMD') })
    expect(statesOf(await findings({ clamd: undefined, mode: 'production' }), 'Scanner')).toEqual([
      'ATTENTION',
    ])
  })

  it('finds secrets that nobody has given a last day, and services that share an account', async () => {
    const s3 = {
      bucket: 'files',
      region: 'eu-central-1',
      endpoint: 'http://127.0.0.1:9',
      pathStyle: true,
      accessKeyId: 'AKSAME',
      secretAccessKey: 'secret',
    }
    const credentials = [
      { name: 'DATABASE_URL', last: '2099-01-01' as const },
      { name: 'GREENLANE_S3_SECRET_ACCESS_KEY', last: '2020-01-01' as const },
    ]
    const all = await findings({
      mode: 'production',
      credentials,
      storage: { ...app.config.storage, s3 },
      backup: { ...app.config.backup, s3 },
    })
    const found = of(all, 'Credentials').map(({ state, says }) => `${state} ${says}`)
    expect(found).toEqual([
      expect.stringMatching(/^GOOD .*DATABASE_URL/),
      expect.stringMatching(/^BAD .*GREENLANE_S3_SECRET_ACCESS_KEY was to be replaced/),
      expect.stringMatching(/^ATTENTION .*GREENLANE_BACKUP_S3_SECRET_ACCESS_KEY has no last day/),
      expect.stringMatching(/^ATTENTION Files and backups/),
    ])
    expect(of(await findings(), 'Credentials')).toEqual([])
  })

  it('asks Stripe whose key it is, and what is offered', async () => {
    const at = ({ url }: { url: string }) => {
      const { secret } = app.config.payments.localStripe
      return findings({ payments: { ...app.config.payments, localStripe: { secret, url } } })
    }
    const [fine] = of(await findings(), 'Stripe')
    expect(fine).toMatchObject({ state: 'GOOD', says: expect.stringMatching(/acct_.*CARD/) })
    const [silent] = of(await at({ url: 'http://127.0.0.1:1' }), 'Stripe')
    expect(silent).toMatchObject({ state: 'BAD', cure: expect.stringContaining('STRIPE_SECRET_KEY') })
    const { account: id } = localStripeKeys(app.config.payments.localStripe.secret)
    const card = { is_default: true, active: true, card: { available: true } }
    const cases = [
      [{ id: 'acct_somebody', country: 'DE', charges_enabled: true }, card, 'STRIPE_ACCOUNT'],
      [{ id, country: 'DE', charges_enabled: false }, card, 'dashboard asks'],
      [{ id, country: 'DE', charges_enabled: true }, { is_default: true, active: true }, 'Switch on cards'],
    ] as const
    for (const [account, methods, cure] of cases) {
      const [found] = of(await at({ url: await stripeWith(account, methods) }), 'Stripe')
      expect(found).toMatchObject({ state: 'BAD', cure: expect.stringContaining(cure) })
    }
    expect(of(await findings({ payments: { ...app.config.payments, provider: 'none' } }), 'Stripe')).toEqual(
      [],
    )
  })

  it('knocks for nobody where no payments are taken, and says what became of the webhooks', async () => {
    const none = { ...app.config.payments, provider: 'none' as const }
    const without = await findings({ payments: none })
    expect(without.filter(({ subject }) => subject.startsWith('Webhooks'))).toEqual([])
    const halfway = { ...app.config.payments, provider: 'stripe' as const, stripe: undefined }
    expect(statesOf(await findings({ payments: halfway }), 'Webhooks')).toEqual([])
    const received = async () => of(await findings(), 'Webhooks: received')[0]
    expect(await received()).toMatchObject({ state: 'UNKNOWN' })
    const send = (secret: string) => {
      const body = JSON.stringify({
        id: 'evt_test_doctor',
        object: 'event',
        type: 'customer.created',
        created: 1,
        livemode: false,
        data: { object: {} },
      })
      return app.app.inject({
        method: 'POST',
        url: '/server/portal/payment/webhook/stripe',
        headers: {
          'content-type': 'application/json',
          'stripe-signature': signEvent(secret, body, app.clock.now()),
        },
        payload: body,
      })
    }
    await send('guessed')
    expect(await received()).toMatchObject({ state: 'ATTENTION', says: expect.stringMatching(/^None was/) })
    for (const minutes of [7, 14]) {
      app.clock.set(new Date(Date.now() + minutes * 60_000))
      await send('guessed')
    }
    expect(await received()).toMatchObject({
      state: 'BAD',
      cure: expect.stringContaining('STRIPE_WEBHOOK_SECRETS'),
    })
    await send(localStripeKeys(app.config.payments.localStripe.secret).webhookSecret)
    const found = await received()
    expect(found?.state).toBe('GOOD')
    expect(found?.says).toMatch(/accepted at .*rejected one came at .*webhook_rejected/)
  })

  it('does not take silence of the name servers for a missing record', async () => {
    const { deps, config } = app
    const all = await examine(
      { ...deps, clock: systemClock, config },
      { lookUp: silence, dkimSelector: undefined },
    )
    expect(statesOf(all, 'Mail: sender')).toEqual(['UNKNOWN'])
    expect(all.some(({ subject }) => subject === 'Mail: SPF')).toBe(false)
  })

  it('finds a folder that nobody can write to', async () => {
    // Not a folder without rights: root writes there all the same.
    const all = await findings({ dataDir: '/dev/null/data' })
    expect(statesOf(all, 'Disk')).toEqual(['BAD'])
  })

  it('looks past a pooler only where there is one', async () => {
    const server = new URL(app.config.databaseUrl)
    server.pathname = '/postgres'
    expect(await poolerAt(undefined)).toEqual([])
    expect(await poolerAt(app.config.databaseUrl)).toEqual(['GOOD'])
    expect(await poolerAt('postgres://nobody@127.0.0.1:1/none')).toEqual(['BAD'])
    expect(await poolerAt(server.toString())).toEqual(['BAD'])
  })

  it.each([
    [100, 'BAD'],
    [500, 'ATTENTION'],
    [4_999, 'ATTENTION'],
    [5_000, 'GOOD'],
  ])('judges %s MB where 500 are needed', (free, state) =>
    expect(judgeRoom('/data', free, 500).state).toBe(state),
  )

  it('shows the address of a visit to nobody without the keys', async () => {
    const answer = await app.app.inject({ url: '/health', headers: { 'x-doctor': 'v1.0.x' } })
    expect(answer.json()).toMatchObject({ data: { status: 'alive' } })
    expect(answer.json<{ data: object }>().data).not.toHaveProperty('from')
  })
})
