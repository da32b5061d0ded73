import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Unanswered } from './hmrc.ts'
import { refusalNameOf, refusalOf } from './refusal-of.ts'

const { errorCodes } = JSON.parse(
  readFileSync(new URL('../../files/schemas/gb-hmrc-vat/vat-api.json', import.meta.url), 'utf8'),
) as { errorCodes: string[] }

test('every code of HMRC’s document has words of its own', () => {
  expect(errorCodes.length).toBeGreaterThan(20)
  expect(errorCodes.filter((code) => refusalNameOf(code) === undefined)).toEqual([])
})

const refused = (code: string, path: string | null = null): Unanswered => ({ fault: 'REFUSED', code, path })

test.each([
  [refused('CLIENT_OR_AGENT_NOT_AUTHORISED'), 'hmrc.not_authorised'],
  [refused('RULE_INSOLVENT_TRADER'), 'hmrc.insolvent'],
  [refused('INVALID_NUMERIC_VALUE', '/vatDueSales'), 'hmrc.figures_refused'],
  [refused('MANDATORY_FIELD_MISSING', '/periodKey'), 'hmrc.figures_refused'],
  [refused('DUPLICATE_SUBMISSION'), 'hmrc.already_filed'],
  [refused('TAX_PERIOD_NOT_ENDED'), 'hmrc.period_not_ended'],
  [refused('SOMETHING_NEW'), 'hmrc.request_refused'],
  [{ fault: 'THROTTLED' } as const, 'hmrc.busy'],
  [{ fault: 'TOKEN' } as const, 'hmrc.not_connected'],
  [{ fault: 'UNCLEAR' } as const, 'hmrc.unavailable'],
])('%j is %s', (answer, name) => expect(refusalOf(answer).error).toBe(name))

test.each(['en', 'zh'] as const)('a refused figure names its code and field (%s)', (lang) => {
  const message = refusalOf(refused('VAT_NET_VALUE', '/netVatDue')).messageIn(lang)
  expect(message).toContain('VAT_NET_VALUE')
  expect(message).toContain('netVatDue')
})
