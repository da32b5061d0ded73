import { expect, it } from 'vitest'
import { testApp } from '#main/testing/test-app.ts'
import { updateNodeData } from '../../contract.ts'
import { acceptNode, reopenNode, returnNode } from '../../staff/steps-contract.ts'
import { acceptRest, judgeAnswer } from '../../staff/verdicts-contract.ts'
import { readAsStaff } from '../../testing/review.builders.ts'
import { detailOf, formOf, openWorkOrder, submitForm } from '../../testing/work-orders.builders.ts'

const app = await testApp()
const { seller, agent, reviewer } = app.people
const PATHS = ['city', 'street', 'companyName', 'directors/zhou/fullName'] as const

/** The same walk every time: a small pseudo-random generator (Park and Miller). */
function randomNumbers(seed: number) {
  let state = seed
  return (limit: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return Math.floor((state / 2_147_483_647) * limit)
  }
}

const key = (path: string, value: unknown) => `${path} ${JSON.stringify(value)}`

/** What somebody accepted, by path and value: the only thing that may ever be called accepted. */
function witness() {
  const seen = new Set<string>()
  return {
    accept: (path: string, value: unknown) => void seen.add(key(path, value)),
    saw: (path: string, value: unknown) => seen.has(key(path, value)),
  }
}

function valueAt(answers: Readonly<Record<string, unknown>>, path: string): unknown {
  const [group = '', id, field = ''] = path.split('/')
  if (id === undefined) return answers[group]
  const rows = answers[group] as Record<string, unknown>[]
  return rows.find((row) => row['_id'] === id)?.[field]
}

/** Two colleagues and a seller, in any order. @returns what was done */
async function walk(seed: number, most: number): Promise<string[]> {
  const below = randomNumbers(seed)
  const pick = <T>(all: readonly T[]): T => all[below(all.length)] as T
  const order = await openWorkOrder(app)
  let answers: Record<string, unknown> = { ...(await submitForm(app, order)) }
  const { saw, accept } = witness()
  const at = order.node('companyForm')
  const done: string[] = []
  const read = async () => (await readAsStaff(app, order)).forms[0]
  let submission = 1

  const moves = {
    async judge() {
      const [path, verdict] = [pick(PATHS), pick(['ACCEPTED', 'ACCEPTED', 'RETURNED', 'OPEN'] as const)]
      const { body } = await app.post(
        judgeAnswer,
        { ...at, submission, path, verdict },
        { as: pick([agent, reviewer]) },
      )
      if (body.code === 0 && verdict === 'ACCEPTED') accept(path, valueAt(answers, path))
      return body
    },
    async rest() {
      const open = await read()
      const { body } = await app.post(acceptRest, { ...at, submission }, { as: pick([agent, reviewer]) })
      const before = new Set(open?.review.verdicts.map(({ path }) => path))
      for (const { path, verdict } of body.data?.verdicts ?? [])
        if (verdict === 'ACCEPTED' && !before.has(path)) accept(path, valueAt(answers, path))
      return body
    },
    async back() {
      const marked = (await read())?.review.verdicts.flatMap(({ path, verdict }) =>
        verdict === 'RETURNED' ? [path] : [],
      )
      const paths = [...new Set([...(marked ?? []), pick(PATHS)])].filter(() => below(6) > 0)
      const notes = paths.map((path) => ({ path, reasonCode: 'other' }))
      return (await app.post(returnNode, { ...at, notes }, { as: pick([agent, reviewer]) })).body
    },
    async send() {
      const { editablePaths, revisions, status } = await formOf(app, order)
      if (editablePaths?.length === 0) return { code: 499 }
      const changed = structuredClone(answers)
      for (const path of editablePaths ?? [pick(PATHS)]) {
        const text = `Seen ${path.split('/').at(-1)} ${below(3)}`
        const [group = '', id, field = ''] = path.split('/')
        if (id === undefined) changed[group] = text
        else
          (changed[group] as Record<string, unknown>[]).forEach(
            (row) => row['_id'] === id && (row[field] = text),
          )
      }
      const input = { nodeId: at.nodeId, answers: changed, revisions, submit: true }
      const { body } = await app.post(updateNodeData, input, { as: seller })
      if (body.data?.status !== 'SUBMITTED' || status === 'SUBMITTED') return { code: 499 }
      answers = changed
      submission += 1
      return body
    },
    accept: async () => (await app.post(acceptNode, at, { as: pick([agent, reviewer]) })).body,
    reopen: async () => (await app.post(reopenNode, { ...at, reason: 'Again.' }, { as: agent })).body,
  }

  for (let step = 0; step < most; step++) {
    const name = pick([
      'judge',
      'judge',
      'judge',
      'rest',
      'back',
      'send',
      'send',
      'accept',
      'reopen',
    ] as const)
    if (['rest', 'reopen'].includes(name) && below(3) > 0) continue
    const body = await moves[name]()
    if (body.code === 0) done.push(name)
    await check(name, body.code === 0)
  }
  return done

  async function check(move: string, isMade: boolean): Promise<void> {
    const form = await read()
    const about = { seed, done }
    const accepted = form?.review.verdicts.filter(({ verdict }) => verdict === 'ACCEPTED') ?? []
    const unseen = accepted.filter(({ path }) => !saw(path, valueAt(answers, path)))
    expect({ ...about, unseen }).toEqual({ ...about, unseen: [] })
    if (move === 'accept' && isMade)
      expect(form?.review.toJudge.filter((path) => !saw(path, valueAt(answers, path)))).toEqual([])
    const seen = await formOf(app, order)
    expect(seen.acceptedPaths.filter((path) => !saw(path, valueAt(answers, path)))).toEqual([])
    if (seen.status !== 'RETURNED') return expect(seen.acceptedPaths).toEqual([])
    const { returned, history } = await detailOf(app, order)
    expect(returned?.acceptedAnswers).toBe(seen.acceptedPaths.length)
    if (move !== 'back' || !isMade) return
    // A mail is only written while what it says is still true.
    await app.drain()
    expect(history[0]?.detail).toBe(`Accepted so far: ${seen.acceptedPaths.length}. The others stay locked.`)
  }
}

it('whatever two colleagues and a seller do, nothing is called accepted that nobody accepted as it is', async () => {
  const done: string[] = []
  for (const seed of [7_919, 23_757]) done.push(...(await walk(seed, 60)))
  expect(done).toEqual(expect.arrayContaining(['judge', 'rest', 'back', 'send', 'accept', 'reopen']))
  const mails = (await app.mails()).filter((mail) => mail.subject.includes('已退回'))
  expect(mails.length).toBeGreaterThan(0)
  expect(mails.filter((mail) => mail.text.includes('通过'))).toEqual([])
}, 120_000)
