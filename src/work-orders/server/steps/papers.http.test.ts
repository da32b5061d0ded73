import { expect, it } from 'vitest'
import { agencyToday } from '#main/testing/agency-today.ts'
import { testApp } from '#main/testing/test-app.ts'
import { fileWithAuthority, queriedByAuthority, refusedByAuthority } from '../../staff/authority-contract.ts'
import { completeNode } from '../../staff/steps-contract.ts'
import { advanceTo, detailOf, openWorkOrder, uploadForStaff } from '../../testing/work-orders.builders.ts'

const app = await testApp()
const { agent } = app.people
const NAMES = ['translation.pdf', 'query.pdf', 'proof.pdf', 'refusal.pdf']

it('papers of every step are there for the seller, at the step', async () => {
  const order = await openWorkOrder(app)
  const { workOrderId } = order
  const paper = async (name = '') => ({ uploadIds: [await uploadForStaff(app, workOrderId, name)] })
  const [translation, query, proof, refusal] = NAMES
  await advanceTo(app, order, 'signed')
  const done = { ...order.node('translation'), ...(await paper(translation)) }
  expect((await app.post(completeNode, done, { as: agent })).body.code).toBe(0)
  await advanceTo(app, order, 'filed', 'filed')
  const at = order.node('taxNumber')
  const asked = { ...at, reason: 'Which goods?', ...(await paper(query)) }
  expect((await app.post(queriedByAuthority, asked, { as: agent })).body.code).toBe(0)
  const answered = { ...at, date: agencyToday(app), ...(await paper(proof)) }
  expect((await app.post(fileWithAuthority, answered, { as: agent })).body.code).toBe(0)
  const refused = { ...at, reason: 'No stock.', ...(await paper(refusal)) }
  expect((await app.post(refusedByAuthority, refused, { as: agent })).body.code).toBe(0)
  const { nodes, documents } = await detailOf(app, order)
  expect(documents.map(({ name }) => name)).toEqual(expect.arrayContaining(NAMES))
  const ofStep = nodes.find(({ id }) => id === at.nodeId)?.files.map(({ name }) => name)
  expect(ofStep).toEqual(expect.arrayContaining(NAMES.slice(1)))
})

it.each([
  ['that is not there', () => Promise.resolve('fil_nowhere')],
  [
    'of another company',
    async () => uploadForStaff(app, (await openWorkOrder(app, app.people.sellerOther)).workOrderId),
  ],
])('a paper %s is refused, and the step stays', async (_, uploaded) => {
  const order = await openWorkOrder(app)
  await advanceTo(app, order, 'filed')
  const input = { ...order.node('taxNumber'), reason: 'Which goods?', uploadIds: [await uploaded()] }
  expect((await app.post(queriedByAuthority, input, { as: agent })).body.error).toBe('documents.not_found')
  const { nodes } = await detailOf(app, order)
  expect(nodes.find(({ id }) => id === order.node('taxNumber').nodeId)?.status).toBe('FILED')
})
