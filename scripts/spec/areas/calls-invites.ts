import assert from 'node:assert/strict'
import { ask, dataOf, expectFields } from '../ask.ts'
import type { CallSpec } from '../call-row.ts'
import type { Place } from '../place.ts'

const asInvited = (place: Place) => ({ headers: { inviteCommitCode: place.invite.code } })
type Shared = { template: { sections: { key: string }[] }; sections: string[]; revision: number }
const shared = (place: Place) =>
  dataOf<Shared>(place, 'GET /woNodeData/getInviteCommitForm', asInvited(place))

export const INVITE_CALLS: readonly CallSpec[] = [
  {
    call: 'GET /woNodeData/getInviteCommitCode',
    who: 'S',
    says: 'the invitation of a node with its code and link; mints nothing',
    async gives(place) {
      const name = 'GET /woNodeData/getInviteCommitCode'
      const of = (nodeId: string) => ask(place, name, { token: place.seller, query: { nodeId } })
      const { envelope } = await of(place.work.saved.nodeId)
      expectFields(envelope.data, 'code url expiresAt sections')
      assert.equal((envelope.data as { code: string }).code, place.invite.code)
      for (const _again of [1, 2])
        assert.equal((await of(place.work.empty.nodeId)).envelope.error, 'invite.none')
    },
  },
  {
    call: 'GET /woNodeData/getInviteCommitForm',
    who: 'I',
    says: 'only the invited sections, with the company, the language and the expiry',
    async gives(place) {
      const data = await shared(place)
      expectFields(data, 'template answers company language expiresAt revision')
      assert.deepEqual(data.sections, ['people'])
      assert.deepEqual(
        data.template.sections.map(({ key }) => key),
        ['people'],
      )
    },
  },
  {
    call: 'POST /woNodeData/saveForInviteCommit',
    who: 'I',
    says: 'saves answers of the invited sections alone',
    sample: () => ({ body: { answers: {}, submit: false, revision: 0 } }),
    async gives(place) {
      const save = async (answers: object, revision: number) =>
        ask(place, 'POST /woNodeData/saveForInviteCommit', {
          ...asInvited(place),
          body: { answers, submit: false, revision },
        })
      const { revision } = await shared(place)
      const begin = { ...asInvited(place), body: { name: 'Chen Li' } }
      await dataOf(place, 'POST /invite/begin', begin)
      const mine = await save({ directors: [] }, revision)
      assert.equal(mine.envelope.code, 0, mine.envelope.message)
      const foreign = await save({ companyName: 'Taken over Ltd.' }, (await shared(place)).revision)
      const query = { nodeId: place.work.saved.nodeId }
      const { answers } = await dataOf<{ answers: { companyName: string } }>(place, 'GET /woNodeData/get', {
        token: place.seller,
        query,
      })
      assert.notEqual(answers.companyName, 'Taken over Ltd.', `code ${foreign.envelope.code}`)
    },
  },
]
