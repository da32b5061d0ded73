import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { readAnchorText } from '../anchor-text.ts'
import { checkTrail } from './check-trail.ts'

const app = await testApp()
const run = async (of = app) => {
  await of.deps.db.transaction((tx) => of.deps.jobs.add(tx, 'audit.keep_anchor', {}))
  await of.drain()
}
const anchorMails = async () =>
  (await app.mails()).filter(({ subject }) => /anchor of the audit trail|审计日志锚点/.test(subject))

test('administrators get an anchor each day, once, with which the chain is proven', async () => {
  await run()
  await run()
  const [mail, ...others] = await anchorMails()
  expect(others).toEqual([])
  expect(mail?.to).toBe(app.people.admin.email)
  const [, text = ''] = /--anchor (\S+)/.exec(mail?.text ?? '') ?? []
  const anchor = readAnchorText(text)
  expect(anchor?.position).toBeGreaterThan(5)
  expect(await checkTrail(app.deps, anchor)).toMatchObject({ broken: undefined, waiting: 0 })
  app.clock.advance(24 * 3_600_000)
  await run()
  expect(await anchorMails()).toHaveLength(2)
})

test('where a file is named an anchor goes there each hour, and the chain goes through each', async () => {
  const file = join(app.config.dataDir, 'anchors')
  app.deps.config.audit.anchorFile = file
  // An hour later it is the same day, whenever this runs.
  const noon = new Date(app.clock.now().getTime() + 24 * 3_600_000).setUTCHours(10, 0, 0, 0)
  app.clock.advance(noon - app.clock.now().getTime())
  await run()
  await app.deps.db.transaction((tx) =>
    writeAudit(tx, { at: app.clock.now(), actorKind: 'system', actorId: 'system', action: 'x', record: 'y' }),
  )
  app.clock.advance(3_600_000)
  await run()
  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  const anchors = lines.map(readAnchorText)
  expect(anchors).toHaveLength(2)
  expect(anchors[1]?.day).toBe(anchors[0]?.day)
  expect(anchors[1]?.position).toBeGreaterThan(anchors[0]?.position ?? Infinity)
  expect(await anchorMails()).toHaveLength(2)
  for (const anchor of anchors) expect((await checkTrail(app.deps, anchor)).broken).toBeUndefined()
})

test('administrators get one mail when the chain is shorter than what this process has signed', async () => {
  const { sealer } = app.wired
  const write = () =>
    app.deps.db.transaction((tx) =>
      writeAudit(tx, {
        at: app.clock.now(),
        actorKind: 'system',
        actorId: 'system',
        action: 'x',
        record: 'y',
      }),
    )
  await write()
  await sealer.seal()
  await app.deps.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`delete from audit_seals where position = (select max(position) from audit_seals)`)
  })
  await write()
  sealer.start()
  const alerts = async () => {
    await app.drain()
    return (await app.mails()).filter(({ subject }) => /somebody changed|被改动/.test(subject))
  }
  await expect.poll(async () => (await alerts()).length, { timeout: 8_000 }).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 1_300))
  await sealer.stop()
  expect((await alerts()).map(({ to }) => to)).toEqual([app.people.admin.email])
})
