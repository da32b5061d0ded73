import { useEffect, useState } from 'react'
import { Button } from '#platform/ui/button.tsx'
import { Card } from '#platform/ui/card.tsx'
import { Stack } from '#platform/ui/layout.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Skeleton } from '#platform/ui/skeleton.tsx'
import { useFollowingFocus } from '#platform/ui/use-following-focus.ts'
import { useText } from '#platform/web/text.ts'
import { isReadyForInvoice } from '../company.ts'
import type { CompanyInfo } from '../contract.ts'
import { CompanyForm } from './company-form.tsx'
import { CompanySummary } from './company-summary.tsx'
import type { companyText } from './company.text.ts'
import { useCompanyCheck } from './use-company-check.ts'

const COMPANY_FORM = '#company'
const isAskedFor = () => typeof window !== 'undefined' && window.location.hash === COMPANY_FORM

/**
 * Who the invoice is made out to: shown, and edited in place by an owner. Open at once while the address is
 * missing.
 */
export function CompanyPanel({ onChanged }: { onChanged?: (company: CompanyInfo) => void }) {
  const t = useText<typeof companyText>('company')
  const { company, error, refetch, checking, expectResult } = useCompanyCheck(onChanged)
  // the cart links to the form where a number would save VAT
  const [isOpen, setOpen] = useState(isAskedFor)
  const place = useFollowingFocus<HTMLDivElement>(isOpen)
  if (error && !company) {
    return (
      <Card title={t('title')}>
        <Notice tone="bad" action={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}>
          {t('loadFailed')}
        </Notice>
      </Card>
    )
  }
  if (!company) {
    return (
      <Card title={t('title')}>
        <Skeleton lines={5} />
      </Card>
    )
  }
  const mayChange = company.role === 'owner'
  const isMissing = !isReadyForInvoice(company)
  if (mayChange && (isOpen || isMissing)) {
    return (
      <div ref={place}>
        <FormCard
          company={company}
          isMissing={isMissing}
          onClose={() => setOpen(false)}
          onSaved={(saved) => {
            setOpen(false)
            expectResult()
            onChanged?.(saved)
          }}
        />
      </div>
    )
  }
  return (
    <div ref={place}>
      <SummaryCard
        company={company}
        checking={checking}
        isMissing={isMissing}
        onChange={mayChange ? () => setOpen(true) : undefined}
      />
    </div>
  )
}

type FormCardProps = {
  company: CompanyInfo
  isMissing: boolean
  onClose(): void
  onSaved(company: CompanyInfo): void
}

function FormCard({ company, isMissing, onClose, onSaved }: FormCardProps) {
  const t = useText<typeof companyText>('company')
  useEffect(() => {
    if (!isAskedFor()) return
    const fields = document.querySelectorAll<HTMLInputElement>(`${COMPANY_FORM} [name$='Number']`)
    const empty = [...fields].find(({ value }) => value === '')
    empty?.focus()
  }, [])
  return (
    <Card title={t('title')} id={COMPANY_FORM.slice(1)}>
      <Stack gap={16}>
        {isMissing && <Notice tone="info">{t('addressMissing')}</Notice>}
        <CompanyForm company={company} onSaved={onSaved} onCancel={isMissing ? undefined : onClose} />
      </Stack>
    </Card>
  )
}

type SummaryProps = {
  company: CompanyInfo
  checking: boolean
  isMissing: boolean
  /** Undefined for members who may not change the company. */
  onChange: (() => void) | undefined
}

function SummaryCard({ company, checking, isMissing, onChange }: SummaryProps) {
  const t = useText<typeof companyText>('company')
  return (
    <Card
      title={t('title')}
      aside={
        onChange && (
          <Button size={32} onClick={onChange}>
            {t('change')}
          </Button>
        )
      }
      foot={onChange ? undefined : t('ownersOnly')}
    >
      <Stack gap={12}>
        {isMissing && <Notice tone="warn">{t('addressMissing')}</Notice>}
        <CompanySummary company={company} checking={checking} />
      </Stack>
    </Card>
  )
}
