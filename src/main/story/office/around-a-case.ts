import { addDays } from '#platform/shared/calendar.ts'
import { samplePdf } from '../../journey/sample-documents.ts'
import { wordsOf, writerOf } from './letter-writers.ts'
import type { Case } from './office-cast.ts'

const QUESTIONS = [
  '大概还需要多久？',
  '护照需要公证吗？',
  'When will the number be there?',
  '资料已补充，请查收。',
]
const ANSWERS = [
  {
    en: 'The office usually takes four weeks. We tell you at once.',
    zh: '税局通常需要四周，有结果会立即通知您。',
  },
  { en: 'A plain scan is enough.', zh: '普通扫描件即可。' },
  { en: 'Thank you, we are looking at it.', zh: '收到，正在审核。' },
]
const NOTES = [
  'Called the tax office: the file is with the second reader.',
  'The seller prefers to be written to in the evening, Chinese time.',
  'Same warehouse as three other companies; nothing unusual.',
]

/** What people say about a case, among themselves and to the seller; not about each. */
export async function talkAbout(one: Case): Promise<void> {
  const { cast, buyer, agent, workOrderId } = one
  const { base, dice } = cast
  if (dice.often(0.3))
    await buyer.client.post(`${base}/workOrder/talk/write`, { workOrderId, text: dice.pick(QUESTIONS) })
  if (dice.often(0.3))
    await agent.client.post(`${base}/staff/talk/write`, { workOrderId, text: dice.pick(ANSWERS) })
  if (dice.often(0.25))
    await agent.client.post(`${base}/staff/workOrder/note`, { workOrderId, text: dice.pick(NOTES) })
  if (dice.often(0.2)) {
    const tagId = dice.pick(cast.tags)
    await agent.client.post(`${base}/staff/tag/put`, { workOrderId, tagId, on: true })
  }
  if (dice.often(0.1))
    await agent.client.post(`${base}/staff/workOrder/watch`, { workOrderId, watched: true })
}

/** Who works on it: not everything is assigned. */
export async function assign({ cast, agent, workOrderId }: Case): Promise<void> {
  const { staffId } = agent
  await agent.client.post(`${cast.base}/staff/workOrder/assign`, { workOrderId, staffId })
}

const LETTERS = [
  { en: 'The authority asks for the storage contract.', zh: '主管机关要求提供仓储合同。' },
  { en: 'The authority confirms that it received the application.', zh: '主管机关确认已收到申请。' },
]

async function numberOf({ cast, agent, workOrderId }: Case): Promise<string> {
  type Shown = { workOrder: { number: string } }
  const { workOrder } = await agent.client.get<Shown>(`${cast.base}/staff/workOrder/get`, { workOrderId })
  return workOrder.number
}

/** A letter of an office came by post; some are sorted, others nobody has opened. */
export async function letterArrives(one: Case, replyBy: string | null): Promise<void> {
  const { dice } = one.cast
  const fileName = await letterComes(one, await numberOf(one), replyBy)
  if (dice.often(0.3)) return
  const letterId = await sort(one, fileName, { replyBy, registrationId: null, summary: dice.pick(LETTERS) })
  if (letterId && one.serial % 3 !== 0) await checkBegins(one, letterId)
}

const OF_NUMBER = {
  en: 'The authority asks whether goods are still stored in the country.',
  zh: '主管机关询问货物是否仍存放在当地。',
}

/** The office writes to the number that it gave, long after the work is done. Without dice, as below. */
export async function letterAboutNumber(one: Case): Promise<void> {
  const { cast, agent, workOrderId, serial } = one
  type Found = { records: { id: string; number: string | null }[] }
  const path = `${cast.base}/staff/authorityLetter/registrations`
  const { records } = await agent.client.get<Found>(path, { workOrderId })
  const registration = records.find(({ number }) => number !== null)
  if (!registration?.number) return
  const replyBy = addDays(cast.today(), 10 + (serial % 15))
  const fileName = await letterComes(one, registration.number, replyBy)
  await sort(one, fileName, { replyBy, registrationId: registration.id, summary: OF_NUMBER })
}

/** @returns the name of its file */
async function letterComes(one: Case, ours: string, replyBy: string | null): Promise<string> {
  const { cast, agent, serial } = one
  const about = { today: cast.today(), reference: `${serial}/26`, ours, replyBy }
  const text = wordsOf(writerOf(one.code), about)
  const file = { name: `letter-${serial}.pdf`, bytes: await samplePdf('Letter', text) }
  await agent.client.upload(`${cast.base}/staff/authorityLetter/upload`, file)
  return file.name
}

type Said = { replyBy: string | null; registrationId: string | null; summary: { en: string; zh: string } }

/** @returns its id, if it came */
async function sort(
  one: Case,
  fileName: string,
  { replyBy, registrationId, summary }: Said,
): Promise<string | undefined> {
  const { cast, agent, workOrderId, serial } = one
  const { base } = cast
  const { authority, country } = writerOf(one.code)
  type Listed = { records: { id: string; revision: number; fileName: string }[] }
  const { records } = await agent.client.get<Listed>(`${base}/staff/authorityLetter/list`, { state: 'NEW' })
  const letter = records.find((listed) => listed.fileName === fileName)
  if (!letter) return undefined
  await agent.client.post(`${base}/staff/authorityLetter/sort`, {
    id: letter.id,
    revision: letter.revision,
    companyId: null,
    workOrderId,
    registrationId,
    authority,
    country,
    dated: cast.today(),
    received: cast.today(),
    reference: `${serial}/26`,
    replyBy,
    summaryEn: summary.en,
    summaryZh: summary.zh,
    visibleToSeller: true,
  })
  return letter.id
}

/** Two of three announce that a company is checked. Without dice: the rest of the story stays as it is. */
async function checkBegins(
  { cast, agent, code, workOrderId, serial }: Case,
  letterId: string,
): Promise<void> {
  const { base } = cast
  const { authority, country, checks } = writerOf(code)
  const check = await agent.client.post<{ id: string; revision: number }>(`${base}/staff/inspection/open`, {
    workOrderId,
    letterId,
    kind: checks[serial % checks.length],
    authority,
    country,
    askedEn: 'The office wants to see the records of the warehouse.',
    askedZh: '主管机关要求查看仓库记录。',
    servedOn: cast.today(),
    answerBy: null,
    visibleToSeller: true,
  })
  const paper = { id: check.id, revision: check.revision, what: 'Lagerbuch', on: cast.today() }
  if (serial % 2 === 0) await agent.client.post(`${base}/staff/inspection/handOver`, paper)
  if (serial % 8 === 0) {
    const answer = { ...paper, revision: check.revision + 1, what: 'Antwort auf alle Fragen' }
    await agent.client.post(`${base}/staff/inspection/answer`, answer)
  }
}
