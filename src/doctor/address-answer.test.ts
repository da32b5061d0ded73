import { expect, it } from 'vitest'
import { FORGED_ADDRESS, judgeAddress, type AddressAnswer } from './address-answer.ts'

const FINE: AddressAnswer = {
  publicUrl: 'https://portal.example.com',
  status: 200,
  hsts: 'max-age=31536000; includeSubDomains',
  seenFrom: '203.0.113.5',
  plain: 'REDIRECT',
}
it.each<[string, Partial<AddressAnswer>, string[]]>([
  ['all of it', {}, ['GOOD', 'GOOD', 'GOOD']],
  ['nothing on the port without TLS', { plain: 'NOTHING' }, ['GOOD', 'GOOD', 'GOOD']],
  ['no answer', { status: undefined, problem: 'ECONNREFUSED' } as never, ['BAD']],
  ['another page', { status: 404 }, ['BAD']],
  ['no word of TLS', { hsts: undefined } as never, ['GOOD', 'ATTENTION', 'GOOD']],
  ['a short word of TLS', { hsts: 'max-age=600' }, ['GOOD', 'ATTENTION', 'GOOD']],
  ['an answer without TLS', { plain: 'ANSWERS' }, ['GOOD', 'GOOD', 'BAD', 'GOOD']],
  ['pages that lead to themselves', { loops: true }, ['GOOD', 'BAD', 'GOOD', 'GOOD']],
  ['another installation', { seenFrom: undefined } as never, ['GOOD', 'GOOD', 'ATTENTION']],
  ['a forged address that is believed', { seenFrom: FORGED_ADDRESS }, ['GOOD', 'GOOD', 'BAD']],
  ['a proxy that nobody named', { seenFrom: '10.0.0.5' }, ['GOOD', 'GOOD', 'ATTENTION']],
  ['the same by IPv6', { seenFrom: 'fd00::5' }, ['GOOD', 'GOOD', 'ATTENTION']],
  [
    'a portal for this machine alone',
    { publicUrl: 'http://localhost:8080', seenFrom: '127.0.0.1' },
    ['GOOD', 'GOOD'],
  ],
])('judges %s', (_name, answer, expected) => {
  expect(judgeAddress({ ...FINE, ...answer }).map(({ state }) => state)).toEqual(expected)
})
