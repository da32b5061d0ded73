import { nodeWhere, type Actors } from '#main/journey/follow.ts'

/** Somebody has seen that the number which was handed over is wrong; a colleague has not looked at it. */
export async function proposeToCorrect(actors: Actors): Promise<void> {
  const { staff, base, workOrderId } = actors
  const step = await nodeWhere(actors, ({ produces }) => produces === 'VAT_NUMBER')
  await staff.post(`${base}/staff/correction/propose`, {
    workOrderId,
    nodeId: step.id,
    number: 'DE129273398',
    reason: {
      en: 'Two digits of the number were misread from the letter.',
      zh: '录入时误读了信函中号码的两位数字。',
    },
  })
}
