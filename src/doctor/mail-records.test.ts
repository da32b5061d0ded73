import { expect, it } from 'vitest'
import { domainOfSender, judgeMailRecords, type MailRecords } from './mail-records.ts'

const FINE: MailRecords = {
  domain: 'example.com',
  texts: ['google-site-verification=x', 'v=spf1 include:_spf.example.net -all'],
  dmarc: ['v=DMARC1; p=reject; rua=mailto:d@example.com'],
  dkim: { selector: 's1', texts: ['v=DKIM1; k=rsa; p=MIGf'] },
}
const states = (records: Partial<MailRecords>) =>
  judgeMailRecords({ ...FINE, ...records }).map(({ state }) => state)

it.each<[string, Partial<MailRecords>, string[]]>([
  ['all of it', {}, ['GOOD', 'GOOD', 'GOOD']],
  ['no SPF', { texts: [] }, ['BAD', 'GOOD', 'GOOD']],
  ['a word that only begins like SPF', { texts: ['v=spf10 -all'] }, ['BAD', 'GOOD', 'GOOD']],
  ['two of them', { texts: ['v=spf1 -all', 'v=spf1 ~all'] }, ['BAD', 'GOOD', 'GOOD']],
  ['everybody', { texts: ['v=spf1 +all'] }, ['BAD', 'GOOD', 'GOOD']],
  ['everybody, unsaid', { texts: ['v=spf1 mx all'] }, ['BAD', 'GOOD', 'GOOD']],
  ['neutral', { texts: ['v=spf1 mx ?all'] }, ['ATTENTION', 'GOOD', 'GOOD']],
  ['no end', { texts: ['v=spf1 mx'] }, ['ATTENTION', 'GOOD', 'GOOD']],
  ['another domain’s', { texts: ['v=spf1 redirect=_spf.example.net'] }, ['GOOD', 'GOOD', 'GOOD']],
  ['soft', { texts: ['v=spf1 mx ~all'] }, ['GOOD', 'GOOD', 'GOOD']],
  ['no DMARC', { dmarc: [] }, ['GOOD', 'BAD', 'GOOD']],
  ['reports alone', { dmarc: ['v=DMARC1; p=none'] }, ['GOOD', 'ATTENTION', 'GOOD']],
  ['a policy for subdomains alone', { dmarc: ['v=DMARC1; sp=reject'] }, ['GOOD', 'ATTENTION', 'GOOD']],
  ['quarantine', { dmarc: ['v=DMARC1;p=quarantine'] }, ['GOOD', 'GOOD', 'GOOD']],
  ['no selector known', { dkim: undefined }, ['GOOD', 'GOOD', 'ATTENTION']],
  ['no key', { dkim: { selector: 's1', texts: [] } }, ['GOOD', 'GOOD', 'BAD']],
  ['a key taken back', { dkim: { selector: 's1', texts: ['v=DKIM1; p='] } }, ['GOOD', 'GOOD', 'BAD']],
])('judges %s', (_name, records, expected) => {
  expect(states(records)).toEqual(expected)
})

it.each([
  ['Example <no-reply@Example.com>', 'example.com'],
  ['no-reply@example.com', 'example.com'],
  ['nobody', undefined],
])('takes the domain of %s', (from, domain) => expect(domainOfSender(from)).toBe(domain))
