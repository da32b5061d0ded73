import { PageHeading } from '#platform/ui/page-heading.tsx'
import { useText } from '#platform/web/text.ts'
import { Calculator } from './calculator.tsx'
import { HeadingLevel } from './heading-level.ts'
import type { calculatorText } from './calculator.text.ts'

export const handle = { auth: true, access: 'seller', texts: ['calculator', 'ui'] }

export default function TaxCalculatorPage() {
  const t = useText<typeof calculatorText>('calculator')
  return (
    <>
      <title>{t('title')}</title>
      <PageHeading title={t('title')} sub={t('lead')} />
      <HeadingLevel value={2}>
        <Calculator />
      </HeadingLevel>
    </>
  )
}
