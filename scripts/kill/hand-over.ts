import { fillInForm, receiveNumber, signAndFile } from '#main/journey/follow.ts'
import { createClient, type Client } from '#main/journey/http-client.ts'
import { createSteps } from '#main/journey/steps.ts'
import { fitsMod11And10 } from '#tax-numbers/check-digits.ts'
import type { KillBuyer } from './buyers.ts'

/** A German VAT number with a right check digit, another for each of a million. */
export function germanNumber(nth: number): string {
  const digits = String(10_000_000 + nth)
  const check = Array.from({ length: 10 }, (_, digit) => `${digits}${digit}`).find(fitsMod11And10)
  if (!check) throw new Error(`no check digit for ${digits}`)
  return `DE${check}`
}

/** Takes an opened work order to its handover. Its twelve monthly returns begin with that month, `2024-01`. */
export async function handOver(options: {
  url: string
  base: string
  staff: Client
  by: KillBuyer
  workOrderId: string
  firstMonth: string
  number: string
}): Promise<void> {
  const { url, base, staff, by, workOrderId, firstMonth, number } = options
  const seller = createClient(url, 'en')
  seller.signIn(by.token)
  const today = () => `${firstMonth}-01`
  const actors = { steps: createSteps(() => undefined), seller, staff, base, workOrderId, today }
  await fillInForm(actors)
  await signAndFile(actors)
  await receiveNumber(actors, { handsOver: false, number })
  const path = `/woProcessNode/get?workOrderId=${workOrderId}`
  const { nodes } = await by.buyer.data<{ nodes: { id: string; kind: string }[] }>(path, {})
  const nodeId = nodes.find(({ kind }) => kind === 'DELIVERY')?.id
  await staff.post(`${base}/staff/node/complete`, { workOrderId, nodeId, rhythm: 'MONTHLY', firstMonth })
}
