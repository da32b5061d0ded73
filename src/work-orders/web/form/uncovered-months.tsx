import type { Template } from '#forms/engine/model/template.ts'
import { useFormFields, useFormTools } from '#forms/web/public.tsx'
import type { OutputOf } from '#platform/shared/call.ts'
import { formatDay, formatDayRange } from '#platform/shared/day-text.ts'
import { IconInfoCircle } from '#platform/ui/icons.ts'
import { Link } from '#platform/ui/link.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { paths } from '#paths.ts'
import { useLang, useText } from '#platform/web/text.ts'
import type { nodeData } from '../../contract.ts'
import { tradeKeys, uncoveredMonths } from '../../uncovered-months.ts'
import type { formPageText } from './form-page.text.ts'

type Ordered = NonNullable<OutputOf<typeof nodeData>['orderedMonths']>

/** Below the questions about past trade, and once more before the form is submitted: what the order does not cover. */
export function UncoveredMonths({ ordered, form }: { ordered: Ordered; form: Template }) {
  const t = useText<typeof formPageText>('form-page')
  const lang = useLang()
  const { section, isLastStep } = useFormTools()
  const { rawAt } = useFormFields()
  const uncovered = uncoveredMonths(rawAt, ordered)
  if (!uncovered || !(isLastStep || section === askedIn(form, ordered.country))) return null
  const { service } = ordered
  const month = (value: string): string => formatDay(`${value}-01`, lang, 'month')
  return (
    <Notice
      tone="warn"
      role="status"
      icon={<IconInfoCircle size={20} />}
      title={t('uncoveredTitle', { count: uncovered.count })}
    >
      <p>
        {t(ordered.filingMonths > 0 ? 'uncoveredFiling' : 'uncoveredNoFiling', {
          since: month(uncovered.from),
          first: month(ordered.firstMonth),
          span: formatDayRange(`${uncovered.from}-01`, `${uncovered.to}-01`, lang, 'month'),
        })}
      </p>
      <p>{t(service ? 'uncoveredWhatNow' : 'uncoveredContact')}</p>
      {uncovered.count < ordered.filingMonths && <p>{t('uncoveredEndsSooner')}</p>}
      <p>
        <Link href={service ? paths.product(service.code) : paths.contactUs()} look="alone">
          {service ? service.name : t('contactUs')}
        </Link>
      </p>
    </Notice>
  )
}

function askedIn(form: Template, country: string): string | undefined {
  const { firstSaleOn } = tradeKeys(country)
  return form.sections.find(({ fields }) => fields.some(({ key }) => key === firstSaleOn))?.key
}
