import { randomBytes } from 'node:crypto'
import { openAccount } from '#main/journey/buy.ts'
import { createClient } from '#main/journey/http-client.ts'
import { createSteps } from '#main/journey/steps.ts'
import { createBuyer } from './buyer.ts'
import { createFormWriter } from './form-writer.ts'

export type Buyer = ReturnType<typeof createBuyer>
export type KillBuyer = {
  buyer: Buyer
  writer: ReturnType<typeof createFormWriter>
  /** Renewed when the password is typed again. */
  readonly token: string
  password: string
}
/** An order and who bought it. */
export type Bought = KillBuyer & { orderId: string }

/** New companies that buy at the same time, each with an account of its own. */
export async function createBuyers(
  count: number,
  url: string,
  base: string,
  onFailure: (why: string) => void = () => undefined,
): Promise<KillBuyer[]> {
  const buyers: KillBuyer[] = []
  for (let i = 0; i < count; i++) {
    const seller = createClient(url, 'en')
    const password = randomBytes(12).toString('base64url')
    const agreementVersion = await openAccount({
      steps: createSteps(() => undefined),
      url,
      seller,
      base,
      password,
    })
    const buyer = createBuyer({ url, base, seller, agreementVersion, onFailure })
    const writer = createFormWriter({ url, base, token: seller.token, buyer })
    buyers.push({
      buyer,
      writer,
      get token() {
        return seller.token()
      },
      password,
    })
  }
  return buyers
}
