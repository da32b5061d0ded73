import { createHash } from 'node:crypto'
import type { Client } from '#main/journey/http-client.ts'
import { until } from '#main/journey/steps.ts'
import { amazonFile } from '#reports/testing/amazon-file.ts'
import { BASE } from './ask.ts'

type Declared = { id: string; number: string; status: string; country: string }
type Work = { company: { id: string }; revision: number; status: string }

/** A declaration that the portal calculated, and that was checked, confirmed and filed. */
export type FiledDeclaration = { id: string; number: string; label: string; payable: number }

type People = {
  /** A customer whose German returns we file */
  customer: Client
  admin: Client
  reviewer: Client
}

const MONTHS = 7

/** From a report of the last months to a return that was filed, by the calls that people make. */
export async function fileDeclaration({ customer, admin, reviewer }: People): Promise<FiledDeclaration> {
  await sendReport(customer)
  const { id } = await until('a declaration that was calculated', async () => {
    const { records } = await customer.get<{ records: Declared[] }>(`${BASE}/vat/declare/item/page`, {
      country: 'DE',
      status: 'CALCULATED',
    })
    return records[0]
  })
  const { number } = await holdLicence(admin)
  const { records } = await reviewer.get<{ records: (Work & { id: string })[] }>(
    `${BASE}/staff/declarations/list`,
    { country: 'DE', pageSize: '100' },
  )
  const companyId = records.find((one) => one.id === id)?.company.id ?? ''
  const at = { companyId, id }
  const seen = async () => {
    const { revision } = await reviewer.get<Work>(`${BASE}/staff/declarations/detail`, at)
    return { ...at, revision }
  }
  await reviewer.post(`${BASE}/staff/declarations/taxNumber`, { ...at, number: '1121081508150' })
  await reviewer.post(`${BASE}/staff/declarations/check`, await seen())
  const { revision } = await seen()
  await customer.post(`${BASE}/declaration/confirm`, { id, revision })
  type Files = { files: { name: string; problems: unknown[] }[] }
  const { files } = await reviewer.get<Files>(`${BASE}/staff/declarations/files`, at)
  const file = files.find(({ problems }) => problems.length === 0)?.name
  await admin.post(`${BASE}/staff/declarations/file`, {
    ...(await seen()),
    file,
    reference: `ELSTER ${number}`,
  })
  type Detail = { number: string; period: { label: string }; payable: { amount: number } }
  const filed = await customer.get<Detail>(`${BASE}/declaration/detail`, { id })
  return { id, number: filed.number, label: filed.period.label, payable: filed.payable.amount }
}

/** One sale in each of the last months, so that none is missing. */
async function sendReport(customer: Client): Promise<void> {
  const today = new Date()
  const days = Array.from({ length: MONTHS }, (_, back) => {
    const day = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - back - 1, 10))
    return day.toISOString().slice(0, 10).split('-').toReversed().join('-')
  })
  const sale = { MARKETPLACE: 'own shop', TOTAL_ACTIVITY_VALUE_AMT_VAT_INCL: '119.00' }
  const bytes = Buffer.from(amazonFile(days.map((day) => ({ ...sale, TRANSACTION_COMPLETE_DATE: day }))))
  const begun = { fileName: 'sales.csv', size: bytes.length }
  const { id: importId } = await customer.post<{ id: string }>(`${BASE}/salesReport/begin`, begun)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await customer.upload(
    `${BASE}/salesReport/chunk`,
    { name: 'chunk', bytes },
    { importId, offset: '0', sha256 },
  )
  await customer.post(`${BASE}/salesReport/finish`, { importId })
}

async function holdLicence(admin: Client): Promise<{ number: string }> {
  const { id } = await admin.get<{ id: string }>(`${BASE}/staff/me`)
  const licence = { country: 'DE', act: 'FILE_RETURNS', holder: 'Muster GmbH', number: 'StB 4711' }
  return admin.post(`${BASE}/staff/licence/save`, { ...licence, validFrom: '2020-01-01', signers: [id] })
}
