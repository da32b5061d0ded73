import { expect, test } from 'vitest'
import { toldLine } from './told-line.ts'

const line = {
  sequence: 7,
  at: new Date('2026-03-02T09:00:07.123Z'),
  actorKind: 'staff',
  actorId: 'stf_1',
  action: 'answer.read',
  record: 'wo_1',
  companyId: null,
  detail: { field: 'passport' },
  personId: null,
  personal: null,
}
const said =
  '{"sequence":7,"at":"2026-03-02T09:00:07.123Z","actorKind":"staff","actorId":"stf_1","action":"answer.read","record":"wo_1","detail":{"field":"passport"}'

test.each<[string, Partial<Parameters<typeof toldLine>[0]>, string]>([
  ['without anything personal', {}, `${said}}`],
  ['of a company', { companyId: 'com_1' }, `${said},"companyId":"com_1"}`],
  [
    'with what somebody typed',
    { personId: 'stf_1', personal: { reason: 'asked \u001B[2J' } },
    String.raw`${said},"personId":"stf_1","personal":{"reason":"asked \u001b[2J"}}`,
  ],
  [
    'of somebody who was erased',
    { personId: 'stf_1' },
    `${said},"personId":"stf_1","personal":"forgotten: the key of this person was destroyed"}`,
  ],
])('a line is told: %s', (_name, changed, words) => {
  expect(toldLine({ ...line, ...changed })).toBe(words)
})
