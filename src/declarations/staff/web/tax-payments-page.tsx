import { ListFrame } from '#back-office/web/frame/list-frame.tsx'
import { useListPlace } from '#back-office/web/frame/list-place.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { paths } from '#paths.ts'
import { useText } from '#platform/web/text.ts'
import { CreditList } from './tax/credit-list.tsx'
import { TaxList } from './tax/tax-list.tsx'
import type { taxPaymentsStaffText } from './tax-payments-staff.text.ts'

export const handle = {
  auth: true,
  access: 'staff',
  texts: ['tax-payments-staff', 'back-office-lists', 'ui'],
}

const VIEWS = ['PROOF_SENT', 'DUE', 'DIFFERENCE', 'CREDIT'] as const
const PAGE_SIZE = 50

/** Where payments of tax are matched with what the authority credited, and credits are followed to their end. */
export default function TaxPaymentsPage() {
  const t = useText<typeof taxPaymentsStaffText>('tax-payments-staff')
  const { view = 'PROOF_SENT', page } = useListPlace(VIEWS)
  const place = {
    page,
    pageSize: PAGE_SIZE,
    hrefOf: (to: number) => paths.adminTaxPayments({ view, page: to }),
  }
  return (
    <ListFrame
      id="tax-payments"
      title={t('title')}
      sub={t('sub')}
      tools={<ButtonLink href={paths.adminDeclarations()}>{t('back')}</ButtonLink>}
      views={{
        label: t('views'),
        current: view,
        items: VIEWS.map((key) => ({
          key,
          label: t(`view_${key}`),
          href: paths.adminTaxPayments({ view: key }),
        })),
      }}
    >
      {view === 'CREDIT' ? <CreditList {...place} /> : <TaxList key={view} view={view} {...place} />}
    </ListFrame>
  )
}
