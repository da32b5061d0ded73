import { describe, expect, test } from 'vitest'
import { credentialsIn, endingOf, factToTell, type Ending } from './ending.ts'

const secret: Ending = { kind: 'CREDENTIAL', name: 'Amazon client secret', last: '2027-05-23' }
const certificate: Ending = { kind: 'CERTIFICATE', name: 'portal.example.com', last: '2026-12-10' }

describe('what is told of an ending', () => {
  test.each([
    [secret, '2027-04-22', undefined],
    [secret, '2027-04-23', 'CREDENTIAL|2027-05-23|30|Amazon client secret'],
    [secret, '2027-05-15', 'CREDENTIAL|2027-05-23|30|Amazon client secret'],
    [secret, '2027-05-16', 'CREDENTIAL|2027-05-23|7|Amazon client secret'],
    [secret, '2027-05-24', 'CREDENTIAL|2027-05-23|7|Amazon client secret'],
    [certificate, '2026-11-25', undefined],
    [certificate, '2026-11-26', 'CERTIFICATE|2026-12-10|14|portal.example.com'],
    [certificate, '2026-12-07', 'CERTIFICATE|2026-12-10|3|portal.example.com'],
    [certificate, '2027-01-01', 'CERTIFICATE|2026-12-10|3|portal.example.com'],
  ])('%o on %s: %s', (ending, today, fact) => {
    expect(factToTell(ending, today)).toBe(fact)
    if (fact !== undefined) expect(endingOf(fact)).toEqual(ending)
  })
})

describe('the setting', () => {
  test.each([
    ['Amazon client secret=2027-05-23', [{ name: 'Amazon client secret', last: '2027-05-23' }]],
    [
      ' S3 key = 2027-01-31 ; Stripe (a=b)=2027-02-01; ',
      [
        { name: 'S3 key', last: '2027-01-31' },
        { name: 'Stripe (a=b)', last: '2027-02-01' },
      ],
    ],
    ['', []],
    ['S3 key', undefined],
    ['S3 key=soon', undefined],
    ['S3 key=2027-02-30', undefined],
    ['=2027-02-01', undefined],
  ])('%j', (text, read) => expect(credentialsIn(text)).toEqual(read))
})
