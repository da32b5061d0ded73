import { beginFiling } from '#main/journey/begin-filing.ts'
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

type HandOver = {
  url: string
  base: string
  staff: Client
  by: KillBuyer
  workOrderId: string
  firstMonth: string
  number: string
}

/** Takes an opened work order to its handover. Its twelve monthly returns begin with that month, `2024-01`. */
export async function handOver({ url, by, number, firstMonth, ...rest }: HandOver): Promise<void> {
  const seller = createClient(url, 'en')
  seller.signIn(by.token)
  await beginFiling({ ...rest, seller, steps: createSteps(() => undefined) }, { number, firstMonth })
}
