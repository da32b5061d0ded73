import { createServer } from 'node:http'
import { afterAll, expect, it } from 'vitest'
import { checkClock } from './check-clock.ts'

const NOW = new Date('2026-11-25T12:00:00Z')
const clock = { now: () => NOW }
const NOBODY = 'http://127.0.0.1:1/'

/** A service whose clock is so many seconds apart, or that says no time. */
async function service(headers: Record<string, string>): Promise<string> {
  const server = createServer((_, answer) => {
    answer.sendDate = false
    answer.writeHead(404, headers).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => void server.close())
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('no address')
  return `http://127.0.0.1:${address.port}/`
}
const dated = (seconds: number, more: Record<string, string> = {}) =>
  service({ date: new Date(NOW.getTime() + seconds * 1000).toUTCString(), ...more })

it.each([
  [0, {}, 'GOOD', 'agree'],
  [29, {}, 'GOOD', 'agree'],
  [31, {}, 'ATTENTION', '32 s behind'],
  [-40, {}, 'ATTENTION', '40 s ahead of'],
  // From a cache.
  [-600, { age: '600' }, 'GOOD', 'agree'],
])('a service whose answer is of %i s from now, with %j: %s', async (seconds, more, state, says) => {
  const [found, ...others] = await checkClock([await dated(seconds, more)], clock)
  expect(others).toEqual([])
  expect(found).toMatchObject({ subject: 'Clock', state, says: expect.stringContaining(says) })
})

it('asks the next one where one is away or says no time', async () => {
  const found = await checkClock([NOBODY, await service({}), await dated(90)], clock)
  expect(found.map(({ state }) => state)).toEqual(['ATTENTION'])
})

it('says that it does not know where nobody says the time, and nothing where nobody is set up', async () => {
  expect((await checkClock([NOBODY], clock)).map(({ state }) => state)).toEqual(['UNKNOWN'])
  expect(await checkClock([], clock)).toEqual([])
})
