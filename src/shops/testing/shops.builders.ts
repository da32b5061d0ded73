import type { Caller, TestApp } from '#main/testing/test-app.ts'
import { amazonCallback, authorizationInfo, confirmAccount, createShop, type Shop } from '../contract.ts'

/** What the browser does at the local Amazon, and what the portal then has. For an app that listens. */
export function shopKeeper(app: TestApp, as: Caller) {
  const list = async (): Promise<Shop[]> => {
    const { body } = await app.get(authorizationInfo, {}, { as })
    if (!body.data) throw new Error(JSON.stringify(body))
    return body.data
  }
  const find = async (id: string): Promise<Shop> => {
    const found = (await list()).find((shop) => shop.id === id)
    if (!found) throw new Error(`no shop ${id}`)
    return found
  }
  /** Says that the account is the company's, where Amazon has named another. */
  const own = async (id: string): Promise<void> => {
    const { account } = await find(id)
    if (account.is === 'OTHER') await app.post(confirmAccount, { shopId: id }, { as })
  }
  return {
    list,
    find,
    own,
    async add(input: { marketplace?: string; region?: string; name?: string; sellerId?: string } = {}) {
      const draft = { marketplace: 'AMAZON', region: 'EU', name: 'Brightoak Home', ...input }
      const { body } = await app.post(createShop, draft, { as })
      if (!body.data) throw new Error(JSON.stringify(body))
      return body.data.id
    },
    /** Follows the shop's link and presses a button there. @returns what Amazon sends back with the browser */
    async consent(id: string, seller: string | undefined): Promise<Sent> {
      return pressAt((await find(id)).consentUrl ?? '', seller)
    },
    complete: (sent: Sent, by: Caller = as) => app.post(amazonCallback, sent, { as: by }),
    /** Connects the shop; an account in another company's name is confirmed as the company's, unless told not to. */
    async connect(id: string, seller = 'A1BRIGHTOAK001', { confirm = true }: { confirm?: boolean } = {}) {
      const answer = await this.complete(await this.consent(id, seller))
      await app.drain()
      if (confirm) await own(id)
      return answer
    },
  }
}

export type Sent = { state: string; code?: string; sellingPartnerId?: string }

/** @param seller undefined: consent is refused */
async function pressAt(consentUrl: string, seller: string | undefined): Promise<Sent> {
  const asked = new URL(consentUrl)
  const page = await fetch(asked)
  if (page.status !== 200) throw new Error(`consent page: ${page.status}`)
  const pressed = new URLSearchParams(asked.searchParams)
  pressed.set('action', seller === undefined ? 'refuse' : 'consent')
  pressed.set('seller', seller ?? '')
  const { headers } = await fetch(asked.origin + asked.pathname, {
    method: 'POST',
    body: pressed,
    redirect: 'manual',
  })
  const back = new URL(headers.get('location') ?? '').searchParams
  const code = back.get('spapi_oauth_code')
  const sellingPartnerId = back.get('selling_partner_id')
  return {
    state: back.get('state') ?? '',
    ...(code && { code }),
    ...(sellingPartnerId && { sellingPartnerId }),
  }
}

/** Seller Central's "Manage your apps": the seller disables the application there. */
export async function withdrawAtAmazon(app: TestApp, seller: string): Promise<void> {
  const body = new URLSearchParams({ seller })
  await fetch(`${app.baseUrl}/local-amazon/apps/manage`, { method: 'POST', body })
}
