import assert from 'node:assert/strict'
import { ask, dataOf, expectFields, expectPage, type Page } from '../ask.ts'
import type { CallSpec } from '../call-row.ts'
import type { Place } from '../place.ts'

const mine = (place: Place) => ({ token: place.seller })
const TEMPLATE = 'deVatRegistration'
const NAME = 'Shenzhen Lanhai Trading Co., Ltd.'

const CHANGED = `${NAME} (Shenzhen)`

type Form = { answers: Record<string, unknown>; revisions: Record<string, number>; saved: boolean }
const form = (place: Place, nodeId: string) =>
  dataOf<Form>(place, 'GET /woNodeData/get', { ...mine(place), query: { nodeId } })

async function expectForeignRefused(place: Place, name: string, query: Record<string, string>) {
  const { envelope, status } = await ask(place, name, { token: place.stranger, query })
  assert.deepEqual([envelope.code, status], [499, 404], `${name} by a stranger`)
}

export const WORK_CALLS: readonly CallSpec[] = [
  {
    call: 'GET /pendingMatters/list',
    who: 'S',
    says: 'what waits for the seller, by type and due day, true in the same moment',
    async gives(place) {
      const list = (query: Record<string, string> = {}) =>
        dataOf<Page<{ type: string }>>(place, 'GET /pendingMatters/list', { ...mine(place), query })
      expectPage(await list(), 'id type title subject dueAt overdue link weight')
      const forms = await list({ type: 'FORM' })
      assert.ok(forms.total >= 3 && forms.records.every(({ type }) => type === 'FORM'))
      assert.ok((await list({ type: 'SUPPLEMENT' })).total >= 1)
    },
  },
  {
    call: 'GET /workOrder/myService/count',
    who: 'S',
    says: 'work orders counted by status and by whose turn it is',
    async gives(place) {
      type Count = { total: number; byTurn: { seller: number } }
      const data = await dataOf<Count>(place, 'GET /workOrder/myService/count', mine(place))
      expectFields(data, 'total byStatus byTurn')
      assert.deepEqual([data.total, data.byTurn.seller], [4, 4])
    },
  },
  {
    call: 'GET /workOrder/myService/list',
    who: 'S',
    says: 'work orders with their step, whose turn it is and since when',
    async gives(place) {
      const data = await dataOf(place, 'GET /workOrder/myService/list', {
        ...mine(place),
        query: { status: 'OPEN', turn: 'seller', country: 'DE' },
      })
      expectPage(data, 'id number status turn expectedFinish percent')
    },
  },
  {
    call: 'GET /woProcessNode/get',
    who: 'S',
    says: 'the nodes of a work order in order, with their actions, and its history',
    async gives(place) {
      const query = { workOrderId: place.work.fresh.workOrderId }
      const name = 'GET /woProcessNode/get'
      type Details = { nodes: { actions: string[] }[]; history: unknown[] }
      const data = await dataOf<Details>(place, name, { ...mine(place), query })
      expectFields(
        data.nodes[0],
        'id key name kind status owner startedAt dueAt finishedAt expectedDays actions',
      )
      assert.ok(data.history.length > 0)
      await expectForeignRefused(place, name, query)
    },
  },
  {
    call: 'GET /woTemplate/preview',
    who: 'P',
    says: 'the form of a service before it is bought, or of a node',
    sample: () => ({ query: { code: TEMPLATE } }),
    async gives(place) {
      const name = 'GET /woTemplate/preview'
      const byCode = await dataOf(place, name, { query: { code: TEMPLATE } })
      assert.ok(JSON.stringify(byCode).includes('"sections":[{'), 'a form with sections')
      await dataOf(place, name, { ...mine(place), query: { nodeId: place.work.fresh.nodeId } })
      type Product = { form: { template: string } }
      const query = { code: 'vat-registration-de' }
      const { form: asked } = await dataOf<Product>(place, 'GET /product/details', { query })
      assert.equal(asked.template, TEMPLATE, 'the one that the product names')
    },
  },
  {
    call: 'GET /woNodeData/get',
    who: 'S',
    says: 'the form of a node with its answers',
    async gives(place) {
      const { nodeId } = place.work.saved
      const data = await form(place, nodeId)
      expectFields(data, 'template answers status revision reviewNotes files')
      assert.equal(data.answers['companyName'], NAME)
      await expectForeignRefused(place, 'GET /woNodeData/get', { nodeId })
    },
  },
  {
    call: 'POST /woNodeData/save',
    who: 'S',
    says: 'mode add: saves the first answers, once',
    async gives(place) {
      const { nodeId } = place.work.fresh
      const asked = { ...mine(place), body: { nodeId, answers: { companyName: NAME }, submit: false } }
      expectFields(await dataOf(place, 'POST /woNodeData/save', asked), 'revisions status')
      const again = await ask(place, 'POST /woNodeData/save', {
        ...asked,
        body: { ...asked.body, answers: { companyName: 'Another' } },
      })
      assert.deepEqual([again.envelope.code, again.status], [499, 409], 'answers exist already')
      assert.equal((await form(place, nodeId)).answers['companyName'], NAME)
    },
  },
  {
    call: 'POST /woNodeData/update',
    who: 'S',
    says: 'mode update: saves onto known revisions; a stale one loses nothing',
    async gives(place) {
      const { nodeId } = place.work.saved
      const { revisions } = await form(place, nodeId)
      const update = (answers: object) =>
        ask(place, 'POST /woNodeData/update', {
          ...mine(place),
          body: { nodeId, answers, submit: false, revisions },
        })
      assert.equal((await update({ companyName: CHANGED })).envelope.code, 0)
      const stale = await update({ companyName: 'Another' })
      assert.deepEqual([stale.envelope.code, stale.status], [499, 409], 'a stale revision')
      expectFields(stale.envelope.data, 'answers revisions')
      assert.equal((await form(place, nodeId)).answers['companyName'], CHANGED)
    },
  },
  {
    call: 'GET /workOrder/history/query/list',
    who: 'S',
    says: 'earlier work orders whose answers can be copied here',
    async gives(place) {
      const { workOrderId } = place.work.empty
      const asked = { ...mine(place), query: { workOrderId } }
      const data = await dataOf<{ workOrderId?: string; id?: string }[]>(
        place,
        'GET /workOrder/history/query/list',
        asked,
      )
      assert.ok(JSON.stringify(data).includes(place.work.saved.workOrderId), 'the one with answers')
      await expectForeignRefused(place, 'GET /workOrder/history/query/list', { workOrderId })
    },
  },
  {
    call: 'POST /workOrder/copy/data',
    who: 'S',
    says: 'copies answers, and never over an answer',
    async gives(place) {
      const { saved, empty } = place.work
      const body = { from: saved.workOrderId, to: empty.workOrderId }
      const copy = () =>
        dataOf<{ copied: string[]; skipped: unknown[] }>(place, 'POST /workOrder/copy/data', {
          ...mine(place),
          body,
        })
      const first = await copy()
      assert.ok(first.copied.includes('companyName'), 'the name was copied')
      const from = (await form(place, saved.nodeId)).answers
      assert.equal((await form(place, empty.nodeId)).answers['companyName'], from['companyName'])
      assert.ok(!(await copy()).copied.includes('companyName'), 'not a second time')
    },
  },
  {
    call: 'GET /workOrder/get/vat/smDesc',
    who: 'S',
    says: 'the supplementary materials asked for',
    async gives(place) {
      const query = { workOrderId: place.work.saved.workOrderId }
      const data = await dataOf<unknown[]>(place, 'GET /workOrder/get/vat/smDesc', { ...mine(place), query })
      assert.ok(data.length >= 2)
      expectFields(data[0], 'id title description kind accepted dueAt status')
      await expectForeignRefused(place, 'GET /workOrder/get/vat/smDesc', query)
    },
  },
  {
    call: 'POST /workOrder/commitSmData',
    who: 'S',
    says: 'takes any part of the supplementary materials',
    async gives(place) {
      const { workOrderId } = place.work.saved
      type Item = { id: string; status: string }
      const asked = () =>
        dataOf<Item[]>(place, 'GET /workOrder/get/vat/smDesc', { ...mine(place), query: { workOrderId } })
      const [first, second] = await asked()
      await dataOf(place, 'POST /workOrder/commitSmData', {
        ...mine(place),
        body: { workOrderId, items: [{ id: first?.id, value: 'None.' }] },
      })
      const after = await asked()
      const statusOf = (item?: Item) => after.find(({ id }) => id === item?.id)?.status
      assert.notEqual(statusOf(first), first?.status)
      assert.equal(statusOf(second), second?.status)
    },
  },
]
