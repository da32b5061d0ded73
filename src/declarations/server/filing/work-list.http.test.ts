import { expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { filedMonthly, monthFromNow } from '#registrations/testing/registrations.builders.ts'
import { amazonFile } from '#reports/testing/amazon-file.ts'
import { imported } from '#reports/testing/imports.builders.ts'
import { staffDeclarations } from '../../staff/contract.ts'
import { germanSale } from '../../testing/sources.builders.ts'
import { openDeclarations } from '../open-declarations.ts'

const app = await testApp()
const { seller, agent } = app.people

it('lists each declaration with what the period before came to', async () => {
  const [first, second] = [monthFromNow(app, -2), monthFromNow(app, -1)]
  await filedMonthly(app, { number: 'DE136695976', firstMonth: first })
  await openDeclarations(app.deps)
  const rows = [germanSale(`${first}-03`, '119.00'), germanSale(`${second}-03`, '238.00')]
  await imported(app, seller, { name: 'months.csv', bytes: Buffer.from(amazonFile(rows)) })
  const { body } = await app.get(staffDeclarations, { country: 'DE' }, { as: agent })
  const found = body.data?.records.map(({ payable, payableBefore }) => [payable?.amount, payableBefore])
  expect(found).toEqual([
    [1_900, null],
    [3_800, 1_900],
  ])
}, 60_000)
