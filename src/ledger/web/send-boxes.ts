import { MOST_SENT } from '../contract.ts'

/** Where one document is uploaded. The last is empty, for the next, as long as another may be sent. */
export type Box = { key: number; uploadId?: string; isSending?: boolean }

export const uploadIdsOf = (boxes: readonly Box[]): string[] =>
  boxes.flatMap(({ uploadId }) => (uploadId === undefined ? [] : [uploadId]))

export const withBox = (boxes: readonly Box[], key: number, said: Partial<Box>): readonly Box[] =>
  withEmpty(boxes.map((box) => (box.key === key ? { ...box, ...said } : box)))

export const withoutBox = (boxes: readonly Box[], key: number): readonly Box[] =>
  withEmpty(boxes.filter((box) => box.key !== key))

function withEmpty(boxes: readonly Box[]): readonly Box[] {
  if (boxes.length === MOST_SENT || boxes.at(-1)?.uploadId === undefined) return boxes
  return [...boxes, { key: Math.max(...boxes.map(({ key }) => key)) + 1 }]
}

/** Where it is said why nothing is sent: at what is on its way, else where the first is chosen. */
export const errorPlace = (boxes: readonly Box[]): number =>
  Math.max(
    0,
    boxes.findIndex(({ isSending }) => isSending),
  )
