import type { CellValue } from '#platform/server/table-file.ts'
import { countryName } from '#platform/shared/countries.ts'
import type { NationalReturn } from '../boxes/prepared-return.ts'

type About = Pick<NationalReturn, 'country' | 'number' | 'period'>

/** Who, where and when. */
export function headOf(
  title: string,
  { country, number, period }: About,
  taxpayer: string,
  numberName: CellValue = 'VAT number VAT税号',
): CellValue[][] {
  return [
    [title, countryName(country, 'en'), countryName(country, 'zh')],
    ['Taxpayer 纳税人', taxpayer],
    [numberName, number],
    ['Period 申报期', `${period.from} – ${period.to}`],
    [],
  ]
}
