import { useState } from 'react'
import { useStaffAction } from '#back-office/web/frame/use-staff-action.ts'
import { countryName } from '#platform/shared/countries.ts'
import { formatMoney } from '#platform/shared/format-money.ts'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Facts } from '#platform/ui/facts.tsx'
import { Row, Stack } from '#platform/ui/layout.tsx'
import { Money } from '#platform/ui/money.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { paths } from '#paths.ts'
import { useLang, useText } from '#platform/web/text.ts'
import { carryCredit, type StaffCredit } from '../../credit-contract.ts'
import type { taxPaymentsStaffText } from '../tax-payments-staff.text.ts'
import { AskEvidenceForm } from './ask-evidence-form.tsx'
import { Evidence } from './evidence.tsx'
import { RefundForm } from './refund-form.tsx'

type Changed = Partial<StaffCredit>

/** A credit on its way: what the authority asks for, and how it ends. */
export function CreditDialog({ credit: opened, onClose }: { credit: StaffCredit; onClose: () => void }) {
  const t = useText<typeof taxPaymentsStaffText>('tax-payments-staff')
  const lang = useLang()
  const [credit, setCredit] = useState(opened)
  const [doing, setDoing] = useState<'ask' | 'refund'>()
  const back = () => setDoing(undefined)
  const done = (after: Changed) => {
    setCredit({ ...credit, ...after })
    back()
  }
  const { company, period, country, number, amount, currency, asked, taxStatus } = credit
  const form = { credit, onBack: back, onDone: done }
  return (
    <Dialog
      title={t('titleOf', { company, period, country: countryName(country, lang) })}
      size="lg"
      onClose={onClose}
    >
      <Stack gap={20}>
        {(taxStatus === 'CARRIED' || taxStatus === 'REFUNDED') && (
          <Notice tone="good" role="status" title={t(`end_${taxStatus}`)} />
        )}
        <Facts
          items={[
            { label: t('number'), value: number },
            { label: t('credit'), value: <Money value={{ amount, currency }} strong /> },
          ]}
        />
        {asked !== null && <Notice title={t('asked')}>{asked}</Notice>}
        <Evidence credit={credit} />
        {doing === 'ask' && <AskEvidenceForm {...form} />}
        {doing === 'refund' && <RefundForm {...form} />}
        {doing === undefined && <Acts credit={credit} onDo={setDoing} onDone={done} />}
      </Stack>
    </Dialog>
  )
}

function Acts(props: {
  credit: StaffCredit
  onDo: (what: 'ask' | 'refund') => void
  onDone: (after: Changed) => void
}) {
  const { credit, onDo, onDone } = props
  const t = useText<typeof taxPaymentsStaffText>('tax-payments-staff')
  const lang = useLang()
  const carry = useStaffAction(carryCredit, { done: t('carried'), onDone, toastsAll: true })
  const { companyId, id, revision, canCarry, taxStatus, asked } = credit
  const isOpen = taxStatus === 'CREDIT'
  return (
    <Row gap={12}>
      {isOpen && (
        <Button variant="primary" onClick={() => onDo('refund')}>
          {t('recordRefund')}
        </Button>
      )}
      {isOpen && (
        <Button onClick={() => onDo('ask')}>{t(asked === null ? 'askEvidence' : 'askAgain')}</Button>
      )}
      {isOpen && canCarry && (
        <Button loading={carry.pending} onClick={() => carry.run({ companyId, id, revision })}>
          {t('carryNow', { sum: formatMoney(credit, lang) })}
        </Button>
      )}
      <ButtonLink variant="subtle" href={paths.adminDeclaration({ companyId, id })}>
        {t('toDeclaration')}
      </ButtonLink>
    </Row>
  )
}
