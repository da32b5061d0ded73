import { EXAMPLE_UPLOADS } from '#form-templates/parts/example-parts.ts'
import { ossExample } from '#form-templates/one-stop-shop/examples.ts'
import { defaultOptions, type ShownOption } from '../../journey/options.ts'
import { samplePdf } from '../../journey/sample-documents.ts'
import type { YearsCast } from './cast.ts'
import { COMPANY } from './countries.ts'
import { monthFrom, quarterOf } from './months.ts'
import { orderAndPay } from './take-over.ts'

type Page<T> = { records: T[] }
type Node = { id: string; key: string }
type Registration = { country: string; kind: string | null; number: string | null }

const CODE = 'oss-registration'
const QUARTERS_OVER = 3

/** The first month in which the company sells to consumers in other states. @param lastMonth the last that is over */
export const firstMonthAbroad = (lastMonth: string): string =>
  monthFrom(quarterOf(monthFrom(lastMonth, 1)), -3 * QUARTERS_OVER)

/** The company registers with the one-stop shop in Germany, weeks before the first such sale. */
export async function joinOneStopShop(cast: YearsCast, lastMonth: string): Promise<void> {
  const { base, seller } = cast
  const { records } = await seller.get<Page<Registration>>(`${base}/registration/list`)
  if (records.some(({ kind }) => kind === 'OSS_CONFIRMATION')) return
  const number = records.find(({ country, kind }) => country === 'DE' && kind === 'VAT_NUMBER')?.number ?? ''
  const product = await seller.get<{ id: string; options: ShownOption[] }>(`${base}/product/details`, {
    code: CODE,
  })
  const options = { ...defaultOptions(product.options), state: 'DE', returns: '24' }
  await seller.post(`${base}/shoppingCart/add`, { productId: product.id, options, quantity: 1 })
  await orderAndPay(cast)
  await cast.settle()
  const works = await seller.get<Page<{ id: string; country: string }>>(`${base}/workOrder/myService/list`, {
    pageSize: '100',
    status: 'OPEN',
  })
  const workOrderId = works.records.find(({ country }) => country === 'EU')?.id ?? ''
  await register(cast, { workOrderId, number, firstMonth: firstMonthAbroad(lastMonth) })
}

type Wanted = { workOrderId: string; number: string; firstMonth: string }

/** From the form to the handover. */
async function register(cast: YearsCast, { workOrderId, number, firstMonth }: Wanted): Promise<void> {
  const { seller, agent, base } = cast
  const { nodes } = await seller.get<{ nodes: Node[] }>(`${base}/woProcessNode/get`, { workOrderId })
  const at = (key: string) => ({ workOrderId, nodeId: nodes.find((node) => node.key === key)?.id })
  const paper = async (name: string) =>
    seller.upload(`${base}/file/upload`, { name: `${name}.pdf`, bytes: await samplePdf(name) })
  const answers = answersFor({ number, firstMonth, uploadId: await paper('certificate') })
  const sent = await seller.post<{ status: string; errors?: unknown }>(`${base}/woNodeData/save`, {
    nodeId: at('companyForm').nodeId,
    answers,
    submit: true,
  })
  if (sent.status !== 'SUBMITTED') throw new Error(`one-stop shop: ${JSON.stringify(sent.errors)}`)
  await agent.post(`${base}/staff/verdict/acceptRest`, { ...at('companyForm'), submission: 1 })
  await agent.post(`${base}/staff/node/accept`, at('companyForm'))
  const uploadId = await paper('power-of-attorney')
  await seller.post(`${base}/woProcessNode/submitSignature`, { ...at('powerOfAttorney'), uploadId })
  await agent.post(`${base}/staff/node/accept`, at('powerOfAttorney'))
  const filed = { date: cast.today(), way: 'portal', reference: 'BOP-OSS-4471' }
  await agent.post(`${base}/staff/node/complete`, { ...at('handIn'), ...filed })
  await agent.post(`${base}/staff/authority/grant`, { ...at('oss'), number })
  await agent.post(`${base}/staff/node/complete`, { ...at('handover'), firstMonth })
}

type Answered = { number: string; firstMonth: string; uploadId: string }

/** The list's own example, with what is this company's. */
function answersFor({ number, firstMonth, uploadId }: Answered): Record<string, unknown> {
  const samples = new Set<unknown>(Object.values(EXAMPLE_UPLOADS).flat())
  const example = Object.entries(ossExample).map(([key, answer]) => [
    key,
    Array.isArray(answer) && answer.some((id) => samples.has(id)) ? [uploadId] : answer,
  ])
  return { ...Object.fromEntries(example), ...COMPANY, vatNumber: number, firstPeriod: firstMonth }
}
