import { staffMe } from '#staff/contract.ts'
import { listRules, orderRules, saveRule } from '#team/staff/rules-contract.ts'
import { removeAbsence, saveAbsence } from '#team/staff/absences-contract.ts'
import { removeTeam, saveTeam } from '#team/staff/teams-contract.ts'
import { assignWorkOrder } from '#work-orders/staff/contract.ts'
import { handOver, openOfColleague } from '#work-orders/staff/load-contract.ts'
import { addTask, finishTask } from '#work-orders/staff/tasks-contract.ts'
import { openWorkOrder } from '#work-orders/testing/work-orders.builders.ts'
import { agencyToday } from '../agency-today.ts'
import type { Caller, TestApp } from '../test-app.ts'
import type { Link } from './link.ts'

/** What the agency arranges among itself: who is away, who gets what, who hands over to whom. */
export function teamStories(product: TestApp, seller: () => NonNullable<Caller>) {
  const { admin, agent, reviewer } = product.people
  let made = 0
  const idOf = async (as: Caller) => (await product.get(staffMe, {}, { as })).body.data?.id ?? ''

  /** One absence that is changed or removed; another was removed. */
  async function absence(): Promise<Link[]> {
    const [staffId, standInId] = [await idOf(agent), await idOf(reviewer)]
    const day = agencyToday(product)
    const week = { staffId, from: day, until: day, standInId }
    const saved = await product.post(saveAbsence, week, { as: admin })
    const gone = await product.post(saveAbsence, week, { as: agent })
    await product.post(removeAbsence, { absenceId: gone.body.data?.id }, { as: agent })
    const absenceId = saved.body.data?.id ?? ''
    return [{ absenceId }, { ...week, absenceId }, week]
  }
  /** The rules in another order, and one that is changed or removed. */
  async function rules(): Promise<Link[]> {
    const rule = { productCode: null, country: null, lang: null, staffIds: [await idOf(agent)], mostOpen: 2 }
    const saved = await product.post(saveRule, rule, { as: admin })
    const { body } = await product.get(listRules, {}, { as: admin })
    const ruleIds = (body.data?.rules ?? []).map(({ id }) => id).toReversed()
    await product.post(orderRules, { ruleIds }, { as: admin })
    const ruleId = saved.body.data?.id ?? ''
    return [{ ruleIds: ruleIds.toReversed() }, { ruleId }, { ...rule, ruleId }, rule]
  }
  /** A team that can be changed or removed; another was removed. */
  async function team(): Promise<Link[]> {
    const wanted = { name: `Team ${++made}`, memberIds: [await idOf(agent)], countries: ['DE'] }
    const gone = await product.post(saveTeam, { ...wanted, name: `Team ${++made}` }, { as: admin })
    await product.post(removeTeam, { teamId: gone.body.data?.id }, { as: admin })
    const saved = await product.post(saveTeam, wanted, { as: admin })
    const teamId = saved.body.data?.id ?? ''
    return [{ teamId }, { ...wanted, teamId }]
  }
  /** One that was handed over, and two that can be. */
  async function handedOver(): Promise<Link[]> {
    const [from, to] = [await idOf(agent), await idOf(reviewer)]
    const ids: string[] = []
    for (let copy = 0; copy < 3; copy++) {
      const { workOrderId } = await openWorkOrder(product, seller())
      await product.post(assignWorkOrder, { workOrderId, staffId: from }, { as: admin })
      ids.push(workOrderId)
    }
    await product.post(handOver, { from, to, workOrderIds: ids.slice(0, 1) }, { as: agent })
    await product.get(openOfColleague, { staffId: from }, { as: agent })
    const workOrderIds = ids.slice(1)
    return [{ staffId: from }, { from, to, workOrderIds }, { from, to: null, workOrderIds }]
  }
  /** One task that is open, one that is done. */
  async function tasks(): Promise<Link[]> {
    const { workOrderId } = await openWorkOrder(product, seller())
    const task = { workOrderId, text: 'Call the office', dueOn: agencyToday(product) }
    const [open, done] = [
      await product.post(addTask, { ...task, staffId: await idOf(reviewer) }, { as: agent }),
      await product.post(addTask, task, { as: agent }),
    ]
    const id = done.body.data?.id ?? ''
    await product.post(finishTask, { workOrderId, id, done: true }, { as: reviewer })
    return [task, { workOrderId, id: open.body.data?.id, done: true }, { workOrderId, id, done: false }]
  }
  return [absence, rules, team, handedOver, tasks]
}
