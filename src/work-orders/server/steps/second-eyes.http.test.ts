import { expect, test } from 'vitest'
import { clearCatalogue } from '#catalogue/server/catalogue-cache.ts'
import { testApp } from '#main/testing/test-app.ts'
import { readAsStaff } from '../../testing/review.builders.ts'
import { advanceTo, openWorkOrder } from '../../testing/work-orders.builders.ts'
import { completeNode, skipNode } from '../../staff/steps-contract.ts'

const app = await testApp()
const { agent, reviewer } = app.people
const { pool } = app.database

/** A later version of the process of a product, in which a step demands another person. */
async function publishWithSecondEyes(code: string, key: string): Promise<void> {
  const { rows } = await pool.query<{ id: string; nodes: { key: string }[]; version: number; name: string }>(
    `select versions.id, versions.nodes, versions.version, versions.key as name from process_versions versions
     join products on products.process_version_id = versions.id where products.code = $1`,
    [code],
  )
  const [known] = rows
  if (!known) throw new Error(`no process of ${code}`)
  const nodes = known.nodes.map((node) => (node.key === key ? { ...node, anotherPerson: true } : node))
  await pool.query(
    "insert into process_versions (id, key, version, nodes, published_at) values ('pv_eyes', $1, $2, $3, now())",
    [known.name, known.version + 100, JSON.stringify(nodes)],
  )
  await pool.query("update products set process_version_id = 'pv_eyes' where code = $1", [code])
  await pool.query('update catalogue_stamp set number = number + 1')
  clearCatalogue(app.deps.db)
}

test('a step that demands another person is refused to whoever did the one before, and the page says so first', async () => {
  await publishWithSecondEyes('vat-registration-de', 'handIn')
  const order = await openWorkOrder(app)
  await advanceTo(app, order, 'translated')
  const { workOrderId } = order
  const shownTo = async (as: typeof agent) =>
    (await readAsStaff(app, { workOrderId }, as)).nodes.find(({ key }) => key === 'handIn')?.actions
  const [blocked] = (await shownTo(agent)) ?? []
  expect(blocked).toMatchObject({ action: 'complete', enabled: false })
  expect(blocked?.reason).toContain('Lena Vogt')
  expect((await shownTo(reviewer))?.[0]).toMatchObject({ action: 'complete', enabled: true, reason: null })
  const filing = { ...order.node('handIn'), way: 'ELSTER' }
  for (const lang of ['en', 'zh'] as const) {
    const refused = await app.post(completeNode, filing, { as: agent, lang })
    expect(refused.body).toMatchObject({
      error: 'work_orders.second_eyes',
      message: expect.stringContaining('Lena Vogt'),
    })
  }
  expect((await app.post(skipNode, order.node('handIn'), { as: agent })).body.code).not.toBe(0)
  const { rows } = await pool.query(
    "select status from wo_nodes where work_order_id = $1 and key = 'handIn'",
    [workOrderId],
  )
  expect(rows).toEqual([{ status: 'OPEN' }])
  expect((await app.post(completeNode, filing, { as: reviewer })).body.code).toBe(0)
})
