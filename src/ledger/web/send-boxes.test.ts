import { expect, test } from 'vitest'
import { MOST_SENT } from '../contract.ts'
import { type Box, errorPlace, uploadIdsOf, withBox, withoutBox } from './send-boxes.ts'

const START: readonly Box[] = [{ key: 0 }]

test('each document that has arrived makes place for the next, up to what is sent in one go', () => {
  const one = withBox(START, 0, { uploadId: 'a' })
  expect(one).toEqual([{ key: 0, uploadId: 'a' }, { key: 1 }])
  // Another file in the same box takes the place of the first.
  expect(withBox(one, 0, { uploadId: 'b' })).toEqual([{ key: 0, uploadId: 'b' }, { key: 1 }])
  let many = START
  for (let key = 0; key < MOST_SENT; key++) many = withBox(many, key, { uploadId: `f${key}` })
  expect(many).toHaveLength(MOST_SENT)
  expect(withoutBox(many, 3).map(({ key }) => key)).toEqual([
    ...Array.from({ length: MOST_SENT }, (_, key) => key).filter((key) => key !== 3),
    MOST_SENT,
  ])
})

test('a document that is left out is not sent, and the others stay in their boxes', () => {
  const two = withBox(withBox(START, 0, { uploadId: 'a' }), 1, { uploadId: 'b' })
  expect(withoutBox(two, 0)).toEqual([{ key: 1, uploadId: 'b' }, { key: 2 }])
  expect(uploadIdsOf(withoutBox(two, 0))).toEqual(['b'])
})

test('what is on its way is where it is said that nothing is sent yet', () => {
  const sending = withBox(withBox(START, 0, { uploadId: 'a' }), 1, { isSending: true })
  expect([errorPlace(START), errorPlace(sending)]).toEqual([0, 1])
})
