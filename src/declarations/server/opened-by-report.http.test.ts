import { expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { filedMonthly, monthFromNow } from '#registrations/testing/registrations.builders.ts'
import { amazonFile } from '#reports/testing/amazon-file.ts'
import { imported } from '#reports/testing/imports.builders.ts'
import { listDeclarations } from '../contract.ts'
import { germanSale } from '../testing/sources.builders.ts'
import { openDeclarations } from './open-declarations.ts'

const app = await testApp()
const as = app.people.seller

it('a report opens what is over, and nobody waits for the full hour', async () => {
  const month = monthFromNow(app, -1)
  await filedMonthly(app, { number: 'DE136695976', firstMonth: month })
  expect(await openDeclarations(app.deps, 'com_other')).toBe(0)
  const bytes = Buffer.from(amazonFile([germanSale(`${month}-03`, '119.00')]))
  await imported(app, as, { name: 'month.csv', bytes })
  const { body } = await app.get(listDeclarations, {}, { as })
  expect(body.data?.records).toMatchObject([{ period: { label: month }, status: 'CALCULATED' }])
  expect(await openDeclarations(app.deps)).toBe(0)
})
