import { addDays } from '#platform/shared/calendar.ts'
import { doStep, stepOf, SUBMISSION, uploadAsBuyer, type Place, type Step } from './next-step.ts'
import type { Case } from './office-cast.ts'

/** How far a case goes until today, and what happens to it there. */
export type Ending = {
  /** It stops before what is done at this step. */
  before(step: Step): boolean
  /** What happens instead. */
  instead?(one: Case, step: Step): Promise<void>
  /** What happens once it is handed over. */
  afterwards?(one: Case): Promise<void>
}

const at = ({ workOrderId }: Case, { id: nodeId }: Step) => ({ workOrderId, nodeId })
const isForm = ({ kind, status }: Step) => kind === 'FORM' && status !== 'SUBMITTED'
const isReview = ({ kind }: Step) => kind === 'REVIEW'
const isAuthority = ({ kind }: Step) => kind === 'AUTHORITY'

/** Some answers are judged, others nobody has looked at. */
async function judgeSome(one: Case, step: Step): Promise<void> {
  const { cast, agent } = one
  for (const path of ['companyName', 'street', 'city'])
    await agent.client.post(`${cast.base}/staff/verdict/set`, {
      ...at(one, step),
      submission: SUBMISSION,
      path,
      verdict: 'ACCEPTED',
    })
}

async function returnStreet(one: Case, step: Step): Promise<void> {
  const notes = [{ path: 'street', reasonCode: 'notMatching' }]
  await one.agent.client.post(`${one.cast.base}/staff/node/return`, { ...at(one, step), notes })
}

const ASKED = { en: 'Which goods do you store there?', zh: '您在当地仓储哪些商品？' }

async function queryAndAsk(one: Case, step: Step): Promise<void> {
  const { cast, agent, workOrderId } = one
  const dueAt = addDays(cast.today(), 14)
  await agent.client.post(`${cast.base}/staff/authority/query`, { ...at(one, step), reason: ASKED, dueAt })
  await agent.client.post(`${cast.base}/staff/supplement/ask`, {
    workOrderId,
    items: [{ title: { en: 'Storage contract', zh: '仓储合同' }, kind: 'file', dueAt: addDays(dueAt, -5) }],
  })
}

async function answerSupplement(one: Case, step: Step): Promise<void> {
  await queryAndAsk(one, step)
  const { cast, buyer, workOrderId } = one
  const about = { workOrderId }
  const [asked] = await buyer.client.get<{ id: string }[]>(`${cast.base}/workOrder/get/vat/smDesc`, about)
  const uploadIds = [await uploadAsBuyer(one, 'storage-contract')]
  const items = [{ id: asked?.id, uploadIds }]
  await buyer.client.post(`${cast.base}/workOrder/commitSmData`, { workOrderId, items })
}

async function hold({ cast, agent, workOrderId }: Case): Promise<void> {
  const why = cast.dice.pick(['PAPERS', 'SELLER_ASKED', 'THIRD_PARTY'])
  const until = addDays(cast.today(), cast.dice.between(9, 40))
  await agent.client.post(`${cast.base}/staff/workOrder/hold`, { workOrderId, why, until })
}

async function cancel({ cast, agent, workOrderId }: Case): Promise<void> {
  const reason = { en: 'You have closed the shop.', zh: '您已关闭店铺。' }
  const refund = { amount: cast.dice.between(20, 40) * 100, currency: 'EUR' }
  await agent.client.post(`${cast.base}/staff/workOrder/cancel`, { workOrderId, reason, refund })
}

async function refuse(one: Case, step: Step): Promise<void> {
  const reason = { en: 'The business is not described in enough detail.', zh: '业务说明不够详细。' }
  await one.agent.client.post(`${one.cast.base}/staff/authority/refuse`, { ...at(one, step), reason })
}

/** What was handed over was misread; a colleague has not looked at it. */
async function proposeCorrection(one: Case): Promise<void> {
  const { cast, agent, workOrderId } = one
  type Obtained = { obtained: { nodeId: string }[] }
  const { obtained } = await agent.client.get<Obtained>(`${cast.base}/staff/workOrder/get`, { workOrderId })
  const nodeId = obtained.at(-1)?.nodeId
  if (nodeId === undefined) return
  const validFrom = addDays(cast.today(), -3)
  const reason = { en: 'The letter names this day.', zh: '以信函注明的日期为准。' }
  await agent.client.post(`${cast.base}/staff/correction/propose`, { workOrderId, nodeId, validFrom, reason })
}

export const ENDINGS = {
  unpaid: { before: () => true },
  form: { before: isForm },
  submitted: { before: isReview },
  halfJudged: { before: isReview, instead: judgeSome },
  returned: { before: isReview, instead: returnStreet },
  toSign: { before: ({ kind, status }) => kind === 'SIGNATURE' && status !== 'SUBMITTED' },
  signed: { before: ({ kind, status }) => kind === 'SIGNATURE' && status === 'SUBMITTED' },
  translating: { before: ({ kind }) => kind === 'LEGALISATION' || kind === 'AUTHORITY' },
  toFile: { before: ({ kind }) => kind === 'AGENCY_TASK' },
  authority: { before: isAuthority },
  queried: { before: isAuthority, instead: queryAndAsk },
  answered: { before: isAuthority, instead: answerSupplement },
  refused: { before: isAuthority, instead: refuse },
  onHold: { before: (step) => !isForm(step) && !isReview(step), instead: hold },
  cancelled: { before: isReview, instead: cancel },
  toHandOver: { before: ({ kind }) => kind === 'DELIVERY' },
  done: { before: () => false },
  toCorrect: { before: () => false, afterwards: proposeCorrection },
} satisfies Record<string, Ending>
export type EndingName = keyof typeof ENDINGS

export const SHARES: readonly (readonly [EndingName, number])[] = [
  ['unpaid', 4],
  ['form', 8],
  ['submitted', 7],
  ['halfJudged', 5],
  ['returned', 6],
  ['toSign', 6],
  ['signed', 4],
  ['translating', 4],
  ['toFile', 5],
  ['authority', 14],
  ['queried', 3],
  ['answered', 2],
  ['refused', 1],
  ['onHold', 4],
  ['cancelled', 3],
  ['toHandOver', 3],
  ['done', 20],
  ['toCorrect', 1],
]

/** Whether nothing follows what happens next to a case. */
export function isLastAct({ step, isOpen }: Place, name: EndingName): boolean {
  return !step || !isOpen || ENDINGS[name].before(step)
}

/** One step further. @returns where the case is then */
export async function goOn(one: Case, place: Place, name: EndingName): Promise<Place> {
  const { step, country, isOpen } = place
  const ending: Ending = ENDINGS[name]
  if (!step || !isOpen) {
    await ending.afterwards?.(one)
    await one.cast.settle()
    return place
  }
  const isLast = ending.before(step)
  if (isLast) await ending.instead?.(one, step)
  else await doStep(one, step, country)
  await one.cast.settle()
  return stepOf(one)
}
