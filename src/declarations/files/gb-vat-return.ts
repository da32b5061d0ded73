import type { NationalReturn, PreparedReturn } from '../boxes/prepared-return.ts'
import type { WholeFile } from './declaration-file.ts'
import { gbProblems } from './gb-problems.ts'

/** HMRC's names of the nine boxes. */
const NAMES = {
  vatDueSales: '1',
  vatDueAcquisitions: '2',
  totalVatDue: '3',
  vatReclaimedCurrPeriod: '4',
  netVatDue: '5',
  totalValueSalesExVAT: '6',
  totalValuePurchasesExVAT: '7',
  totalValueGoodsSuppliedExVAT: '8',
  totalAcquisitionsExVAT: '9',
} as const

const PENCE = 100

const isBritish = (prepared: PreparedReturn): prepared is NationalReturn =>
  prepared.kind === 'NATIONAL' && prepared.country === 'GB' && prepared.boxes !== null

/** The body of HMRC's call `POST /organisations/vat/{vrn}/returns`. */
export const GB_VAT_RETURN: WholeFile = {
  label: 'validated',
  isFor: isBritish,
  name: ({ period }) => `gb-${period.name}.json`,
  write(prepared, { periodKey }) {
    const boxes = new Map(
      prepared.kind === 'NATIONAL' ? prepared.boxes?.map(({ box, units }) => [box, units]) : [],
    )
    const figures = Object.entries(NAMES).map(([name, box]) => [name, (boxes.get(box) ?? 0) / PENCE])
    // Sending it is the declaration that it is final, so there is no other body.
    const body = {
      ...(periodKey === null ? {} : { periodKey }),
      ...Object.fromEntries(figures),
      finalised: true,
    }
    return `${JSON.stringify(body, null, 2)}\n`
  },
  problems: (content) => gbProblems(String(content)),
}
