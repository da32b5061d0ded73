import { expect, test } from 'vitest'
import { dataFolder, demoPeople, signIn, startServer } from '../testing/server-process.ts'

const LONG_MS = 300_000

type Page<T> = { records: T[] }
type Registered = { number: string; term: { status: string; next: { dueAt: string } | null } | null }

test(
  'a demo killed while it is filled is complete after the next start, and stays so: one customer, one running term',
  async () => {
    const folder = await dataFolder()
    const env = { GREENLANE_DATA_DIR: folder, LOG_LEVEL: 'warn' }
    // In a job: its order is paid, and its work is not open yet.
    const killed = await startServer({ ...env, GREENLANE_CRASH_AT: 'filing.keep:before-commit' })
    expect(await killed.ended()).toEqual({ code: null, signal: 'SIGKILL' })
    expect((await demoPeople(folder)).some(({ about }) => about)).toBe(false)

    const told = await startServer(env)
    await told.ready()
    await expect.poll(() => told.output(), { timeout: 10_000 }).toContain('twelve months of filing')
    const people = await demoPeople(folder)
    const customer = people.find(({ about }) => about)
    if (!customer) throw new Error('no customer')
    const token = await signIn(told, customer)
    const registrations = async () =>
      (await told.call<Page<Registered>>('/registration/list', { token })).body.data?.records ?? []
    const [only, ...others] = await registrations()
    expect(others).toEqual([])
    expect(only).toMatchObject({ number: 'DE136695976', term: { status: 'RUNNING' } })
    expect(only?.term?.next?.dueAt).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    const works = await told.call<Page<{ status: string }>>('/workOrder/myService/list', { token })
    // Both begin on the same day of the past: their order says nothing.
    expect(works.body.data?.records.map(({ status }) => status).toSorted()).toEqual(['CANCELLED', 'OPEN'])
    told.kill('SIGTERM')
    expect(await told.ended()).toEqual({ code: 0, signal: null })

    const again = await startServer(env)
    await again.ready()
    expect(await demoPeople(folder)).toEqual(people)
    again.kill('SIGTERM')
    await again.ended()
  },
  LONG_MS,
)
