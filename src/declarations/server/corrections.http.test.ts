import { expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { listDeclarations, readDeclaration } from '../contract.ts'
import { staffDeclarations } from '../staff/contract.ts'
import { filedDeclaration, waitingDeclaration } from '../testing/declarations.builders.ts'

const app = await testApp()
const { seller, agent } = app.people

it('a correction says which it is and of what, also in a chain, to the seller and to staff', async () => {
  const filed = await filedDeclaration(app)
  const first = await filedDeclaration(app, { corrects: filed.id })
  const second = await waitingDeclaration(app, { corrects: first.id })
  const other = await waitingDeclaration(app, { fromDay: '2026-04-01', toDay: '2026-06-30' })
  const expected = {
    [filed.id]: null,
    [first.id]: { ordinal: 1, of: filed.number },
    [second.id]: { ordinal: 2, of: filed.number },
    [other.id]: null,
  }
  const { body } = await app.get(listDeclarations, {}, { as: seller })
  const listed = body.data?.records ?? []
  expect(Object.fromEntries(listed.map(({ id, correction }) => [id, correction]))).toEqual(expected)
  for (const { id } of [filed, first, second]) {
    const detail = await app.get(readDeclaration, { id }, { as: seller })
    expect(detail.body.data?.correction, id).toEqual(expected[id])
  }
  const work = await app.get(staffDeclarations, {}, { as: agent })
  const waiting = work.body.data?.records.find(({ id }) => id === second.id)
  expect(waiting?.correction).toEqual(expected[second.id])
})
