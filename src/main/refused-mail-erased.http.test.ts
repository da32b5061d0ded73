import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { aSeller } from '#accounts/server/accounts.builders.ts'
import { notingRefusals } from '#alerts/server/public.ts'
import { createSecretBox, hashToken } from '#platform/server/secret-box.ts'
import { erasePerson } from '#privacy/server/erasing/erase-person.ts'
import { approveErasure } from '#privacy/staff/contract.ts'
import { askedForErasure, closed } from '#privacy/testing/erasure.builders.ts'
import { COMPANY_CLOSING } from './company-closing.ts'
import { COMPANY_EXPORT } from './company-export.ts'
import { testApp } from './testing/test-app.ts'

/* A mailbox that refuses everything for good, with the note of it that the product takes behind a real mail server. */

const app = await testApp()
const refuses = {
  send: () => Promise.reject(Object.assign(new Error('gone'), { responseCode: 550, command: 'RCPT TO' })),
}
const mailer = notingRefusals(refuses, { ...app.deps, now: app.clock.now })
const refused = (to: string) =>
  expect(mailer.send({ to, subject: 'a', text: 'b' })).rejects.toMatchObject({ responseCode: 550 })
async function noted(domain: string): Promise<string[]> {
  const { rows } = await app.database.pool.query<{ table: string; row: string }>(
    `select 'refused_mail' as table, refused_mail::text as row from refused_mail
     union all select 'installation', installation::text from installation`,
  )
  return rows.flatMap(({ row }) => (row.includes(`@${domain}`) ? row : []))
}

/** Approved, and nothing of it done yet. */
async function approvedErasure(email: string): Promise<string> {
  const as = await aSeller(app, { email })
  await refused(email)
  const erasureId = await askedForErasure(app, as)
  await closed(app, as)
  await app.drain()
  await app.post(approveErasure, { erasureId }, { as: app.people.admin })
  return erasureId
}
const ports = {
  ...app.deps,
  closing: COMPANY_CLOSING,
  parts: COMPANY_EXPORT,
  erasuresBeside: { keep: () => Promise.resolve() },
}

test('what is noted of an address that refuses goes with the person, and the last mail is not noted', async () => {
  const id = await approvedErasure('amelia.chen@gone.example')
  expect(await noted('gone.example')).toHaveLength(1)
  await expect(erasePerson({ ...ports, mailer }, { id })).rejects.toThrow('gone')
  expect(await noted('gone.example'), 'the last mail is tried again').toEqual([])
  app.clock.advance(3 * 86_400_000)
  await erasePerson({ ...ports, mailer }, { id })
  expect(await noted('gone.example')).toEqual([])
  app.clock.advance(-3 * 86_400_000)
})

test('it is found under an older key, too', async () => {
  const id = await approvedErasure('ben.li@moved.example')
  const box = createSecretBox([randomBytes(32).toString('base64'), ...app.config.encryptionKeys])
  const rotated = notingRefusals(refuses, { ...app.deps, box, now: app.clock.now })
  await expect(rotated.send({ to: 'Ben.Li@moved.example', subject: 'a', text: 'b' })).rejects.toThrow('gone')
  expect(await noted('moved.example'), 'the same address once').toHaveLength(1)
  await erasePerson({ ...ports, box }, { id })
  expect(await noted('moved.example')).toEqual([])
})

test('nobody without the key can try whether an address was noted', async () => {
  await refused('carla@known.example')
  const [row] = await noted('known.example')
  expect(row).not.toContain('carla')
  expect(row).not.toContain(hashToken('carla@known.example'))
})
