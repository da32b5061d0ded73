import { expect, test } from 'vitest'
import { databaseProof, judgeAccounts, judgeCredentials } from './credential-facts.ts'

test.each([
  ['postgres://greenlane:secret@db.internal/greenlane?sslmode=verify-full', 'SECRET'],
  ['postgres://greenlane@db.internal/greenlane?password=secret', 'SECRET'],
  [
    'postgres://greenlane@db.internal/greenlane?sslmode=verify-full&sslcert=/run/c.pem&sslkey=/run/k.pem',
    'CERTIFICATE',
  ],
  ['postgres://greenlane:secret@db.internal/greenlane?sslcert=/run/c.pem', 'SECRET'],
  ['postgres:///greenlane?host=/var/run/postgresql', 'MACHINE'],
  ['postgres://greenlane@localhost/greenlane?host=/var/run/postgresql', 'MACHINE'],
  ['postgres://greenlane:secret@/greenlane?host=/var/run/postgresql', 'SECRET'],
  ['postgres://greenlane:secret@db.internal/greenlane?sslcert=/run/c.pem&sslkey=/run/k.pem', 'SECRET'],
] as const)('the database at %s is shown a %s', (address, kind) => {
  expect(databaseProof('DATABASE_URL', address)).toEqual({ setting: 'DATABASE_URL', kind })
})

test('a password in a variable beside the address is one', () => {
  const address = 'postgres://greenlane@db.internal/greenlane'
  expect(databaseProof('DATABASE_URL', address, true).kind).toBe('SECRET')
})

const secret = { setting: 'SMTP_URL', kind: 'SECRET' } as const
const today = '2026-11-27'

test.each([
  ['no last day', [], 'ATTENTION', /has no last day/],
  ['a last day by another name', [{ name: 'mail', last: '2027-11-27' }], 'ATTENTION', /has no last day/],
  ['a last day in a year', [{ name: 'SMTP_URL', last: '2027-11-27' }], 'GOOD', /good until 2027-11-27/],
  ['a last day in a month', [{ name: 'SMTP_URL', last: '2026-12-27' }], 'ATTENTION', /to be replaced/],
  ['its last day today', [{ name: 'SMTP_URL', last: '2026-11-27' }], 'ATTENTION', /to be replaced/],
  ['its last day behind it', [{ name: 'SMTP_URL', last: '2026-11-26' }], 'BAD', /was to be replaced/],
] as const)('a secret with %s', (_what, named, state, says) => {
  const [finding] = judgeCredentials([secret], named, today)
  expect(finding).toMatchObject({ subject: 'Credentials', state, says: expect.stringMatching(says) })
})

test('certificates and sockets need no last day', () => {
  const proofs = [
    { setting: 'DATABASE_URL', kind: 'CERTIFICATE' },
    { setting: 'DATABASE_DIRECT_URL', kind: 'MACHINE' },
  ] as const
  expect(judgeCredentials(proofs, [], today).map(({ state }) => state)).toEqual(['GOOD', 'GOOD'])
})

test('files and backups under one account are noticed', () => {
  expect(judgeAccounts('AKFILES', 'AKFILES').map(({ state }) => state)).toEqual(['ATTENTION'])
  expect(judgeAccounts('AKFILES', 'AKBACKUPS')).toEqual([])
  expect(judgeAccounts(undefined, undefined)).toEqual([])
})
