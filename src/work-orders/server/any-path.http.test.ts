import { asc, desc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { agencyToday } from '#main/testing/agency-today.ts'
import { testApp } from '#main/testing/test-app.ts'
import { formSections } from '#forms/server/forms.tables.ts'
import type { CallDefinition } from '#platform/shared/call.ts'
import { saveNodeData, submitSignature, updateNodeData } from '../contract.ts'
import * as staff from '../staff/contract.ts'
import * as steps from '../staff/steps-contract.ts'
import * as authority from '../staff/authority-contract.ts'
import { isDone } from '../states.ts'
import {
  answersWithUploads,
  openWorkOrder,
  uploadForStaff,
  uploadSampleFile,
} from '../testing/work-orders.builders.ts'
import { acceptForm } from '../testing/review.builders.ts'
import { clockOf } from '../time-per-turn.ts'
import { statusOf } from '../turn.ts'
import { woHistory, woNodes, workOrders, type NodeRow } from './work-orders.tables.ts'
import { addDays } from '#platform/shared/calendar.ts'

const app = await testApp()
const { seller, agent } = app.people
const today = agencyToday(app)
const reason = 'A reason.'

/** The same walk every time: a small pseudo-random generator (Park and Miller). */
function randomNumbers(seed: number) {
  let state = seed
  return (limit: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return Math.floor((state / 2_147_483_647) * limit)
  }
}

async function read(workOrderId: string) {
  const { db } = app.deps
  const [row] = await db.select().from(workOrders).where(eq(workOrders.id, workOrderId))
  const ofOrder = eq(woNodes.workOrderId, workOrderId)
  const nodes = await db.select().from(woNodes).where(ofOrder).orderBy(asc(woNodes.position))
  const ofHistory = eq(woHistory.workOrderId, workOrderId)
  const [last] = await db.select().from(woHistory).where(ofHistory).orderBy(desc(woHistory.sequence)).limit(1)
  if (!row) throw new Error('no work order')
  return { row, nodes, last }
}

const notes = ({ formTemplate }: NodeRow) => ({
  notes: [{ path: formTemplate ? 'city' : '', reasonCode: 'other' }],
})

/** Every call that either side can try at a node, by name. */
async function attempts(workOrderId: string) {
  const answers = await answersWithUploads(app, seller)
  const document = await uploadSampleFile(app, seller)
  const certificateUploadId = await uploadForStaff(app, workOrderId)
  let saves = 0
  const saveForm = async ({ id: nodeId }: NodeRow) => {
    const rows = await app.deps.db.select().from(formSections).where(eq(formSections.nodeId, nodeId))
    const input = { nodeId, answers: { ...answers, city: `Shenzhen ${++saves}` }, submit: true }
    if (rows.length === 0) return app.post(saveNodeData, input, { as: seller })
    const revisions = Object.fromEntries(rows.map((row) => [row.section, row.revision]))
    return app.post(updateNodeData, { ...input, revisions }, { as: seller })
  }
  const byStaff = (call: CallDefinition, more: (node: NodeRow) => object = () => ({})) => {
    return (node: NodeRow) => app.post(call, { workOrderId, nodeId: node.id, ...more(node) }, { as: agent })
  }
  const grant = ({ produces }: NodeRow) => ({
    number: produces === 'VAT_NUMBER' ? 'DE129273398' : '21/815/08150',
    validFrom: today,
    certificateUploadId,
  })
  return {
    saveForm,
    sign: ({ id: nodeId }: NodeRow) =>
      app.post(submitSignature, { workOrderId, nodeId, uploadId: document }, { as: seller }),
    accept: ({ id: nodeId, formTemplate }: NodeRow) =>
      formTemplate
        ? acceptForm(app, { workOrderId, nodeId })
        : app.post(steps.acceptNode, { workOrderId, nodeId }, { as: agent }),
    return: byStaff(steps.returnNode, notes),
    complete: byStaff(steps.completeNode),
    skip: byStaff(steps.skipNode),
    file: byStaff(authority.fileWithAuthority, () => ({ date: today })),
    grant: byStaff(authority.grantedByAuthority, grant),
    query: byStaff(authority.queriedByAuthority, () => ({ reason })),
    refuse: byStaff(authority.refusedByAuthority, () => ({ reason })),
    reopen: byStaff(steps.reopenNode, () => ({ reason })),
    hold: byStaff(staff.holdWorkOrder, () => ({ why: 'OTHER', until: addDays(today, 1), reason })),
    resume: byStaff(staff.resumeWorkOrder, () => ({ reason })),
  }
}

/** Makes random moves until the work order is completed. @returns what was done */
async function walk(seed: number, most: number): Promise<string[]> {
  const randomBelow = randomNumbers(seed)
  const { workOrderId } = await openWorkOrder(app)
  const all = Object.entries(await attempts(workOrderId))
  const done: string[] = []
  for (let step = 0; step < most; step++) {
    const { nodes } = await read(workOrderId)
    const open = nodes.filter((node) => node.status !== 'LOCKED' && !isDone(node.status))
    const among = open.length > 0 && randomBelow(8) > 0 ? open : nodes
    const node = among[randomBelow(among.length)]
    const [name, attempt] = all[randomBelow(all.length)] ?? []
    if (!node || !attempt || (['reopen', 'hold'].includes(name ?? '') && randomBelow(6) > 0)) continue
    const { status, body } = await attempt(node)
    expect({ body, isFault: status >= 500 }).toMatchObject({ isFault: false })
    if (body.code === 0) done.push(`${name} ${node.key}`)
    const after = await read(workOrderId)
    expect({ done, ...after.row }).toMatchObject(statusOf(after.row.status, after.nodes))
    // The last line of its history says whose time runs.
    expect({ done, runs: after.last?.runs }).toEqual({
      done,
      runs: clockOf(after.row.status, after.row.turn),
    })
    // It is always somebody's turn, until it is completed.
    const { status: state, turn } = after.row
    expect({ done, isNobodys: turn === 'none' }).toMatchObject({ isNobodys: state !== 'OPEN' })
    if (after.row.status === 'COMPLETED') return [...done, 'completed']
  }
  return done
}

it('after any moves in any order, the columns follow from the nodes and it is somebody’s turn', async () => {
  const walks = []
  for (const seed of [7_919, 23_757, 31_676]) walks.push(await walk(seed, 400))
  expect(walks.map((steps) => steps.at(-1))).toContain('completed')
}, 120_000)
