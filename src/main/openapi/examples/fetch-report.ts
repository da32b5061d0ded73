import { createClientOver, type Client, type Send } from '../../journey/http-client.ts'

/**
 * The program asks Amazon for a month. Before that a person has connected a shop in the browser, by pages of Amazon that
 * are no calls of ours; none of it is recorded.
 */
export async function fetchReport(
  key: Client,
  { base, send, token }: { base: string; send: Send; token: string },
): Promise<void> {
  const owner = createClientOver(send, 'en')
  owner.signIn(token)
  const shop = { marketplace: 'AMAZON', region: 'EU', name: 'Qinglan Home' }
  const { id: shopId } = await owner.post<{ id: string }>(`${base}/shop/create`, shop)
  type Shop = { id: string; consentUrl: string | null }
  const shops = await owner.get<Shop[]>(`${base}/amz/authorizationInfo`)
  const asked = new URL(shops.find(({ id }) => id === shopId)?.consentUrl ?? '')
  const pressed = new URLSearchParams(asked.searchParams)
  pressed.set('action', 'consent')
  pressed.set('seller', 'A1BRIGHTOAK001')
  const answer = await send(asked.pathname, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(pressed),
  })
  const back = new URL(answer.headers.get('location') ?? '').searchParams
  await owner.post(`${base}/amz/authorizationCallback`, {
    state: back.get('state'),
    code: back.get('spapi_oauth_code'),
    sellingPartnerId: back.get('selling_partner_id'),
  })
  // Where the account is in another name, somebody has to say that it is theirs.
  await owner.ask(`${base}/shop/confirmAccount`, { shopId })
  await key.post(`${base}/salesReport/fetch`, { shopId, month: '2026-10' })
}
