import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
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

test('where a file is named the anchors go there, a line a day, and nobody gets a mail', async () => {
  const file = join(app.config.dataDir, 'anchors')
  app.deps.config.audit.anchorFile = file
  app.clock.advance(24 * 3_600_000)
  await run()
  await run()
  app.clock.advance(24 * 3_600_000)
  await run()
  const lines = (await readFile(file, 'utf8')).trim().split('\n')
  expect(lines.map((line) => readAnchorText(line)?.day)).toHaveLength(2)
  expect(await anchorMails()).toHaveLength(2)
  expect((await checkTrail(app.deps, readAnchorText(lines[1] ?? ''))).broken).toBeUndefined()
})
