import { samplePdf } from '#main/journey/sample-documents.ts'
import type { Client } from '#main/journey/http-client.ts'

const base = '/server/portal'

type Shop = { id: string; consentUrl: string | null }

/** Three shops: one connected at the local Amazon, one that waits for it, one without an interface. */
export async function openShops(url: string, seller: Client): Promise<void> {
  const add = (marketplace: string, region: string, name: string) =>
    seller.post<{ id: string }>(`${base}/shop/create`, { marketplace, region, name })
  const { id } = await add('AMAZON', 'EU', 'Brightoak Home')
  await add('AMAZON', 'GB', 'Brightoak Home UK')
  await add('KAUFLAND', 'EU', 'brightoak.de')
  const shops = await seller.get<Shop[]>(`${base}/amz/authorizationInfo`)
  const asked = new URL(shops.find((shop) => shop.id === id)?.consentUrl ?? '')
  const pressed = new URLSearchParams(asked.searchParams)
  pressed.set('action', 'consent')
  pressed.set('seller', 'A1BRIGHTOAK001')
  const answer = await fetch(new URL(asked.pathname, url), {
    method: 'POST',
    body: pressed,
    redirect: 'manual',
  })
  const back = new URL(answer.headers.get('location') ?? '').searchParams
  await seller.post(`${base}/amz/authorizationCallback`, {
    state: back.get('state'),
    code: back.get('spapi_oauth_code'),
    sellingPartnerId: back.get('selling_partner_id'),
  })
  const text = 'We could not verify your VAT number. The name differs. Please act within 14 days.'
  const bytes = await samplePdf('Notice of the marketplace')
  const uploadId = await seller.upload(`${base}/file/upload`, { name: 'notice.pdf', bytes })
  await seller.post(`${base}/shop/openNotice`, { shopId: id, text, uploadId })
}
