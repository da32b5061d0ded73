import { addressText } from '#platform/shared/address-lines.ts'
import { countryName } from '#platform/shared/countries.ts'
import { Facts, type Fact } from '#platform/ui/facts.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { CompanyInfo } from '../contract.ts'
import { isLatin } from '../latin-names.ts'
import type { companyText } from './company.text.ts'
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
      value: company.vatNumber ? <VatNumberStatus company={company} checking={checking} /> : t('none'),
    },
  ]
  if (address) {
    const place = [address.postcode, address.city].filter((part) => part !== '').join(' ')
    const lines = [address.line1, address.line2, place]
    const value = addressText(lines, countryName(address.country, lang))
    facts.push({ key: 'address', label: t('address'), value })
  }
  return <Facts items={facts} />
}
