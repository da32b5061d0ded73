import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import type { TextTable } from '#platform/shared/text.ts'

const src = resolve(import.meta.dirname, '..')
const tables = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(^|\/)staff\/web\/.*\.text\.ts$/.test(file),
)

/** What is said to a buyer; “your role” is said to staff. */
const TO_BUYER =
  /\byour (company|order|form|payment|registration|number|documents?)\b|贵公司|贵司|您的(公司|订单|表单|税号|付款)/i

it('the tables of the staff’s screens are found', () => {
  expect(tables.length).toBeGreaterThan(5)
})

it.each(tables)('%s never addresses the buyer', async (file) => {
  const found = Object.values((await import(resolve(src, file))) as Record<string, TextTable>)
  expect(found.length).toBeGreaterThan(0)
  const said = found.flatMap((table) =>
    Object.entries(table).map(([key, text]) => [key, JSON.stringify(text)]),
  )
  expect(said.filter(([, text]) => TO_BUYER.test(text ?? ''))).toEqual([])
})
