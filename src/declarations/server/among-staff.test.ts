import { expect, it } from 'vitest'
import { givenOut, isAmongStaff } from './among-staff.ts'
import { declarationsExport } from './declarations.export.ts'

const BACK = { action: 'return_figures', note: 'Compare box 81 with the shop', actorName: 'Ines Keller' }
const QUERY = { action: 'query', note: 'What is in box 81?', actorName: 'Zhou Ming' }

it.each([
  ['a note of staff for each other stays with them', BACK, true, { ...BACK, note: null }],
  ['what the company itself wrote is given out', QUERY, false, QUERY],
])('%s', (_name, step, among, out) => {
  expect(isAmongStaff(step)).toBe(among)
  expect(givenOut(step)).toEqual(out)
})

it('the company’s own copy of its data has the step without it', async () => {
  const history = declarationsExport.tables.find(({ name }) => name === 'declaration-history')
  const deps = undefined as never
  expect(await history?.present?.(BACK, deps)).toMatchObject({ action: 'return_figures', note: null })
  expect(await history?.present?.(QUERY, deps)).toEqual(QUERY)
})
