import { addressText } from '#platform/shared/address-lines.ts'
import { keptLines } from '#platform/shared/kept-lines.ts'
import { countryName } from '#platform/shared/countries.ts'
import { Facts, type Fact } from '#platform/ui/facts.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { useCallQuery } from '#platform/web/query.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { listRegistrations } from '#registrations/contract.ts'
import type { CompanyInfo } from '../contract.ts'
import { isLatin } from '../latin-names.ts'
import type { companyText } from './company.text.ts'
import { knownVatNumbers } from './known-vat-numbers.ts'
import { VatNumberStatus } from './vat-number-status.tsx'

/** The company as it will appear on the invoice. */
export function CompanySummary({
  company,
  checking = false,
}: {
  company: CompanyInfo
  /** its VAT number is being checked */
  checking?: boolean
}) {
  const t = useText<typeof companyText>('company')
  const lang = useLang()
  const { address, latin } = company
  const facts: Fact[] = [
    { key: 'name', label: t('name'), value: company.name },
    ...(company.nameOriginal
      ? [{ key: 'original', label: t('nameOriginal'), value: <span lang="zh">{company.nameOriginal}</span> }]
      : []),
    ...(latin?.name && !isLatin(company.name)
      ? [{ key: 'latin', label: t('latinName'), value: latin.name }]
      : []),
    { key: 'country', label: t('country'), value: countryName(company.country, lang) },
    {
      key: 'registration',
      label: company.country === 'CN' ? t('registrationNumberCn') : t('registrationNumber'),
      value: company.registrationNumber ?? t('none'),
    },
    {
      key: 'vat',
      label: t('vatNumber'),
      value: <VatNumbers company={company} checking={checking} />,
    },
  ]
  if (address) {
    const country = { name: countryName(address.country, lang), code: address.country, lang }
    const value = addressText(keptLines(address), country)
    facts.push({ key: 'address', label: t('address'), value })
  }
  return <Facts items={facts} />
}

/** The number that the company named with what its register said, then those that it obtained here. */
function VatNumbers({ company, checking }: { company: CompanyInfo; checking: boolean }) {
  const t = useText<typeof companyText>('company')
  const lang = useLang()
  const { data } = useCallQuery(listRegistrations, { pageSize: 100 })
  const known = knownVatNumbers(company.vatNumber, data?.records ?? [])
  if (company.vatNumber === null && known.length === 0) return data ? t('none') : '–'
  return (
    <Stack gap={4}>
      {company.vatNumber !== null && <VatNumberStatus company={company} checking={checking} />}
      {known.map(({ country, number }) => (
        <span key={number}>
          {number} <span className="text-second">{countryName(country, lang)}</span>
        </span>
      ))}
    </Stack>
  )
}
