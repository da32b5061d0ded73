import assert from 'node:assert/strict'
import type { FixedCall } from '#main/calls.ts'
import { ask, type Asked } from './ask.ts'
import type { Place } from './place.ts'
import type { Row } from './row.ts'

/** P: anyone; P/S: anyone, but not with a dead token; S: a signed-in seller; I: the holder of an invite code. */
type Who = 'P' | 'P/S' | 'S' | 'I'

export type CallSpec = {
  call: FixedCall
  who: Who
  says: string
  /** Throws unless the call gives what it is for. */
  gives(place: Place): Promise<void>
  /** A request that is in order, for asking as somebody else. None where the call refuses before it reads it. */
  sample?(place: Place): Asked
  due?: string
}

const WHO_SAYS: Record<Who, string> = {
  P: 'open to anyone, and ignores a dead token',
  'P/S': 'open to visitors; a dead token answers code 1',
  S: 'code 1 without a session, and with a dead token',
  I: 'opens with the invite code alone: not without one, not with a wrong one, not with a session',
}

const section = (call: string): string => `7.${call}`

/** Two rows for a call: what it gives at this method and path, and who may make it. */
export const rowsOf = (spec: CallSpec): Row[] => [
  {
    id: section(spec.call),
    says: spec.says,
    over: 'HTTP',
    ...(spec.due !== undefined && { due: spec.due }),
    async check(place) {
      await spec.gives(place)
      await answersToNoOtherMethod(place, spec)
    },
  },
  {
    id: `${section(spec.call)} who`,
    says: WHO_SAYS[spec.who],
    over: 'HTTP',
    check: (place) => checkWho[spec.who](place, spec),
  },
]

/** Ids stand in a path as in the specification; a well-formed one that nobody has. */
const pathOf = (call: string): string =>
  call.replace('{id}', 'msg_00000000000000000000000000').replace('{type}', 'ALL')

async function answersToNoOtherMethod(place: Place, { call }: CallSpec): Promise<void> {
  const [method, path] = pathOf(call).split(' ')
  await expectUnknown(place, `${method === 'GET' ? 'POST' : 'GET'} ${path}`)
}

async function expectUnknown(place: Place, call: string): Promise<void> {
  const { envelope, status } = await ask(place, pathOf(call))
  assert.deepEqual([status, envelope.code], [404, 499], `${call} exists`)
}

const DEAD_TOKEN = 'x'.repeat(43)

async function codeOf(place: Place, { call, sample }: CallSpec, more: Asked): Promise<number> {
  const { envelope, status } = await ask(place, pathOf(call), { ...sample?.(place), ...more })
  if (envelope.code === 1) assert.equal(status, 401, 'the HTTP status of code 1')
  return envelope.code
}

const checkWho: Record<Who, (place: Place, spec: CallSpec) => Promise<void>> = {
  async P(place, spec) {
    assert.equal(await codeOf(place, spec, {}), 0, 'as a visitor')
    assert.equal(await codeOf(place, spec, { token: DEAD_TOKEN }), 0, 'with a dead token')
  },
  async 'P/S'(place, spec) {
    assert.equal(await codeOf(place, spec, {}), 0, 'as a visitor')
    assert.equal(await codeOf(place, spec, { token: place.seller }), 0, 'as a seller')
    assert.equal(await codeOf(place, spec, { token: DEAD_TOKEN }), 1, 'with a dead token')
  },
  async S(place, spec) {
    assert.equal(await codeOf(place, spec, {}), 1, 'without a session')
    assert.equal(await codeOf(place, spec, { token: DEAD_TOKEN }), 1, 'with a dead token')
    const headers = { inviteCommitCode: place.invite.code }
    assert.equal(await codeOf(place, spec, { headers }), 1, 'with an invite code')
  },
  async I(place, spec) {
    const refused = async (more: Asked) => assert.notEqual(await codeOf(place, spec, more), 0)
    await refused({})
    await refused({ headers: { inviteCommitCode: 'y'.repeat(43) } })
    await refused({ token: place.seller })
  },
}
