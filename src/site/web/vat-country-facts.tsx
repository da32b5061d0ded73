import type { ProductCard } from '#catalogue/web/public.tsx'
import { formatMoney } from '#platform/shared/format-money.ts'
import { Facts } from '#platform/ui/facts.tsx'
import { Band } from '#platform/ui/layout.tsx'
import { SectionHeading } from '#platform/ui/page-heading.tsx'
import { useLang, useText } from '#platform/web/text.ts'
import type { ExplainedCountry } from './vat-countries.ts'
import type { vatComplianceText } from './vat-compliance.text.ts'

/** Registering in one country: office, number, representative; duration and price of the service for it. */
export function CountryFacts({
  country,
  name,
  services,
}: {
  country: ExplainedCountry
  name: string
  services: readonly ProductCard[]
}) {
  const t = useText<typeof vatComplianceText>('vat-compliance')
  const lang = useLang()
  const registration = services.find(({ code }) => code.startsWith('vat-registration')) ?? services[0]
  return (
    <Band>
      <SectionHeading title={t('factsTitle', { country: name })} />
      <Facts
        look="stacked"
        items={[
          { key: 'authority', label: t('authority'), value: t(`authority_${country}`) },
          { key: 'number', label: t('number'), value: t(`number_${country}`) },
          { key: 'representative', label: t('representative'), value: t(`representative_${country}`) },
          ...(registration
            ? [
                { key: 'days', label: t('days'), value: t('daysValue', registration.expectedDays) },
                {
                  key: 'price',
                  label: t('priceFrom'),
                  value: t('priceValue', { price: formatMoney(registration.fromPrice, lang) }),
                },
              ]
            : []),
        ]}
      />
    </Band>
  )
}
