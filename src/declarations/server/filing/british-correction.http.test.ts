import { expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import * as staff from '../../staff/contract.ts'
import { confirmedBritish, connectHmrc, sendToHmrc } from '../../testing/hmrc.builders.ts'
import { nationalReturn } from '../../testing/returns.builders.ts'
import { declarationCalculations, type DeclarationRow } from '../declarations.tables.ts'

const app = await testApp({ listen: true })
const { agent } = app.people
await connectHmrc(app)

const BOXES = { 1: 30_550, 3: 30_550, 4: 10_515, 5: 20_035, 6: 80_000, 7: 30_000 } as const

/** What its figures were made of, as the calculation keeps it. */
async function calculated(row: DeclarationRow): Promise<void> {
  const { companyId, revision } = row
  const period = { name: '2026-Q1', from: '2026-01-01', to: '2026-03-31' }
  const prepared = nationalReturn('GB', BOXES, { currency: 'GBP', period })
  const at = app.clock.now()
  await app.deps.db
    .insert(declarationCalculations)
    .values({ companyId, declarationId: row.id, revision, prepared, findings: [], at })
}

const filesOf = async ({ companyId, id }: DeclarationRow) =>
  (await app.get(staff.listFiles, { companyId, id }, { as: agent })).body.data?.files ?? []
const file = async ({ companyId, id, revision }: DeclarationRow, name: string) =>
  (await app.post(staff.file, { companyId, id, revision, file: name, reference: 'VAT652-1' }, { as: agent }))
    .body

it('a British return that was typed into HMRC’s own site is signed off by the worksheet', async () => {
  const row = await confirmedBritish(app, { vrn: '123456782' })
  await calculated(row)
  expect((await filesOf(row)).map(({ name, problems }) => [name, problems?.length])).toEqual([
    ['gb-2026-Q1.json', 1],
    ['gb-2026-Q1.xlsx', 0],
  ])
  expect((await file(row, 'gb-2026-Q1.json')).error).toBe('declarations.file_refused')
  expect((await file(row, 'gb-2026-Q1.xlsx')).data).toMatchObject({ status: 'FILED' })
})

it('a British correction is told by HMRC’s form: its worksheet shows the differences, and it is filed', async () => {
  const filed = await confirmedBritish(app, { status: 'FILED' })
  const row = await confirmedBritish(app, {
    corrects: filed.id,
    registrationId: filed.registrationId,
    payable: 10_025,
    boxes: BOXES,
  })
  await calculated(row)
  const { companyId, id } = row
  const { body } = await app.get(staff.staffDeclaration, { companyId, id }, { as: agent })
  expect(body.data?.gbCorrection).toBe('NEXT_RETURN')
  expect(await filesOf(row)).toEqual([{ name: 'gb-2026-Q1.xlsx', label: 'worksheet', problems: [] }])
  expect((await sendToHmrc(app, row)).error).toBe('hmrc.not_british')
  expect((await file(row, 'gb-2026-Q1.xlsx')).data).toMatchObject({
    status: 'FILED',
    filedFile: { name: 'gb-2026-Q1.xlsx', label: 'worksheet' },
  })
})
