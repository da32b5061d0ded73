import { describe, expect, it } from 'vitest'
import { writeMessage, type MessageKind } from '#messages/server/message-kind.ts'
import { declarationsMessages } from './declarations.messages.ts'

const ABOUT = {
  id: 'dcl_1',
  scheme: 'LOCAL',
  country: 'DE',
  frequency: 'YEARLY',
  fromDay: '2025-01-01',
  toDay: '2025-12-31',
  payable: 0,
  currency: 'EUR',
  reference: 'REF-1',
  reason: 'Totals differ',
}
const QUANTITIES = { ...ABOUT, kind: 'EPR', stream: 'PACKAGING' }
const RETURN = { ...ABOUT, kind: 'RETURN', stream: null }

const KINDS = ['filed', 'accepted', 'receiptKept', 'rejected'] as const

function said(name: (typeof KINDS)[number], params: typeof QUANTITIES | typeof RETURN): string {
  const kind = declarationsMessages[name] as unknown as MessageKind
  return (['en', 'zh'] as const)
    .map((lang) => writeMessage(kind, params, { lang, timeZone: 'Asia/Shanghai' }))
    .map(({ title, body }) => `${title} ${body}`)
    .join(' ')
}

describe.each(KINDS)('what becomes of it: %s', (name) => {
  it('names no tax office to whom reports quantities', () => {
    expect(said(name, QUANTITIES)).not.toMatch(/tax office|税局|\{\{/i)
    expect(said(name, QUANTITIES)).toMatch(/the register or scheme.*注册机构或回收组织/)
  })
  it('names the tax office of a return', () => {
    expect(said(name, RETURN)).toMatch(/the tax office.*税局/)
  })
})
