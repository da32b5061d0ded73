import { useState } from 'react'
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
import type { StaffTax } from '../../tax-contract.ts'
import styles from '../declarations-staff.module.css'
import type { taxPaymentsStaffText } from '../tax-payments-staff.text.ts'
import { CreditForm } from './credit-form.tsx'
import { ClearForm, ReturnProofForm } from './note-form.tsx'
import { PayeeForm } from './payee-form.tsx'
import { Received } from './received.tsx'

type Doing = 'credit' | 'payee' | 'return' | { clear: number }

/** One tax beside what was sent and credited, and what staff do about it. */
export function TaxDialog({ tax: opened, onClose }: { tax: StaffTax; onClose: () => void }) {
  const t = useText<typeof taxPaymentsStaffText>('tax-payments-staff')
  const lang = useLang()
  const [tax, setTax] = useState(opened)
  const [doing, setDoing] = useState<Doing>()
  const back = () => setDoing(undefined)
  const done = (after: StaffTax) => {
    setTax(after)
    back()
  }
  const form = { tax, onBack: back, onDone: done }
  const { company, period, country, taxStatus } = tax
  return (
    <Dialog
      title={t('titleOf', { company, period, country: countryName(country, lang) })}
      size="lg"
      onClose={onClose}
    >
      <Stack gap={20}>
        {taxStatus === 'PAID' && <Notice tone="good" role="status" title={t('paid')} />}
        <TaxFacts tax={tax} />
        <Differences tax={tax} onClear={doing === undefined ? (clear) => setDoing({ clear }) : undefined} />
        <Received tax={tax} />
        {doing === undefined && <Acts tax={tax} onDo={setDoing} />}
        {doing === 'credit' && <CreditForm {...form} />}
        {doing === 'payee' && <PayeeForm {...form} />}
        {doing === 'return' && <ReturnProofForm {...form} />}
        {typeof doing === 'object' && <ClearForm {...form} ordinal={doing.clear} />}
      </Stack>
    </Dialog>
  )
}

function TaxFacts({ tax }: { tax: StaffTax }) {
  const t = useText<typeof taxPaymentsStaffText>('tax-payments-staff')
  const { number, payable, credited, outstanding, currency, payee } = tax
  const sum = (amount: number) => <Money value={{ amount, currency }} strong />
  return (
    <Facts
      items={[
        { label: t('number'), value: number },
        { label: t('payable'), value: sum(payable) },
        { label: t('credited'), value: sum(credited) },
        { label: t('owed'), value: sum(outstanding) },
        {
          label: t('payee'),
          value: payee ? (
            <span className={styles.words}>
              {payee.name}
              <br />
              <span className={styles.code}>{payee.iban}</span>
            </span>
          ) : (
            t('noPayee')
          ),
        },
        {
          label: t('reference'),
          value: payee?.reference ? (
            <span className={styles.code}>{payee.reference}</span>
          ) : (
            <span className={styles.warn}>{t('noReference')}</span>
          ),
        },
      ]}
    />
  )
}

function Differences(props: { tax: StaffTax; onClear: ((ordinal: number) => void) | undefined }) {
  const { tax, onClear } = props
  const t = useText<typeof taxPaymentsStaffText>('tax-payments-staff')
  const lang = useLang()
  return tax.toDos
    .filter(({ settledAt }) => settledAt === null)
    .map(({ ordinal, kind, amount }) => {
      const isClearable = kind === 'OVERPAID' || kind === 'OTHER_PAYER'
      return (
        <Notice
          key={ordinal}
          tone="warn"
          title={t(`toDo_${kind}`, { sum: formatMoney({ amount, currency: tax.currency }, lang) })}
          action={
            isClearable &&
            onClear && (
              <Button size={32} onClick={() => onClear(ordinal)}>
                {t('clear')}
              </Button>
            )
          }
        >
          {!isClearable && t('shortText')}
        </Notice>
      )
    })
}

function Acts({ tax, onDo }: { tax: StaffTax; onDo: (what: Doing) => void }) {
  const t = useText<typeof taxPaymentsStaffText>('tax-payments-staff')
  const { taxStatus, payee, companyId, id } = tax
  const isOwed = taxStatus === 'DUE' || taxStatus === 'PROOF_SENT'
  return (
    <Row gap={12}>
      {isOwed && (
        <Button variant="primary" onClick={() => onDo('credit')}>
          {t('addCredit')}
        </Button>
      )}
      {isOwed && (
        <Button onClick={() => onDo('payee')}>{t(payee?.reference ? 'changePayee' : 'enterPayee')}</Button>
      )}
      {taxStatus === 'PROOF_SENT' && (
        <Button variant="subtle" onClick={() => onDo('return')}>
          {t('returnProof')}
        </Button>
      )}
      <ButtonLink variant="subtle" href={paths.adminDeclaration({ companyId, id })}>
        {t('toDeclaration')}
      </ButtonLink>
    </Row>
  )
}
