import { expect, test } from 'vitest'
import type { wire } from './wiring.ts'
import { callName } from './calls.ts'
import { testApp } from './testing/test-app.ts'

const BOOKS = 'the agency’s own books, for those who keep them; they work on no orders'
const LIST = 'the list of who makes the call, as it is on the screen'

/** Files for staff that are no document of a company, each with the reason. */
const NO_DOCUMENT_OF_A_COMPANY: Readonly<Record<string, string>> = {
  'GET /staff/invoice/download': BOOKS,
  'GET /staff/invoice/export': BOOKS,
  'GET /staff/declarations/export': LIST,
  'GET /staff/declarations/downloadGoods': 'the table of goods that the page shows, to be filled in',
}

const { wired } = await testApp()
type Call = ReturnType<typeof wire>['routes'][number]['call']

const isForStaff = ({ access, kind }: Call) =>
  kind === 'file' && typeof access === 'object' && 'staff' in access
const files = wired.routes.map(({ call }) => call).filter(isForStaff)
const documents = files.filter((call) => !(callName(call) in NO_DOCUMENT_OF_A_COMPANY))

const asks = (call: Call) =>
  ['documents.reason_missing', 'documents.foreign_used_up'].every((name) =>
    call.refusals.some((refusal) => refusal === name),
  ) && 'reason' in ((call.input as { shape?: object }).shape ?? {})

test('each file for staff asks for a reason where it is not their work, or says why it need not', () => {
  expect(documents.filter((call) => !asks(call)).map(callName)).toEqual([])
  expect(documents.length).toBeGreaterThanOrEqual(11)
})

test('what is said to be none is there', () => {
  expect(
    Object.keys(NO_DOCUMENT_OF_A_COMPANY).filter((name) => !files.some((one) => callName(one) === name)),
  ).toEqual([])
})
