import { nodeWhere, type Actors } from '#main/journey/follow.ts'

const BETTER_STREET = 'Room 1204, Building 4, No. 18 Keji Road, Nanshan District'
const READ = ['companyName', 'companyNameOriginal', 'street', 'city', 'directors/zhou/fullName']

type Judging = Pick<Actors, 'staff' | 'base'> & { at: { workOrderId: string; nodeId: string } }

const judge = ({ staff, base, at }: Judging, submission: number, path: string, verdict: object) =>
  staff.post(`${base}/staff/verdict/set`, { ...at, submission, path, ...verdict })

async function judgingOf(actors: Actors): Promise<Judging> {
  const form = await nodeWhere(actors, ({ kind }) => kind === 'FORM')
  return { ...actors, at: { workOrderId: actors.workOrderId, nodeId: form.id } }
}

/** A colleague has read the first answers, and no more. */
export async function judgeSome(actors: Actors): Promise<void> {
  const judging = await judgingOf(actors)
  for (const path of READ) await judge(judging, 1, path, { verdict: 'ACCEPTED' })
}

/** The second round of a review: some answers were read in the first, one has changed, one is marked for return. */
export async function reviewAgain(actors: Actors): Promise<void> {
  const { seller, staff, base } = actors
  await judgeSome(actors)
  const judging = await judgingOf(actors)
  const { at } = judging
  const notes = [{ path: 'street', reasonCode: 'notMatching' }]
  await staff.post(`${base}/staff/node/return`, { ...at, notes })
  const form = await seller.get<{ revisions: object; answers: object }>(`${base}/woNodeData/get`, {
    nodeId: at.nodeId,
  })
  await seller.post(`${base}/woNodeData/update`, {
    nodeId: at.nodeId,
    answers: { ...form.answers, street: BETTER_STREET },
    revisions: form.revisions,
    submit: true,
  })
  const draft = { reasons: ['cutOff'], text: { en: 'The upper edge is missing.', zh: '' }, example: true }
  await judge(judging, 2, 'directors/zhou/passport', { verdict: 'RETURNED', draft })
}
